// Statements return exactly what drizzle itself returns. An upgrade of drizzle or pg that changes a private part
// which they rely on fails here.
import { asc, eq, sql } from 'drizzle-orm';
import { boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { bytes, instant } from './columns.ts';
import type { Database } from './database.ts';
import { type Placeholders, statement } from './statement.ts';
import { insertRow, updateRow } from './writeRow.ts';

const samples = pgTable('samples', {
  id: text('id').primaryKey(),
  number: integer('number'),
  flag: boolean('flag').notNull().default(false),
  document: jsonb('document').$type<object>(),
  labels: text('labels').array(),
  at: instant('at'),
  day: date('day'),
  content: bytes('content'),
});
const full = {
  id: 'full',
  number: 7,
  flag: true,
  document: { nested: ['á', { deep: null }] },
  labels: ['a "quoted" one', 'b,c', ''],
  at: new Date('2026-03-01T05:06:07.089Z'),
  day: '2026-03-01',
  content: Buffer.from([0, 255]),
};
const empty = {
  id: 'empty',
  number: null,
  flag: false,
  document: null,
  labels: null,
  at: null,
  day: null,
  content: null,
};

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool
    .query(`create table samples (id text primary key, number int, flag boolean not null default false,
    document jsonb, labels text[], at timestamptz(3), day date, content bytea)`);
  await database.db.insert(samples).values([full, empty]);
});

type ById = Placeholders<{ id: string }>;

it('maps whole rows, with nulls, as drizzle does', async () => {
  const all = statement((db) => db.select().from(samples).orderBy(asc(samples.id)));
  expect(await all(database.db, {})).toEqual([empty, full]);
  expect(await all(database.db, {})).toEqual(
    await database.db.select().from(samples).orderBy(asc(samples.id)),
  );
});

it('maps expressions, aliases, subqueries and named columns of joins', async () => {
  const query = (db: Pick<Database['db'], 'select'>, id: string | ById['id']) => {
    const other = db.select({ id: samples.id, at: samples.at }).from(samples).as('other');
    return db
      .select({
        id: samples.id,
        at: other.at,
        upper: sql<string>`upper(${samples.id})`,
        size: sql<number>`length(${samples.id})`.mapWith(Number).as('size'),
        doubled: sql<number>`${samples.number} * 2`.mapWith(samples.number),
      })
      .from(samples)
      .leftJoin(other, eq(other.id, samples.id))
      .where(eq(samples.id, id));
  };
  const joined = statement((db, { id }: ById) => query(db, id));
  const [row] = await joined(database.db, { id: 'full' });
  expect(row).toEqual({ id: 'full', at: full.at, upper: 'FULL', size: 4, doubled: 14 });
  expect([row]).toEqual(await query(database.db, 'full'));
});

it('rejects rows with groups of columns, which it would map differently', async () => {
  const grouped = statement((db) =>
    db
      .select()
      .from(samples)
      .leftJoin(samples, sql`true`),
  );
  await expect(grouped(database.db, {})).rejects.toThrow('one by one');
});

it('sends values as drizzle does, and needs all of them', async () => {
  const found = statement(
    (db, { at, document, labels }: Placeholders<Pick<typeof full, 'at' | 'document' | 'labels'>>) =>
      db
        .select({ id: samples.id })
        .from(samples)
        .where(
          sql`${eq(samples.at, at)} and ${eq(samples.document, document)} and ${eq(samples.labels, labels)}`,
        ),
  );
  expect(await found(database.db, full)).toEqual([{ id: 'full' }]);
  const byId = statement((db, { id }: Placeholders<{ id: string | undefined }>) =>
    db.select().from(samples).where(eq(samples.id, id)),
  );
  await expect(byId(database.db, { id: undefined })).rejects.toThrow('a value for id');
});

it('writes rows of any shape, and returns what it is asked to', async () => {
  await database.inTransaction(async (_tx, defer) => {
    defer({ statement: insertRow(samples, { ...full, id: 'copy' }) });
    defer({ statement: insertRow(samples, { id: 'bare' }) });
    defer({ statement: updateRow(samples, 'bare', { flag: true, document: null, number: undefined }) });
  });
  const byId = statement((db, { id }: ById) => db.select().from(samples).where(eq(samples.id, id)));
  expect(await byId(database.db, { id: 'copy' })).toEqual([{ ...full, id: 'copy' }]);
  expect(await byId(database.db, { id: 'bare' })).toEqual([{ ...empty, id: 'bare', flag: true }]);
  const remove = statement((db, { id }: ById) =>
    db.delete(samples).where(eq(samples.id, id)).returning({ id: samples.id, at: samples.at }),
  );
  expect(await remove(database.db, { id: 'copy' })).toEqual([{ id: 'copy', at: full.at }]);
});

it('has a name on its connection unless it asks to be planned at each run', async () => {
  const named = statement(() => sql`select 'named' as kind`);
  const planned = statement(() => sql`select 'planned' as kind`, { plan: 'each run' });
  const prepared = statement(
    () => sql<{ kind: string }>`select substring(statement from '''(named|planned)''') as kind
      from pg_prepared_statements where statement like 'select ''%'`,
  );
  const kinds = await database.inTransaction(async (tx) => {
    await named(tx, {});
    await planned(tx, {});
    return prepared(tx, {});
  });
  expect(kinds).toEqual([{ kind: 'named' }]);
});
