import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { quietLog, testDatabase } from '../../testing/database.ts';
import type { Database } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';
import { insertRow, updateRow } from '../database/writeRow.ts';
import { createJobs } from '../jobs/jobs.ts';
import { doneOperation } from '../operations/operations.ts';
import { workRunner, type WorkRunner } from './work.ts';

let database: Database;
let work: WorkRunner;

const things = pgTable('things', { id: text('id').primaryKey(), madeIn: text('made_in') });
const addThing = statement(
  (_db, { id }: Placeholders<{ id: string }>) => sql`insert into things values (${id}, txid_current()::text)`,
);
const currentTransaction = statement(() => sql<{ id: string }>`select txid_current()::text as id`);
const thingById = statement((db, { id }: Placeholders<{ id: string }>) =>
  db
    .select()
    .from(things)
    .where(sql`${things.id} = ${id}`),
);

beforeAll(async () => {
  database = await testDatabase();
  work = workRunner({
    database,
    jobs: createJobs({ database, log: quietLog }),
    notices: { sendSoon: () => undefined },
    clock: () => new Date('2026-09-01T12:00:00Z'),
  });
  await database.pool.query('create table things (id text primary key, made_in text)');
});

const ids = async () => {
  const { rows } = await database.pool.query<{ id: string }>('select id from things order by id');
  return rows.map(({ id }) => id);
};
const operation = (id: string) => doneOperation({ id, userId: 'u', procedure: 'p', input: {} }, 'done');
const explain = (error: unknown) => new Error('explained', { cause: error });

describe('a write deferred to the end', () => {
  it('commits with the others, and lets everyone else write the same row until then', async () => {
    await database.pool.query("insert into things values ('counted', 'nothing')");
    const seen = await work({ userId: null }, async (unit) => {
      unit.deferToEnd(updateRow(things, 'counted', { madeIn: 'here' }));
      unit.defer(addThing.with({ id: 'beside' }));
      const before = await thingById(unit.tx, { id: 'counted' });
      await work({ userId: null }, async (other) => {
        other.deferToEnd(updateRow(things, 'counted', { madeIn: 'there' }));
        await thingById(other.tx, { id: 'beside' });
      });
      return before;
    });
    expect(seen).toEqual([{ id: 'counted', madeIn: 'nothing' }]);
    expect(await thingById(database.db, { id: 'counted' })).toEqual([{ id: 'counted', madeIn: 'here' }]);
    await database.pool.query("delete from things where id in ('counted', 'beside')");
  });
});

describe('a deferred write', () => {
  it('commits with everything else that the work does', async () => {
    await work({ userId: null }, async (unit) => {
      unit.defer(addThing.with({ id: 'one' }));
      unit.remember(operation('first'));
    });
    expect(await ids()).toEqual(['one']);
    const { rows } = await database.pool.query("select answer from operations where id = 'first'");
    expect(rows).toEqual([{ answer: 'done' }]);
  });

  it('belongs to the transaction of the statements before it', async () => {
    const [seen] = await work({ userId: null }, async (unit) => {
      const rows = await currentTransaction(unit.tx, {});
      unit.defer(addThing.with({ id: 'two' }));
      return rows;
    });
    expect(await thingById(database.db, { id: 'two' })).toEqual([{ id: 'two', madeIn: seen?.id }]);
  });

  it('is visible to the statements after it', async () => {
    const seen = await work({ userId: null }, async (unit) => {
      unit.defer(insertRow(things, { id: 'three' }));
      unit.defer(updateRow(things, 'three', { madeIn: 'here' }));
      return thingById(unit.tx, { id: 'three' });
    });
    expect(seen).toEqual([{ id: 'three', madeIn: 'here' }]);
  });

  it.each(['alone', 'after another statement'])(
    'is rolled back with everything when it fails, %s',
    async (how) => {
      const tried = work({ userId: null }, async (unit) => {
        if (how !== 'alone') await unit.tx.execute("insert into things values ('before', null)");
        unit.remember(operation(`rejected ${how}`));
        unit.defer(insertRow(things, { id: 'more' }));
        unit.defer(addThing.with({ id: 'one' }), explain);
      });
      await expect(tried).rejects.toThrow('explained');
      expect(await ids()).toEqual(['one', 'three', 'two']);
      const { rows } = await database.pool.query("select 1 from operations where id like 'rejected%'");
      expect(rows).toEqual([]);
    },
  );

  it('is reported by a later statement when it failed', async () => {
    const tried = work({ userId: null }, async (unit) => {
      unit.defer(addThing.with({ id: 'one' }), explain);
      await thingById(unit.tx, { id: 'one' });
    });
    await expect(tried).rejects.toThrow('explained');
  });

  it('does not happen when its operation was already done', async () => {
    const again = work({ userId: null }, async (unit) => {
      unit.defer(addThing.with({ id: 'four' }));
      unit.remember(operation('first'));
    });
    await expect(again).rejects.toThrow('operations_pkey');
    expect(await ids()).toEqual(['one', 'three', 'two']);
  });
});

it('work that fails after its first statement leaves nothing, and its connection is usable for the next', async () => {
  const failing = work({ userId: null }, async (unit) => {
    await unit.tx.execute("insert into things values ('half', null)");
    throw new Error('thought better of it');
  });
  await expect(failing).rejects.toThrow('thought better of it');
  await work(
    { userId: null },
    async (unit) => void (await unit.tx.execute("insert into things values ('whole', null)")),
  );
  expect(await ids()).toEqual(['one', 'three', 'two', 'whole']);
});

it('rejects work that ignored a failed statement', async () => {
  const passing = work({ userId: null }, async (unit) => {
    await unit.tx.execute("insert into things values ('lost', null)");
    await unit.tx.execute("insert into things values ('one', null)").catch(() => undefined);
  });
  await expect(passing).rejects.toThrow('things_pkey');
  expect(await ids()).not.toContain('lost');
});

it('rejects statements after its end', async () => {
  const late = await work({ userId: null }, async (unit) => unit);
  await expect(thingById(late.tx, { id: 'one' })).rejects.toThrow('The transaction has ended.');
  expect(() => late.defer(addThing.with({ id: 'late' }))).toThrow('The transaction has ended.');
});

it('runs again when a migration has made its plan stale', async () => {
  const typed = statement(() => sql<{ made_in: string }>`select made_in from things where id = 'three'`);
  const read = () => work({ userId: null }, async (unit) => typed(unit.tx, {}));
  const first = await read();
  await Promise.all(Array.from({ length: 8 }, read));
  await database.pool.query('alter table things alter made_in type varchar(80)');
  expect(await Promise.all(Array.from({ length: 8 }, read))).toEqual(Array.from({ length: 8 }, () => first));
  await database.pool.query('alter table things alter made_in type text');
  expect(await typed(database.db, {})).toEqual(first);
});
