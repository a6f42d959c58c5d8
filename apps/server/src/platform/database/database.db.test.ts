import { expect, it } from 'vitest';
import { quietLog, testDatabase } from '../../testing/database.ts';
import { connectDatabase } from './database.ts';
import { isDatabaseAway } from './databaseFaults.ts';

it('survives a connection that breaks while it is checked out, and gives out the next one', async () => {
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

it('allows slow work until requests come, and then limits statements', async () => {
  const { url } = await testDatabase();
  const database = connectDatabase({ url, poolSize: 1, log: quietLog, answerMilliseconds: 200 });
  // Longer than the limit of a request.
  await database.pool.query('select pg_sleep(0.5)');
  const taken = await database.pool.connect();
  const waiting = database.pool.query('select 1 as one');
  taken.release();
  expect((await waiting).rows).toEqual([{ one: 1 }]);

  await database.startServing();
  const busy = await database.pool.connect();
  const { rows } = await busy.query<{ limit: string }>(
    `select current_setting('statement_timeout') as limit`,
  );
  expect(rows).toEqual([{ limit: '30s' }]);
  const failure = await database.pool.query('select 1').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  busy.release();
  await database.close();
});

it('gives up on a query that is never answered, and works again once the database does', async () => {
  const { url } = await testDatabase();
  const database = connectDatabase({ url, poolSize: 1, log: quietLog, answerMilliseconds: 200 });
  await database.startServing();
  const failure = await database.pool.query('select pg_sleep(1)').catch((error: unknown) => error);
  expect(isDatabaseAway(failure)).toBe(true);
  const inWork = await database
    .inTransaction((tx) => tx.execute('select pg_sleep(1)'))
    .catch((error: unknown) => error);
  expect(isDatabaseAway(inWork)).toBe(true);
  await expect
    .poll(async () => (await database.pool.query('select 1 as one').catch(() => null))?.rows)
    .toEqual([{ one: 1 }]);
  await database.close();
});
