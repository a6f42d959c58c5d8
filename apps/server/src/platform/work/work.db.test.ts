import { beforeAll, describe, expect, it } from 'vitest';
import { quietLog, testDatabase } from '../../testing/database.ts';
import type { Database } from '../database/database.ts';
import { createJobs } from '../jobs/jobs.ts';
import { doneOperation } from '../operations/operations.ts';
import { lastStep } from './closing.ts';
import { workRunner, type WorkRunner } from './work.ts';

let database: Database;
let work: WorkRunner;

beforeAll(async () => {
  database = await testDatabase();
  work = workRunner({
    database,
    jobs: createJobs({ database, log: quietLog }),
    clock: () => new Date('2026-09-01T12:00:00Z'),
  });
  await database.pool.query('create table things (id text primary key, made_in text)');
});

const addThing = lastStep({
  name: 'added-thing',
  steps: (first) => `added as (insert into things values ($${first}, txid_current()::text))`,
  refusal: (error) => (error instanceof Error ? new Error('refused', { cause: error }) : error),
});
const things = async () => {
  const { rows } = await database.pool.query<{ id: string }>('select id from things order by id');
  return rows.map(({ id }) => id);
};
const operation = (id: string) => doneOperation({ id, userId: 'u', procedure: 'p', input: {} }, 'done');

describe('a last step', () => {
  it('is there with everything that the work leaves behind', async () => {
    await work({ userId: null }, async (unit) => {
      unit.finish(addThing, ['one']);
      unit.remember(operation('first'));
    });
    expect(await things()).toEqual(['one']);
    const { rows } = await database.pool.query("select answer from operations where id = 'first'");
    expect(rows).toEqual([{ answer: 'done' }]);
  });

  it('belongs to the transaction of the statements before it', async () => {
    const seen = await work({ userId: null }, async (unit) => {
      const rows = await unit.ask<{ id: string }>({
        name: 'x',
        text: 'select txid_current()::text as id',
        values: [],
      });
      unit.finish(addThing, ['two']);
      return rows[0]?.id;
    });
    const { rows } = await database.pool.query("select made_in from things where id = 'two'");
    expect(rows).toEqual([{ made_in: seen }]);
  });

  it.each(['alone', 'after another statement'])('is undone whole when it is refused, %s', async (how) => {
    const tried = work({ userId: null }, async (unit) => {
      if (how !== 'alone') await unit.tx.execute("insert into things values ('before', null)");
      unit.remember(operation(`refused ${how}`));
      unit.finish(addThing, ['one']);
    });
    await expect(tried).rejects.toThrow('refused');
    expect(await things()).toEqual(['one', 'two']);
    const { rows } = await database.pool.query("select 1 from operations where id like 'refused%'");
    expect(rows).toEqual([]);
  });

  it('does not happen when its operation was done already', async () => {
    const again = work({ userId: null }, async (unit) => {
      unit.finish(addThing, ['three']);
      unit.remember(operation('first'));
    });
    await expect(again).rejects.toThrow('refused');
    expect(await things()).toEqual(['one', 'two']);
  });
});

it('work that fails after its first statement leaves nothing, and its connection is good for the next', async () => {
  const failing = work({ userId: null }, async (unit) => {
    await unit.tx.execute("insert into things values ('half', null)");
    throw new Error('thought better of it');
  });
  await expect(failing).rejects.toThrow('thought better of it');
  await work(
    { userId: null },
    async (unit) => void (await unit.tx.execute("insert into things values ('whole', null)")),
  );
  expect(await things()).toEqual(['one', 'two', 'whole']);
});
