import type { ReadInput } from '@schooldog/contract/staffReads';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../database/columns.ts';

/** What provider staff looked at in the district: the call and its filter, never what it answered. */
export const staffReads = pgTable(
  'staff_reads',
  {
    id: id(),
    time: instant('time').notNull(),
    userId: text('user_id').notNull(),
    /** `schools.getSchool`, or one of the routes that are no procedures. */
    procedure: text('procedure').notNull(),
    /** Ids, days and choices of the input; typed words are left out. */
    input: jsonb('input').$type<ReadInput>().notNull(),
    /** How many records the answer held; null where it held none, such as a chart. */
    count: integer('count'),
  },
  (table) => [
    index('staff_reads_by_time').on(table.time, table.id),
    index('staff_reads_by_user').on(table.userId, table.time, table.id),
  ],
);
