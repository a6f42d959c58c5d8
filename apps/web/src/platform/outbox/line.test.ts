import { beforeEach, describe, expect, it } from 'vitest';
import { Device, type Tab, type Work } from './testing/device.ts';
import { FakeServer } from './testing/fakeServer.ts';

let device: Device;
let tab: Tab;
let server: FakeServer;

beforeEach(() => {
  device = new Device();
  tab = device.openTab();
  server = new FakeServer();
});

const store = (note: string, work: Partial<Work> = {}) =>
  tab.store({ userId: 'ana', note, photos: [], ...work });
const drain = () => tab.drain(server.transport);
const arrived = () => server.applied.map(({ operationId }) => operationId);
const rowOf = (operationId: string) => tab.database.outbox.get({ operationId });

describe('urgent work', () => {
  it('goes before everything that waits on other records, photos and all', async () => {
    const others = [await store('one', { photos: ['door'] }), await store('two', { photos: ['latch'] })];
    const alert = await store('alert', { isUrgent: true });
    server.forecast.push('fine', 'fine', 'lostBefore');
    await drain();
    expect(arrived()).toEqual([alert]);
    expect(server.photos.size).toBe(0);
    await drain();
    expect(arrived()).toEqual([alert, ...others]);
  });

  it('waits for earlier work on its own record, which goes before the rest with it', async () => {
    const other = await store('one', { recordKey: 'entry 1' });
    const log = await store('log', { recordKey: 'entry 2' });
    const edit = await store('edit with an alert', { recordKey: 'entry 2', isUrgent: true });
    await drain();
    expect(arrived()).toEqual([log, edit, other]);
  });

  it('is held back by refused work on its own record, and the rest goes on', async () => {
    const other = await store('one', { recordKey: 'entry 1' });
    const log = await store('log', { recordKey: 'entry 2' });
    const edit = await store('edit with an alert', { recordKey: 'entry 2', isUrgent: true });
    server.refusals.set(log, { status: 409, code: 'entry.idTaken' });
    await drain();
    expect(arrived()).toEqual([other]);
    expect(await rowOf(edit)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  it('is next when it comes while other work is under way', async () => {
    const others = [await store('one'), await store('two'), await store('three')];
    const alerts: string[] = [];
    await tab.drain({
      ...server.transport,
      sendOperation: async (operation) => {
        if (operation.label === 'one') alerts.push(await store('alert', { isUrgent: true }));
        return server.transport.sendOperation(operation);
      },
    });
    expect(arrived()).toEqual([others[0], ...alerts, others[1], others[2]]);
  });

  it('is nothing that an older app kept', async () => {
    const old = await store('one');
    await tab.database.outbox
      .where({ operationId: old })
      .modify((row) => Reflect.deleteProperty(row, 'isUrgent'));
    const alert = await store('alert', { isUrgent: true });
    await drain();
    expect(arrived()).toEqual([alert, old]);
  });
});
