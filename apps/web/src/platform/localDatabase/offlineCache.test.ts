import { QueryClient } from '@tanstack/react-query';
import { contract } from '@schooldog/contract';
import { tuesdayMorning } from '@schooldog/domain/testing';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openLocalDatabase, type LocalDatabase } from './database.ts';
import {
  isCached,
  keepAnswers,
  cachedProcedures,
  loadSeen,
  loadSeenSince,
  mostOfOneKind,
  storeSeen,
} from './offlineCache.ts';

const schools = [['schools', 'listSchools'], { type: 'query' }];
const now = Date.parse('2026-09-07T12:00:00Z');
const day = 86_400_000;

let database: LocalDatabase;
let before: QueryClient;
let after: QueryClient;

beforeEach(() => {
  database = openLocalDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  before = new QueryClient();
  after = new QueryClient();
});

async function see(
  queryKey: readonly unknown[],
  data: unknown,
  userId = 'ana',
  updatedAt = now,
): Promise<void> {
  before.setQueryData(queryKey, data, { updatedAt });
  const query = before.getQueryCache().find({ queryKey });
  if (query !== undefined) await storeSeen(database, userId, query, '1.0.0');
}

const restart = (options: Partial<{ userId: string; version: string; now: number }> = {}) =>
  loadSeen(database, after, { userId: 'ana', version: '1.0.0', now, ...options });

describe('the offline cache', () => {
  it('is there after a start without a network, as old as it was', async () => {
    await see(schools, [{ name: 'Oak Hill' }]);
    await restart();
    expect(after.getQueryData(schools)).toEqual([{ name: 'Oak Hill' }]);
    expect(after.getQueryState(schools)?.dataUpdatedAt).toBe(now);
  });

  it('is not there for another user of the same device', async () => {
    await see(schools, [{ name: 'Oak Hill' }]);
    await restart({ userId: 'ben' });
    expect(after.getQueryData(schools)).toBe(undefined);
  });

  it('does not replace newer data', async () => {
    await see(schools, 'old');
    after.setQueryData(schools, 'new', { updatedAt: now + 1 });
    await restart();
    expect(after.getQueryData(schools)).toBe('new');
  });

  it('is dropped after 7 days, and when another version of the app may have another format', async () => {
    await see(schools, 'old');
    await restart({ version: '1.1.0' });
    expect(await database.records.count()).toBe(0);
    await see(schools, 'old');
    await restart({ now: now + 7 * day - 1 });
    expect(after.getQueryData(schools)).toBe('old');
    after.clear();
    await restart({ now: now + 7 * day + 1 });
    expect(after.getQueryData(schools)).toBe(undefined);
    expect(await database.records.count()).toBe(0);
  });

  it('reports whether an answer is there, recent enough and of this version', async () => {
    await see(schools, 'seen');
    const question = { userId: 'ana', version: '1.0.0', queryHash: JSON.stringify(schools), since: now - 1 };
    expect(await loadSeenSince(database, after, { ...question, since: now })).toBe(false);
    expect(await loadSeenSince(database, after, { ...question, version: '1.1.0' })).toBe(false);
    expect(await loadSeenSince(database, after, { ...question, userId: 'ben' })).toBe(false);
    expect(after.getQueryCache().getAll()).toEqual([]);
    expect(await loadSeenSince(database, after, question)).toBe(true);
    expect(after.getQueryCache().getAll()).toHaveLength(1);
  });

  it('stores the latest queries, not every filter that was ever tried', async () => {
    const filtered = (number: number) => [['entries', 'listEntries'], { input: { number }, type: 'query' }];
    await see(schools, 'of another kind', 'ana', now - day);
    for (let number = 0; number < mostOfOneKind + 3; number += 1)
      await see(filtered(number), number, 'ana', now - number);
    await restart();
    expect(after.getQueryData(filtered(mostOfOneKind - 1))).toBe(mostOfOneKind - 1);
    expect(after.getQueryData(filtered(mostOfOneKind))).toBe(undefined);
    expect(after.getQueryData(schools)).toBe('of another kind');
    expect(await database.records.count()).toBe(mostOfOneKind + 1);
  });

  it('has one row for each query, not for each answer', async () => {
    await see(schools, 'first');
    await see(schools, 'second', 'ana', now + 1);
    await restart();
    expect(after.getQueryData(schools)).toBe('second');
    expect(await database.records.count()).toBe(1);
  });
});

describe('what is cached', () => {
  it('are answers of the server to the listed procedures', async () => {
    const kept: string[] = [];
    const stop = keepAnswers(before, 0, ({ queryHash }) => kept.push(queryHash));
    const ask = (queryKey: readonly unknown[]) =>
      before.query({ queryKey, queryFn: () => Promise.resolve('answer') });
    await ask(schools);
    await ask([['eop', 'getPlan'], { type: 'query' }]);
    before.setQueryData([['users', 'findPeople'], { type: 'query' }], 'put there by a screen');
    stop();
    await ask([['users', 'findPeople'], { input: 1 }]);
    expect(kept).toEqual([JSON.stringify(schools)]);
  });

  it('is also what the server has answered since the start, but not what was restored then', async () => {
    const since = tuesdayMorning.getTime();
    vi.setSystemTime(tuesdayMorning);
    onTestFinished(() => void vi.useRealTimers());
    await before.query({ queryKey: schools, queryFn: () => Promise.resolve('answer') });
    before.setQueryData([['users', 'findPeople'], {}], 'restored', { updatedAt: since - 1 });
    const kept: string[] = [];
    keepAnswers(before, since, ({ queryHash }) => kept.push(queryHash));
    expect(kept).toEqual([JSON.stringify(schools)]);
  });

  it('includes people, but no searches', () => {
    const asked = (input: object) => [['users', 'findPeople'], { input, type: 'query' }];
    expect(isCached(asked({}))).toBe(true);
    expect(isCached(asked({ permission: 'receive safety alerts', ids: ['ana'] }))).toBe(true);
    expect(isCached(asked({ permission: 'receive safety alerts', search: 'reed' }))).toBe(false);
  });

  it.each(['eop.getPlan', 'contacts.listContacts', 'eopRoles.getRole', 'users.getSession'])(
    'is never %s',
    (procedure) => {
      expect(isCached([procedure.split('.'), {}])).toBe(false);
    },
  );

  it('exists in the contract', () => {
    const names = new Set(
      Object.entries(contract).flatMap(([feature, procedures]) =>
        Object.keys(procedures).map((name) => `${feature}.${name}`),
      ),
    );
    expect([...cachedProcedures].filter((name) => !names.has(name))).toEqual([]);
  });
});
