import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/** Each field that a save changed is a row; a new record is one row with all its fields. */
export const wholeRecord = '*';

export const auditHistory = pgTable(
  'audit_history',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recordType: text('record_type').notNull(),
    recordId: text('record_id').notNull(),
    time: instant('time').notNull(),
    userId: text('user_id'),
    /** `wholeRecord` for a new one: then `to` lists its fields, each as its name and its value. */
    field: text('field').notNull(),
    from: jsonb('from_value'),
    to: jsonb('to_value'),
  },
  (table) => [index('audit_history_by_record').on(table.recordType, table.recordId, table.sequence)],
);

/** The summary named `updates`: for each record, who changed what last. */
export const auditUpdates = pgTable(
  'audit_updates',
  {
    recordType: text('record_type').notNull(),
    recordId: text('record_id').notNull(),
    time: instant('time').notNull(),
    userId: text('user_id'),
    fields: jsonb('fields').$type<Record<string, { time: string; userId: string | null }>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordType, table.recordId] })],
);
