import { beforeEach, describe, expect, it } from 'vitest';
import { seenSource } from '../localDatabase/rows.ts';
import { itemsOf, optimisticOf } from './readOutbox.ts';
import { savedFileOf } from './savedFile.ts';
import { Device, type Tab } from './testing/device.ts';
import { FakeServer } from './testing/fakeServer.ts';

let tab: Tab;

beforeEach(() => {
  tab = new Device().openTab();
});

describe('what a user sees', () => {
  it('is their own pending work, oldest first, with what is blocked', async () => {
    const server = new FakeServer();
    const work = { userId: 'ana', photos: [] };
    const first = await tab.store({ ...work, note: 'start', recordKey: 'walk 1' });
    await tab.store({ ...work, note: 'entry', recordKey: 'walk 1' });
    await tab.store({ ...work, note: 'of ben', userId: 'ben' });
    server.refusals.set(first, { status: 409, code: 'walk.completed' });
    await tab.drain(server.transport);
    expect(await itemsOf(tab.database, 'ana')).toMatchObject([
      { label: 'start', state: 'refused', isBlocked: false },
      { label: 'entry', state: 'waiting', isBlocked: true },
    ]);
  });

  it('is each record as its latest operation will make it', async () => {
    const { database } = tab;
    const ids = [];
    for (const note of ['first', 'second']) ids.push(await tab.store({ userId: 'ana', note, photos: [] }));
    await database.records.clear();
    for (const [at, source] of ids.entries()) {
      await database.records.put({ userId: 'ana', key: 'entry/1', source, value: `text ${at}`, savedAt: 0 });
    }
    await database.records.put({
      userId: 'ana',
      key: 'entry/2',
      source: seenSource,
      value: 'seen',
      savedAt: 0,
    });
    await database.records.put({ userId: 'ben', key: 'entry/1', source: 'x', value: 'of ben', savedAt: 0 });
    expect(await optimisticOf(database, 'ana', 'entry/')).toEqual([{ key: 'entry/1', value: 'text 1' }]);
    expect(await optimisticOf(database, 'ana', 'walk/')).toEqual([]);
  });
});

describe('a file of pending work', () => {
  it('contains everything that is needed to do it again by hand', async () => {
    const id = await tab.store({ userId: 'ana', note: 'Broken latch', photos: ['door'] });
    const file = await savedFileOf(tab.database, id, '2026-09-08T00:00:00.000Z');
    expect(file?.name).toMatch(/^unsent-work-2026-09-07-\w{6}\.json$/);
    expect(JSON.parse(file?.text ?? '')).toMatchObject({
      label: 'Broken latch',
      operation: { id, procedure: 'settings.checkOutbox', input: { note: 'Broken latch' } },
      photos: [{ name: 'door.jpg', type: 'image/jpeg', base64: btoa('door') }],
    });
  });

  it('is not made of work that has been sent', async () => {
    expect(await savedFileOf(tab.database, 'AAAAAAAAAAAAAAAAAAAA', '')).toBe(null);
  });
});
