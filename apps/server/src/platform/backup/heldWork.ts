// What was queued when a backup was made may have happened since. After a restore it waits until it is released, so
// that no mail, text message or push goes out twice without somebody's decision.
import type { Client } from 'pg';

/** Everybody signs in again, and no queued job starts before it is released. Returns how many jobs are held. */
export async function holdQueuedWork(client: Client): Promise<number> {
  await client.query('delete from sessions');
  // The clock of the queue itself goes on from now.
  await client.query(`delete from jobs.job where state < 'completed' and name like '\\_\\_pgboss%'`);
  const { rowCount } = await client.query(
    `update jobs.job set start_after = 'infinity', singleton_key = null,
       state = case state when 'active' then 'retry' else state end
     where state < 'completed'`,
  );
  return rowCount ?? 0;
}

/** Returns how many jobs may start now. */
export async function releaseHeldWork(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `update jobs.job set start_after = now() where start_after = 'infinity' and state < 'completed'`,
  );
  return rowCount ?? 0;
}
