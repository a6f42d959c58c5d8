import type { CycleNotice } from '@schooldog/domain/insights';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timeCreated } from '../../platform/database/columns.ts';

/**
 * The notifications sent for each month's cycle. The row is written with the notifications, so they are sent once.
 */
export const cycleNotices = pgTable(
  'cycle_notices',
  {
    /** "2026-11" */
    month: text('month').notNull(),
    kind: text('kind').$type<CycleNotice>().notNull(),
    timeCreated: timeCreated(),
  },
  (table) => [primaryKey({ columns: [table.month, table.kind] })],
);
