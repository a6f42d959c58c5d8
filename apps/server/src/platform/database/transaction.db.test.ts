// Batches of several statements. An upgrade of pg that changes a private part which they rely on fails here.
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Database } from './database.ts';
import { type Placeholders, statement } from './statement.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('create table marks (id int primary key)');
});
beforeEach(async () => {
  await database.pool.query('truncate marks');
});

type ById = Placeholders<{ id: number }>;
const add = statement((_db, { id }: ById) => sql<never>`insert into marks (id) values (${id}::int)`);
const addAndTell = statement(
  (_db, { id }: ById) => sql<{ id: number }>`insert into marks (id) values (${id}::int) returning id`,
);
const all = statement(() => sql<{ id: number }>`select id from marks order by id`);

const stored = async () => (await all(database.db, {})).map(({ id }) => id);
const problem = new Error('taken');
const explain = () => problem;

it('runs deferred writes before the next statement, which alone returns rows', async () => {
  const seen = await database.inTransaction(async (tx, defer) => {
    defer({ statement: addAndTell.with({ id: 1 }) });
    defer({ statement: add.with({ id: 2 }) });
    const first = await all(tx, {});
    defer({ statement: add.with({ id: 3 }) });
    return [
      first,
      await addAndTell(tx, { id: 4 }),
      await tx.execute(sql`select count(*)::int as n from marks`),
    ];
  });
  expect(seen).toMatchObject([[{ id: 1 }, { id: 2 }], [{ id: 4 }], { rows: [{ n: 4 }] }]);
  expect(await stored()).toEqual([1, 2, 3, 4]);
});

it.each(['the commit', 'a statement', 'a query of drizzle'])(
  'explains the first error of %s, and rolls everything back',
  async (next) => {
    await add(database.db, { id: 2 });
    const failing = database.inTransaction(async (tx, defer) => {
      defer({ statement: add.with({ id: 1 }) });
      defer({ statement: add.with({ id: 2 }), explain });
      defer({ statement: add.with({ id: 2 }), explain: () => new Error('never reached') });
      if (next === 'a statement') await all(tx, {});
      if (next === 'a query of drizzle') await tx.execute(sql`select 1`);
    });
    await expect(failing).rejects.toBe(problem);
    expect(await stored()).toEqual([2]);
  },
);

it('does not treat skipped statements as parsed', async () => {
  const skipped = statement(
    (_db, { id }: ById) => sql<{ id: number }>`select ${id}::int as id /* skipped */`,
  );
  await add(database.db, { id: 1 });
  for (let times = 0; times < 3; times += 1) {
    const failing = database.inTransaction(async (tx, defer) => {
      defer({ statement: add.with({ id: 1 }), explain });
      await skipped(tx, { id: 7 });
    });
    await expect(failing).rejects.toBe(problem);
  }
  const answers = await Promise.all(
    [1, 2, 3].map((id) => database.inTransaction((tx) => skipped(tx, { id }))),
  );
  expect(answers).toEqual([[{ id: 1 }], [{ id: 2 }], [{ id: 3 }]]);
});

it('rolls back a transaction whose failed statement was ignored', async () => {
  await add(database.db, { id: 1 });
  const ignoring = database.inTransaction(async (tx, defer) => {
    await add(tx, { id: 1 }).catch(() => undefined);
    defer({ statement: add.with({ id: 2 }) });
  });
  await expect(ignoring).rejects.toMatchObject({ code: '23505' });
  expect(await stored()).toEqual([1]);
});
