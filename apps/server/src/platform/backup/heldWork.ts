// Jobs queued when a backup was made may have run since. After a restore they wait until an admin releases them, so
// that no mail, text message or push is sent twice by accident.
import type { Client } from 'pg';

/**
 * Held jobs are due 400 years later than before, so each keeps the time it was due. In hours, because a day is
 * shorter or longer where clocks change.
 */
const delay = `interval '3506328 hours'`;
const isHeld = `state < 'completed' and start_after > now() + interval '200 years'`;

/** What lets a device read: of users, and of responders who entered the code of their link. */
const devices = ['sessions', 'responder_visits'];

/** Ends every session, and holds every queued job until it is released. Returns how many jobs are held. */
export async function holdQueuedWork(client: Client): Promise<number> {
  // A backup of an older release may lack one of the tables.
  const { rows: tables } = await client.query<{ table: string }>(
    'select to_regclass(name)::text as table from unnest($1::text[]) as name where to_regclass(name) is not null',
    [devices],
  );
  for (const { table } of tables) await client.query(`delete from ${table}`);
  // The queue's own schedule continues from now.
  await client.query(`delete from jobs.job where state < 'completed' and name like '\\_\\_pgboss%'`);
  // Jobs that were held already when the backup was made stay as they are.
  await client.query(
    `update jobs.job set start_after = start_after + ${delay}, keep_until = keep_until + ${delay},
       singleton_key = null, state = case state when 'active' then 'retry' else state end
     where state < 'completed' and not (${isHeld})`,
  );
  const { rows } = await client.query<{ held: number }>(
    `select count(*)::int as held from jobs.job where ${isHeld}`,
  );
  return rows[0]?.held ?? 0;
}

/** Jobs that are not due yet wait until they are. Returns how many were released. */
export async function releaseHeldWork(client: Client): Promise<number> {
  const due = `greatest(now(), start_after - ${delay})`;
  const { rowCount } = await client.query(
    `update jobs.job set start_after = ${due}, keep_until = ${due} + (keep_until - start_after) where ${isHeld}`,
  );
  return rowCount ?? 0;
}
