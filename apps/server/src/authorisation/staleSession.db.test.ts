// A process starts reads and commands with the session it knows, while the database checks it. Nothing may come of a
// right that was taken away meanwhile by another process, whichever procedure is called.
import { contract } from '@schooldog/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestClient } from '../testing/app.ts';
import { anEntryOf } from '../testing/entries.ts';
import { aPerson, aSchool, someStaff } from '../testing/people.ts';
import { aPlace } from '../testing/places.ts';
import { newId } from './expectation.ts';
import { expectations, type Place } from './expectations.ts';

const closed = Object.entries(contract)
  .flatMap(([feature, names]) => Object.keys(names).map((name) => `${feature}.${name}`))
  .filter((name) => expectations[name]?.open !== true);

let house: TestApp;
let place: Place;
let person: { id: string };
let client: TestClient;

beforeAll(async () => {
  house = await testApp();
  await house.app.start();
  const school = await aSchool(house.database);
  const reporter = await aPerson(house.database, { role: 'district_safety_coordinator' });
  const entry = await anEntryOf(house.database, { schoolId: school.id, reportedByUserId: reporter.id });
  const makeEntry = async () => entry.id;
  place = { ...(await aPlace(house.database, school.id)), makeEntry, entryId: entry.id };
  person = await someStaff(house.database);
  client = await house.as(person);
});

/** As another process would, so that nothing here is told of it. */
const setDisabled = (isDisabled: boolean) =>
  house.database.pool.query('update users set is_disabled = $2 where id = $1', [person.id, isDisabled]);

/** What every table of the product holds. */
async function contents(): Promise<Record<string, string>> {
  const { pool } = house.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const hashes = tables.map(async ({ name }) => {
    const { rows } = await pool.query<{ hash: string }>(
      `select md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`,
    );
    return [name, rows[0]?.hash ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

const statusOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'through',
    (error: unknown) => (error instanceof Error && 'status' in error ? error.status : error),
  );

it('there are procedures to try', () => {
  expect(closed.length).toBeGreaterThan(60);
});

describe.each(closed)('%s', (name) => {
  it('does nothing for a person whom another process has disabled', async () => {
    await setDisabled(false);
    await client.users.getSession();
    await setDisabled(true);
    const before = await contents();
    expect(await statusOf(expectations[name]?.call(client, place) ?? Promise.resolve())).toBe(401);
    expect(await contents()).toEqual(before);
  });
});

it('a right that was taken away, a session that has ended: neither is answered from memory', async () => {
  const { database } = house;
  const principal = await aPerson(database, { role: 'principal', at: [{ id: place.schoolId, name: '' }] });
  const own = await house.as(principal);
  const input = { schoolId: place.schoolId, schoolData: { principalName: 'Ann Lee' } };
  expect(await statusOf(own.schools.schoolFormSubmit(input))).toBe('through');
  await database.pool.query("update users set role_school_ids = '{}', permissions = '{}' where id = $1", [
    principal.id,
  ]);
  const before = await contents();
  expect(await statusOf(own.schools.getSchool({ schoolId: place.schoolId }))).toBe(403);
  expect(await statusOf(own.schools.schoolFormSubmit(input))).toBe(403);
  expect(await contents()).toEqual(before);
  await database.pool.query('delete from sessions where user_id = $1', [principal.id]);
  expect(await statusOf(own.schools.getSchool({ schoolId: place.schoolId }))).toBe(401);
});

it('a command that waits for a lock with its cached session commits only after the check', async () => {
  await setDisabled(false);
  await client.users.getSession();
  const holder = await house.database.pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from schools where id = $1 for update', [place.schoolId]);
  await setDisabled(true);
  const input = { schoolId: place.schoolId, schoolData: { principalName: 'Too late' } };
  const waiting = statusOf(client.schools.schoolFormSubmit(input, { context: { operationId: newId() } }));
  await holder.query('commit');
  holder.release();
  expect(await waiting).toBe(401);
  const { rows } = await house.database.pool.query(
    "select 1 from schools where principal_name = 'Too late' union all select 1 from operations where user_id = $1",
    [person.id],
  );
  expect(rows).toEqual([]);
});
