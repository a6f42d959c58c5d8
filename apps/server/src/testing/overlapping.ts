// Two changes in one moment, always in the same order: the first has done everything but commit when the second comes.
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';

type Outcome<Answer> = PromiseSettledResult<Answer>;

/**
 * Holds the audit trail, which every change writes last, until the second change waits as well or is done. A change that
 * waits for the first one sees what it did; one that does not wait shows what it has missed.
 */
export async function overlapping<First, Second>(
  { pool }: Database,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [Outcome<First>, Outcome<Second>]> {
  const holder = await pool.connect();
  // Outside the transaction, in which the list of connections would stay as it was first read.
  const waiting = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(`
      select count(*)::int as count from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`);
    return rows[0]?.count ?? 0;
  };
  try {
    await holder.query('begin');
    await holder.query('lock table audit_history, audit_updates in share mode');
    let done = 0;
    const follow = async <Answer>(change: () => Promise<Answer>): Promise<Outcome<Answer>> => {
      const [outcome] = await Promise.allSettled([change()]);
      done += 1;
      return outcome;
    };
    const following = async (changes: number) => {
      while ((await waiting()) + done < changes) await setImmediate();
    };
    const one = follow(first);
    await following(1);
    const two = follow(second);
    await following(2);
    await holder.query('commit');
    return await Promise.all([one, two]);
  } finally {
    holder.release();
  }
}
