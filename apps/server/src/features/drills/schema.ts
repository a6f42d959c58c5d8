import type {
  DrillEventType,
  DrillPoint,
  DrillType,
  drillActions,
  timesOfDay,
} from '@schooldog/domain/drills';
import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, searchedWordsOf, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { sentDays } from '../../platform/jobs/sentDays.ts';
import { schools } from '../schools/schema.ts';

export const drills = pgTable(
  'drills',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    type: text('type').$type<DrillType>().notNull(),
    otherType: text('other_type').notNull().default(''),
    eventType: text('event_type').$type<DrillEventType>().notNull(),
    otherEventType: text('other_event_type').notNull().default(''),
    drillDate: date('drill_date', { mode: 'string' }).notNull(),
    drillTime: text('drill_time').notNull(),
    drillTimeOfDay: text('drill_time_of_day').$type<(typeof timesOfDay)[number]>().notNull(),
    /** The same time in 24 hours, by which a day is sorted. */
    startTime: text('start_time').notNull(),
    additionalInfo: text('additional_info').notNull().default(''),
    numberOfParticipants: integer('number_of_participants'),
    responseTime: text('response_time').notNull().default(''),
    resultsAdditionalInfo: text('results_additional_info').notNull().default(''),
    wentWell: text('went_well').notNull().default(''),
    toImprove: jsonb('to_improve').$type<DrillPoint[]>().notNull().default([]),
    actionTaken: text('action_taken').$type<(typeof drillActions)[number]>(),
    resultsSavedOn: date('results_saved_on', { mode: 'string' }),
    /** All that a search looks through. */
    searchedText: text('searched_text').notNull().default(''),
    recordedByUserId: text('recorded_by_user_id').notNull(),
    updatedByUserId: text('updated_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    words: searchedWordsOf('words', sql`"searched_text"`),
  },
  (table) => [
    index('drills_by_date').on(table.drillDate, table.startTime, table.id, table.schoolId),
    index('drills_by_school').on(table.schoolId, table.drillDate, table.startTime, table.id),
    index('drills_by_recorder').on(table.recordedByUserId, table.drillDate, table.startTime, table.id),
    index('drills_by_word').using('gin', table.words),
    index('drills_to_confirm')
      .on(table.drillDate, table.schoolId)
      .where(sql`${table.resultsSavedOn} is null or ${table.resultsSavedOn} < ${table.drillDate}`),
  ],
);

/** The days on which reminders were sent. */
export const drillReminders = sentDays('drill_reminders');
