import { expect, it } from 'vitest';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { connectDatabase, isDatabaseAway } from './database.ts';

it('survives a connection that breaks while it is lent out, and lends the next one', async () => {
  const { pool } = await testDatabase();
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  const failure = await client.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

it('gives up on a question that is never answered, and goes on once the database does', async () => {
  const { url } = await testDatabase();
  const database = connectDatabase({ url, poolSize: 1, log: quietLog, answerMilliseconds: 200 });
  const failure = await database.pool.query('select pg_sleep(1)').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  const inWork = await database.db
    .transaction((tx) => tx.execute('select pg_sleep(1)'))
    .catch((error: unknown) => error);
  expect(isDatabaseAway(inWork)).toBe(true);
  await expect
    .poll(async () => (await database.pool.query('select 1 as one').catch(() => null))?.rows, {
      timeout: 5_000,
    })
    .toEqual([{ one: 1 }]);
  await database.close();
});
