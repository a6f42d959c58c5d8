// Jobs queued when a backup was made may have run since. After a restore they wait until an admin releases them, so
// that no mail, text message or push is sent twice by accident.
import type { Client } from 'pg';

/** Ends every session, and holds every queued job until it is released. Returns how many jobs are held. */
export async function holdQueuedWork(client: Client): Promise<number> {
  await client.query('delete from sessions');
  // The queue's own schedule continues from now.
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
