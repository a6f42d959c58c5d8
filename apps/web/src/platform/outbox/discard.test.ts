import { Dexie } from 'dexie';
import { beforeEach, describe, expect, it } from 'vitest';
import { forget, forgetPending } from './journal.ts';
import { Device, type Tab } from './testing/device.ts';
import { FakeServer } from './testing/fakeServer.ts';

let tab: Tab;
let server: FakeServer;

beforeEach(() => {
  tab = new Device().openTab();
  server = new FakeServer();
});

const store = (note: string, recordKey: string, userId = 'ana') =>
  tab.store({ userId, note, recordKey, photos: [note] });
const drain = () => tab.drain(server.transport);
const discardEntry = () => forgetPending(tab.database, 'ana', 'entry');
const left = async () => (await tab.database.outbox.toArray()).map(({ operationId }) => operationId);

describe('discarding what was done on a record', () => {
  it('deletes what was never sent, with its photos and records, and nothing of other records or users', async () => {
    const [log, edit] = [await store('log', 'entry'), await store('edit', 'entry')];
    const [other, ofBen] = [await store('other', 'another'), await store('ben', 'entry', 'ben')];
    const gone = await discardEntry();
    expect(gone.map(({ operationId }) => operationId)).toEqual([log, edit]);
    expect(await left()).toEqual([other, ofBen]);
    expect(await tab.database.outboxPhotos.count()).toBe(2);
    expect(await tab.database.records.count()).toBe(2);
  });

  it('deletes what was rejected, and the work blocked by it', async () => {
    const log = await store('log', 'entry');
    await store('edit', 'entry');
    server.refusals.set(log, { status: 403, code: 'permission.missing' });
    await drain();
    expect(await discardEntry()).toHaveLength(2);
  });

  it('keeps what the server may have done although no answer came', async () => {
    const log = await store('log', 'entry');
    const edit = await store('edit', 'entry');
    server.forecast.push('fine', 'fine', 'lostAfter');
    await drain();
    expect((await discardEntry()).map(({ operationId }) => operationId)).toEqual([edit]);
    expect(await left()).toEqual([log]);
  });

  it('is in time even when the work was about to be sent', async () => {
    const log = await store('log', 'entry');
    // The drain has just read the row when the user discards it.
    tab.database.outbox.hook('reading', (row) => {
      void Dexie.ignoreTransaction(() => forget(tab.database, log));
      return row;
    });
    await drain();
    expect(server.applied).toEqual([]);
  });
});
