import type { AlertChannel, AlertedEntry, AlertEscalation } from '@schooldog/domain/alerts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { schools } from '../schools/schema.ts';

/** One entry sent to a few people. The text and the picture of the entry stay as they were when it was sent. */
export const safetyAlerts = pgTable(
  'safety_alerts',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    entryId: text('entry_id').notNull(),
    walkId: text('walk_id'),
    message: text('message').notNull(),
    entry: jsonb('entry').$type<AlertedEntry>().notNull(),
    createdByUserId: text('created_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeSent: instant('time_sent').notNull(),
    timeReminded: instant('time_reminded'),
    timeResolved: instant('time_resolved'),
    resolvedByUserId: text('resolved_by_user_id'),
    resolutionNote: text('resolution_note').notNull().default(''),
    timeDeleted: instant('time_deleted'),
    escalation: jsonb('escalation').$type<AlertEscalation>(),
  },
  (table) => [
    index('safety_alerts_by_state').on(sql`(${table.timeResolved} is null)`, table.timeCreated, table.id),
    index('safety_alerts_by_sender').on(table.createdByUserId, table.timeCreated, table.id),
    index('safety_alerts_by_entry').on(table.entryId),
    index('safety_alerts_by_school').on(table.schoolId),
    index('safety_alerts_open')
      .on(table.timeSent)
      .where(sql`${table.timeResolved} is null and ${table.timeDeleted} is null`),
  ],
);

export const safetyAlertRecipients = pgTable(
  'safety_alert_recipients',
  {
    alertId: text('alert_id')
      .notNull()
      .references(() => safetyAlerts.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    timeRead: instant('time_read'),
    timeAcknowledged: instant('time_acknowledged'),
    reply: text('reply').notNull().default(''),
    /** When the person first opened it from each channel. */
    opened: jsonb('opened').$type<Partial<Record<AlertChannel, string>>>().notNull().default({}),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    primaryKey({ columns: [table.alertId, table.userId] }),
    index('safety_alerts_by_recipient').on(table.userId, table.alertId),
    index('safety_alerts_unread')
      .on(table.userId)
      .where(sql`${table.timeRead} is null`),
  ],
);
