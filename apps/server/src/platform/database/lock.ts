import type { Database } from './database.ts';

/** Runs one at a time among all processes of the district. The lock ends with the connection. */
export async function withLock<Answer>(
  database: Database,
  name: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    return await run();
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    client.release();
  }
}
