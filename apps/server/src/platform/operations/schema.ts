import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeCreated } from '../database/columns.ts';

export const operations = pgTable(
  'operations',
  {
    id: id(),
    userId: text('user_id').notNull(),
    procedure: text('procedure').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonb('answer'),
    timeCreated: timeCreated(),
  },
  (table) => [index('operations_by_time').on(table.timeCreated)],
);
