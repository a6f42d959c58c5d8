// A process starts reads and commands with the cached session while the database checks it. A permission that another
// process has just revoked must have no effect, whichever procedure is called.
import { beforeAll, describe, expect, it } from 'vitest';
import { aPerson } from '../testing/people.ts';
import { type ChangedTables, watchTables } from './changedTables.ts';
import { authorizationDistrict, type Caller, type District, newId } from './district.ts';
import { matrices } from './matrices.ts';
import { openProcedures } from './openProcedures.ts';

const closed = matrices.flatMap(({ feature, rows }) =>
  [...rows]
    .map(([name, { row, lines }]) => ({ name: `${feature}.${name}`, row, line: lines[0]?.name ?? 'own' }))
    .filter(({ name }) => !openProcedures.includes(name)),
);

let district: District;
let changedTables: ChangedTables;

beforeAll(async () => {
  district = await authorizationDistrict();
  changedTables = await watchTables(district.app.database.pool);
});

/** As another process would, so that this one is not notified. */
const setDisabled = (caller: Caller, isDisabled: boolean) =>
  district.app.database.pool.query('update users set is_disabled = $2 where id = $1', [
    caller.id,
    isDisabled,
  ]);

const statusOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'through',
    (error: unknown) => (error instanceof Error && 'status' in error ? error.status : error),
  );

it('there are procedures to test', () => {
  expect(closed.length).toBeGreaterThan(60);
});

describe.each(closed)('$name', ({ row, line }) => {
  it('does nothing for a user whom another process has disabled', async () => {
    const caller = await district.caller(line === 'verify' || line === 'enrol' ? line : 'signedIn');
    const attempt = await row.attempt({ district, line, school: district.own, caller });
    await caller.client.users.getSession();
    await setDisabled(caller, true);
    expect(await changedTables()).toContain('users');
    expect(await attempt(caller.client)).toBe('401 session.needed');
    expect(await changedTables()).toEqual([]);
  });
});

it('a revoked permission, an ended session: neither is answered from the cache', async () => {
  const { database } = district.app;
  const { id: schoolId } = district.own;
  const principal = await aPerson(database, { role: 'principal', at: [district.own] });
  const own = await district.app.as(principal);
  const input = { schoolId, edit: { principalName: { from: '', to: 'Ann Lee' } } };
  expect(await statusOf(own.schools.schoolFormSubmit(input))).toBe('through');
  await database.pool.query("update users set role_school_ids = '{}', permissions = '{}' where id = $1", [
    principal.id,
  ]);
  expect(await changedTables()).toContain('users');
  expect(await statusOf(own.schools.getSchool({ schoolId }))).toBe(403);
  expect(await statusOf(own.schools.schoolFormSubmit(input))).toBe(403);
  expect(await changedTables()).toEqual([]);
  await database.pool.query('delete from sessions where user_id = $1', [principal.id]);
  expect(await statusOf(own.schools.getSchool({ schoolId }))).toBe(401);
});

it('a command that waits for a lock with its cached session commits only after the check', async () => {
  const { pool } = district.app.database;
  const { id: schoolId } = district.own;
  const caller = await district.caller('signedIn');
  await caller.client.users.getSession();
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from schools where id = $1 for update', [schoolId]);
  await setDisabled(caller, true);
  const input = { schoolId, edit: { principalName: { from: 'Ann Lee', to: 'Too late' } } };
  const waiting = statusOf(
    caller.client.schools.schoolFormSubmit(input, { context: { operationId: newId() } }),
  );
  await holder.query('commit');
  holder.release();
  expect(await waiting).toBe(401);
  const { rows } = await pool.query(
    "select 1 from schools where principal_name = 'Too late' union all select 1 from operations where user_id = $1",
    [caller.id],
  );
  expect(rows).toEqual([]);
});
