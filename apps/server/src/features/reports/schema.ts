import type { ExportFormat } from '@schooldog/domain/exports';
import type { ReportQuery, ReportTime, ScheduleResult } from '@schooldog/domain/reports';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { exports } from '../../platform/exports/schema.ts';

/** Reports by mail. */
export const reportSchedules = pgTable(
  'report_schedules',
  {
    id: id(),
    title: text('title').notNull(),
    query: jsonb('query').$type<ReportQuery>().notNull(),
    format: text('format').$type<ExportFormat>().notNull(),
    time: jsonb('time').$type<ReportTime>().notNull(),
    recipientUserIds: text('recipient_user_ids')
      .array()
      .notNull()
      .default(sql`'{}'`),
    ownerUserId: text('owner_user_id').notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** It was paused because its owner is disabled or lost the right. */
    needsOwner: boolean('needs_owner').notNull().default(false),
    /** The last day that was dealt with; nothing is sent for it or for earlier ones. */
    doneThrough: date('done_through', { mode: 'string' }).notNull(),
    lastResult: jsonb('last_result').$type<ScheduleResult>(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    index('report_schedules_of_owner').on(table.ownerUserId),
    index('report_schedules_of_recipient').using('gin', table.recipientUserIds),
  ],
);

/** Runs of schedules that are being made: their recipients, or the owner, are told when they end. */
export const scheduledRuns = pgTable(
  'report_schedule_runs',
  {
    exportId: text('export_id')
      .primaryKey()
      .references(() => exports.id, { onDelete: 'cascade' }),
    scheduleId: text('schedule_id')
      .notNull()
      .references(() => reportSchedules.id, { onDelete: 'cascade' }),
    /** The morning that it is for. */
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [index('report_schedule_runs_of_schedule').on(table.scheduleId)],
);
