import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';

/** What devices sent through their outbox as a check. */
export const outboxChecks = pgTable(
  'outbox_checks',
  {
    id: id(),
    userId: text('user_id').notNull(),
    note: text('note').notNull(),
    photoIds: text('photo_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    madeAt: instant('made_at').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('outbox_checks_by_user').on(table.userId, table.timeCreated)],
);
