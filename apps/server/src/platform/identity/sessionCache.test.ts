import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { expect, it } from 'vitest';
import { type BoundStatement, type Rows, setConnection } from '../database/connection.ts';
import { createSessionCache } from './sessionCache.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const row = {
  session_id: 's',
  session_created: '2026-01-01T00:00:00Z',
  time_authenticated: '2026-01-01T00:00:00Z',
  time_seen: '2026-01-01T00:00:00Z',
  expires_at: '2027-01-01T00:00:00Z',
  second_factor: 'notNeeded',
  user_id: 'u',
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@school.test',
  email_verified: true,
  title: '',
  role: 'principal',
  is_district_level: false,
  role_school_ids: [],
  permissions: {},
  is_school_dog_staff: false,
  is_disabled: false,
  is_primarily_task_user: false,
  always_show_take_picture: false,
  phone_number: null,
  language: null,
  auto_sign_out_data: null,
  dashboard_order: null,
  app: null,
  tasks: null,
  settings_versions: null,
};

/** A database whose answers come when the test releases them. */
function aCache() {
  const db = drizzle({ client: new Pool() });
  const sent: { hashes: unknown; answer(rows: object[]): void; fail(error: Error): void }[] = [];
  setConnection(db, {
    isTransaction: false,
    query: ({ values }: BoundStatement) => {
      const { promise, resolve, reject } = Promise.withResolvers<Rows>();
      sent.push({ hashes: values[0], answer: (rows) => resolve({ rows }), fail: reject });
      return promise;
    },
  });
  return { cache: createSessionCache(db, (found) => ({ name: found.first_name })), sent };
}
const whole = (hash: string, firstName = 'Ann') => ({
  hash,
  version: firstName,
  row: JSON.stringify({ ...row, first_name: firstName }),
});

it('checks all sessions of one turn of the event loop in one statement', async () => {
  const { cache, sent } = aCache();
  const checks = [cache.check('a'), cache.check('b'), cache.check('a')];
  await nextTurn();
  expect(sent.map(({ hashes }) => hashes)).toEqual([['a', 'b']]);
  sent[0]?.answer([whole('a')]);
  expect(await Promise.all(checks)).toEqual([{ name: 'Ann' }, undefined, { name: 'Ann' }]);
});

it('never lets a request join a check that was already sent', async () => {
  const { cache, sent } = aCache();
  const first = cache.check('a');
  await nextTurn();
  const second = cache.check('a');
  await nextTurn();
  sent[0]?.answer([whole('a')]);
  expect(await first).toEqual({ name: 'Ann' });
  await nextTurn();
  expect(sent).toHaveLength(2);
  sent[1]?.answer([]);
  expect(await second).toBeUndefined();
  expect(cache.peek('a')).toBeUndefined();
});

it('returns the same session object while its version is unchanged, and another when it changed', async () => {
  const { cache, sent } = aCache();
  const ask = async (rows: object[]) => {
    const check = cache.check('a');
    await nextTurn();
    sent.at(-1)?.answer(rows);
    return check;
  };
  const first = await ask([whole('a')]);
  expect(await ask([{ hash: 'a', version: 'Ann', row: null }])).toBe(first);
  expect(cache.peek('a')).toBe(first);
  expect(await ask([whole('a', 'Bea')])).toEqual({ name: 'Bea' });
});

it('rejects the waiting requests and queries again for the next', async () => {
  const { cache, sent } = aCache();
  const first = cache.check('a');
  await nextTurn();
  sent[0]?.fail(new Error('away'));
  await expect(first).rejects.toThrow('away');
  const second = cache.check('a');
  await nextTurn();
  sent[1]?.answer([whole('a')]);
  expect(await second).toEqual({ name: 'Ann' });
});
