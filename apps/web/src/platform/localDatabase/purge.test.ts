import { beforeEach, expect, it } from 'vitest';
import { Device, type Tab } from '../outbox/testing/device.ts';
import { purge } from './purge.ts';
import { draftSource, sealedSource, seenSource } from './rows.ts';

let tab: Tab;
let ofAna: string;
let ofBen: string;

const row = (userId: string, source: string) => ({
  userId,
  key: `${source}/1`,
  source,
  value: [],
  savedAt: 0,
});

beforeEach(async () => {
  tab = new Device().openTab();
  ofAna = await tab.store({ userId: 'ana', note: 'of ana', photos: ['door'] });
  ofBen = await tab.store({ userId: 'ben', note: 'of ben', photos: ['latch'] });
  await tab.database.records.bulkPut(
    ['ana', 'ben'].flatMap((userId) => [
      row(userId, seenSource),
      row(userId, draftSource),
      row(userId, sealedSource),
    ]),
  );
});

async function left(): Promise<string[]> {
  const { outbox, outboxPhotos, records } = tab.database;
  const work = await outbox.toArray();
  expect((await outboxPhotos.toArray()).map(({ operationId }) => operationId).toSorted()).toEqual(
    work.map(({ operationId }) => operationId).toSorted(),
  );
  const kept = await records.toArray();
  return [
    ...work.map(({ userId }) => `${userId} work`),
    ...kept
      .filter(({ source }) => source !== ofAna && source !== ofBen)
      .map(({ userId, source }) => `${userId} ${source}`),
  ].toSorted();
}

it('an expired session deletes the cache, and keeps drafts and pending work', async () => {
  await purge(tab.database, { userId: 'ana', scope: 'cache', keepUserId: null });
  expect(await left()).toEqual([
    'ana draft',
    'ana sealed',
    'ana work',
    'ben draft',
    'ben sealed',
    'ben work',
  ]);
});

it('the next user keeps their own cache, and finds no sealed draft of the one before', async () => {
  await purge(tab.database, { userId: 'ana', scope: 'cache', keepUserId: 'ben' });
  expect(await left()).toEqual(['ana draft', 'ana work', 'ben draft', 'ben sealed', 'ben seen', 'ben work']);
});

it('a session that the server ended deletes drafts, and keeps pending work', async () => {
  await purge(tab.database, { userId: 'ana', scope: 'drafts', keepUserId: null });
  expect(await left()).toEqual(['ana work', 'ben draft', 'ben sealed', 'ben work']);
});

it('a confirmed sign-out deletes everything of the user, and keeps pending work of another', async () => {
  await purge(tab.database, { userId: 'ana', scope: 'everything', keepUserId: null });
  expect(await left()).toEqual(['ben draft', 'ben sealed', 'ben work']);
  expect((await tab.database.records.toArray()).every(({ userId }) => userId === 'ben')).toBe(true);
});
