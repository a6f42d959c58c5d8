import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { isDatabaseAway } from './database.ts';

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
