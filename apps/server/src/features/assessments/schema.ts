import type { Answered, AssessmentForm, AssessmentStatus } from '@schooldog/domain/assessments';
import type { RubricContent, ScoreColor } from '@schooldog/domain/rubrics';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { rubrics } from '../rubrics/schema.ts';
import { schools } from '../schools/schema.ts';

/** Lists are answered newest first: submitted ones by their submission, the others by their beginning. */
export const assessments = pgTable(
  'assessments',
  {
    id: id(),
    rubricId: text('rubric_id')
      .notNull()
      .references(() => rubrics.id),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    /** Stays after the walk was deleted. */
    walkId: text('walk_id'),
    status: text('status').$type<AssessmentStatus>().notNull(),
    rubric: jsonb('rubric').$type<RubricContent>().notNull(),
    form: jsonb('form').$type<AssessmentForm>().notNull(),
    answered: jsonb('answered').$type<Answered[]>().notNull().default([]),
    totalScore: integer('total_score'),
    maxScore: integer('max_score'),
    score: integer('score'),
    /** By the thresholds of its rubric, for the filter. */
    color: text('color').$type<ScoreColor>(),
    createdByUserId: text('created_by_user_id').notNull(),
    updatedByUserId: text('updated_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    submittedByUserId: text('submitted_by_user_id'),
    /** Of the last submission, also after it was reopened. */
    timeSubmitted: instant('time_submitted'),
    skippedByUserId: text('skipped_by_user_id'),
    timeSkipped: instant('time_skipped'),
    deletedByUserId: text('deleted_by_user_id'),
    timeDeleted: instant('time_deleted'),
  },
  (table) => [
    index('assessments_submitted')
      .on(table.timeSubmitted, table.id, table.schoolId)
      .where(sql`${table.status} = 'submitted'`),
    index('assessments_submitted_at_school')
      .on(table.schoolId, table.timeSubmitted, table.id)
      .where(sql`${table.status} = 'submitted'`),
    index('assessments_open')
      .on(table.timeCreated, table.id, table.schoolId)
      .where(sql`${table.status} in ('created', 'editing')`),
    index('assessments_deleted')
      .on(table.timeCreated, table.id, table.schoolId)
      .where(sql`${table.status} = 'deleted'`),
    index('assessments_by_walk')
      .on(table.walkId, table.timeCreated)
      .where(sql`${table.walkId} is not null`),
    index('assessments_by_creator').on(table.createdByUserId, table.timeCreated),
    index('assessments_by_rubric').on(table.rubricId),
  ],
);
