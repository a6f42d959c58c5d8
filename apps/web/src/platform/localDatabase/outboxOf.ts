import type { LocalDatabase } from './database.ts';

/** One user's rows after a position, in the order in which the work was done. */
export function outboxOf(database: LocalDatabase, userId: string, after = 0) {
  return database.outbox
    .where('[userId+sequence]')
    .between([userId, after], [userId, Number.POSITIVE_INFINITY], false, true);
}
