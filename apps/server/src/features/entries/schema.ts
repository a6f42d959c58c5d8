import type { DeltaFields, DeltaType, Opinion, PlannedWorkOrder } from '@schooldog/domain/entries';
import type { SourceType } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { id, instant, searchedWordsOf, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { schools } from '../schools/schema.ts';

const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Entries of a walk are stored in the same columns until the walk completes. */
export const entryColumns = () => ({
  id: id(),
  schoolId: text('school_id')
    .notNull()
    .references(() => schools.id),
  /** When it was seen, which is earlier than its record if it was logged offline. */
  timestamp: instant('timestamp').notNull(),
  reportedByUserId: text('reported_by_user_id').notNull(),
  walkType: text('walk_type').$type<SourceType>().notNull(),
  observationType: text('observation_type').$type<Opinion>().notNull(),
  observationCategoryId: text('observation_category_id').notNull(),
  observationItemId: text('observation_item_id').notNull(),
  quantity: smallint('quantity').notNull(),
  comment: text('comment').notNull(),
  location: text('location').notNull(),
  locationDataProfileId: text('location_data_profile_id'),
  locationDataProfileOptionId: text('location_data_profile_option_id'),
  tags: texts('tags'),
  manualTags: texts('manual_tags'),
  searchableTags: texts('searchable_tags'),
  imageIds: texts('image_ids'),
  isFloating: boolean('is_floating').notNull(),
  walkId: text('walk_id'),
  assessmentId: text('assessment_id'),
  /** Each becomes a work order with the same id once the entry is published. */
  tasksToAddOnSubmission: jsonb('tasks_to_add_on_submission')
    .$type<PlannedWorkOrder[]>()
    .notNull()
    .default([]),
  createdTaskIds: texts('created_task_ids'),
  createdSafetyAlertIds: texts('created_safety_alert_ids'),
  timeCreated: timeCreated(),
  timeUpdated: timeUpdated(),
});

/**
 * What people saw. Every query is ordered newest first, so each index ends in time and id; the one by school also
 * includes the most used filter columns, so that a page is found without touching the table.
 */
export const entries = pgTable(
  'entries',
  {
    ...entryColumns(),
    /** For the search, which resolves names of people, observations and places to ids instead. */
    words: searchedWordsOf('words', sql`comment || ' ' || location`),
  },
  (table) => [
    index('entries_by_school').on(
      table.schoolId,
      table.timestamp,
      table.id,
      table.observationType,
      table.walkType,
    ),
    index('entries_by_time').on(
      table.timestamp,
      table.id,
      table.schoolId,
      table.observationType,
      table.walkType,
    ),
    index('entries_by_reporter').on(table.reportedByUserId, table.timestamp, table.id),
    index('entries_by_item').on(
      table.observationCategoryId,
      table.observationItemId,
      table.timestamp,
      table.id,
    ),
    index('entries_by_walk')
      .on(table.walkId, table.timestamp, table.id)
      .where(sql`${table.walkId} is not null`),
    index('entries_by_assessment')
      .on(table.assessmentId)
      .where(sql`${table.assessmentId} is not null`),
    index('entries_by_category').on(table.observationCategoryId, table.timestamp, table.id),
    index('entries_by_place')
      .on(table.locationDataProfileOptionId, table.timestamp, table.id)
      .where(sql`${table.locationDataProfileOptionId} is not null`),
    index('entries_concerns_at_places')
      .on(table.timestamp, table.schoolId, table.locationDataProfileOptionId)
      .where(sql`${table.observationType} = 'concern' and ${table.locationDataProfileOptionId} is not null`),
    index('entries_by_tag').using('gin', table.searchableTags),
    index('entries_by_words').using('gin', table.words),
    index('entries_with_planned_work_orders')
      .on(table.id)
      .where(
        sql`${table.tasksToAddOnSubmission} <> '[]'::jsonb
          and jsonb_path_query_array(${table.tasksToAddOnSubmission}, '$[*].id') - ${table.createdTaskIds} <> '[]'::jsonb`,
      ),
  ],
);

/** The specification's observationDeltas: what was logged first, and what each edit changed. */
export const observationDeltas = pgTable(
  'observation_deltas',
  {
    id: id(),
    observationId: text('observation_id').notNull(),
    schoolId: text('school_id').notNull(),
    type: text('type').$type<DeltaType>().notNull(),
    deltaFields: jsonb('delta_fields').$type<DeltaFields>().notNull(),
    entrySource: text('entry_source').$type<SourceType>().notNull(),
    /** Who logged or changed it. */
    reportedByUserId: text('reported_by_user_id').notNull(),
    createdAtUrl: text('created_at_url').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('observation_deltas_by_entry').on(table.observationId, table.timeCreated, table.id)],
);

/** Nine numbers per row, one for each source and opinion, so that every query is a sum of columns. */
const numbers = () => {
  const number = (name: string) => integer(name).notNull().default(0);
  return {
    districtConcern: number('district_concern'),
    districtPraise: number('district_praise'),
    districtOther: number('district_other'),
    schoolConcern: number('school_concern'),
    schoolPraise: number('school_praise'),
    schoolOther: number('school_other'),
    partnerConcern: number('partner_concern'),
    partnerPraise: number('partner_praise'),
    partnerOther: number('partner_other'),
  };
};

/** What insights, leaderboards and top walkers read. Months are those of the district's calendar. */
export const entryCounts = pgTable(
  'entry_counts',
  {
    countId: text('count_id').notNull(),
    schoolId: text('school_id').notNull(),
    /** "2026-11" */
    month: text('month').notNull(),
    ...numbers(),
  },
  (table) => [primaryKey({ columns: [table.countId, table.schoolId, table.month] })],
);

/** All entries of a school by day, for ranges that begin or end within a month. */
export const entryDayCounts = pgTable(
  'entry_day_counts',
  {
    schoolId: text('school_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    ...numbers(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.day] })],
);

/** How often a tag is used at a school, for suggestions. */
export const entryTagUses = pgTable(
  'entry_tag_uses',
  {
    schoolId: text('school_id').notNull(),
    /** The search form, in lower case. */
    tag: text('tag').notNull(),
    /** As the user wrote it. */
    label: text('label').notNull(),
    uses: integer('uses').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.tag] })],
);
