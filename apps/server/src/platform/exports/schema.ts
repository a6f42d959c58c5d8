import type { ExportFormat, ExportStatus } from '@schooldog/domain/exports';
import type { JsonValue } from '@schooldog/domain/kernel';
import type { Schools } from '@schooldog/domain/permissions';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeCreated, timeUpdated } from '../database/columns.ts';

/** The owner type of an export's file, and the record's name in the audit trail. */
export const exportOwner = 'export';

/** Requested files: their progress, and the finished file. */
export const exports = pgTable(
  'exports',
  {
    id: id(),
    /** Of the definition. */
    name: text('name').notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    requestedByUserId: text('requested_by_user_id').notNull(),
    query: jsonb('query').$type<JsonValue>().notNull(),
    title: text('title').notNull(),
    language: text('language').notNull(),
    fileName: text('file_name').notNull(),
    status: text('status').$type<ExportStatus>().notNull(),
    /** The code of the problem that ended it. */
    problem: text('problem'),
    /** Rows. */
    done: integer('done').notNull().default(0),
    total: integer('total').notNull(),
    fileId: text('file_id'),
    /** Those that the finished file is about; null where the query alone decides. */
    schools: jsonb('schools').$type<Schools>(),
    /** The sections of the finished file that its person had the rights for; null where it has no such sections. */
    parts: text('parts').array(),
    downloads: integer('downloads').notNull().default(0),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    index('exports_by_time').on(table.timeCreated),
    index('exports_of_user').on(table.requestedByUserId, table.timeCreated, table.id),
  ],
);
