import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type Placeholders, statement } from './statement.ts';

const echo = statement(
  (_db, { value }: Placeholders<{ value: number }>) =>
    sql<{ value: string; pid: number }>`select ${value}::text as value, pg_backend_pid() as pid`,
);

it('answers many requests at once over two connections', async () => {
  const database = await testDatabase();
  const rows = await Promise.all(Array.from({ length: 40 }, (_, value) => echo(database.quick, { value })));
  expect(rows.map(([row]) => row?.value)).toEqual(rows.map((_, at) => String(at)));
  expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(2);
});

it('retries a read that failed with its connection', async () => {
  const database = await testDatabase();
  const [first] = await echo(database.quick, { value: 1 });
  const ended = database.pool.query('select pg_terminate_backend($1)', [first?.pid]);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, value) => echo(database.quick, { value })),
  );
  await ended;
  expect(answers.map(([row]) => row?.value)).toEqual(answers.map((_, at) => String(at)));
  expect(await echo(database.quick, { value: 7 })).toMatchObject([{ value: '7' }]);
});

it('answers the others when one statement fails', async () => {
  const database = await testDatabase();
  const divide = statement(
    (_db, { by }: Placeholders<{ by: number }>) => sql<{ value: number }>`select 6 / ${by}::int as value`,
  );
  const answers = await Promise.allSettled([0, 1, 2, 0, 3].map((by) => divide(database.quick, { by })));
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value[0]?.value : 'failed')),
  ).toEqual(['failed', 6, 3, 'failed', 2]);
});
