import type { SourceType } from '@schooldog/domain/permissions';
import type { Submission, WalkContext, WalkEntry, WalkStage, WalkStatus } from '@schooldog/domain/walks';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { entryColumns } from '../entries/schema.ts';
import { schools } from '../schools/schema.ts';

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Lists are answered newest first, by participant or by school. */
export const walks = pgTable(
  'walks',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    status: text('status').$type<WalkStatus>().notNull(),
    walkType: text('walk_type').$type<SourceType>().notNull(),
    leaderUserId: text('leader_user_id').notNull(),
    collaborators: texts('collaborators'),
    /** Kept by the database, so that it can never differ. */
    participantUserIds: text('participant_user_ids')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`array_prepend(leader_user_id, collaborators)`),
    awaitingReviewBy: text('awaiting_review_by'),
    createdByUserId: text('created_by_user_id').notNull(),
    intendedCategories: texts('intended_categories'),
    timeframe: date('timeframe', { mode: 'string' }),
    weatherPrecipitation: text('weather_precipitation').$type<WalkContext['weatherPrecipitation']>(),
    weatherTemperature: text('weather_temperature').$type<WalkContext['weatherTemperature']>(),
    weatherComment: text('weather_comment').notNull().default(''),
    additionalNotes: text('additional_notes').notNull().default(''),
    currentStage: text('current_stage').$type<WalkStage>().notNull().default('observations'),
    submissionHistory: jsonb('submission_history').$type<Submission[]>().notNull().default([]),
    shouldSendNeighborhoodWatch: boolean('should_send_neighborhood_watch').notNull().default(false),
    hasSentNeighborhoodWatch: boolean('has_sent_neighborhood_watch').notNull().default(false),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeSubmitted: instant('time_submitted'),
    timeCompleted: instant('time_completed'),
    timeArchived: instant('time_archived'),
    archivedByUserId: text('archived_by_user_id'),
  },
  (table) => [
    index('walks_by_school').on(table.schoolId, table.timeCreated, table.id, table.status, table.walkType),
    index('walks_by_time').on(table.timeCreated, table.id, table.schoolId, table.status, table.walkType),
    index('walks_by_participant').using('gin', table.participantUserIds),
    index('walks_unfinished')
      .on(table.schoolId, table.timeCreated, table.id)
      .where(sql`${table.status} <> 'complete'`),
    index('walks_in_review')
      .on(table.timeSubmitted)
      .where(sql`${table.status} = 'review'`),
  ],
);

/** What was logged in walks that are not complete; completing moves it to the entries. Removed ones stay, marked. */
export const walkEntries = pgTable(
  'walk_entries',
  {
    ...entryColumns(),
    walkId: text('walk_id')
      .notNull()
      .references(() => walks.id, { onDelete: 'cascade' }),
    isDeleted: boolean('is_deleted').notNull().default(false),
    safetyAlert: jsonb('safety_alert').$type<NonNullable<WalkEntry['safetyAlert']>>(),
  },
  (table) => [
    index('walk_entries_by_walk').on(table.walkId, table.timestamp, table.id),
    index('walk_entries_with_waiting_alerts')
      .on(table.reportedByUserId)
      .where(sql`${table.safetyAlert} ->> 'state' = 'waiting'`),
  ],
);
