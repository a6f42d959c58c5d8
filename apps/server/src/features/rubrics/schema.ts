import type { RubricContent } from '@schooldog/domain/rubrics';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';

export const rubrics = pgTable(
  'rubrics',
  {
    id: id(),
    enabled: boolean('enabled').notNull().default(false),
    content: jsonb('content').$type<RubricContent>().notNull(),
    /** Of an enabled one, until it is published. */
    draft: jsonb('draft').$type<RubricContent>(),
    createdByUserId: text('created_by_user_id').notNull(),
    updatedByUserId: text('updated_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeDeleted: instant('time_deleted'),
    deletedByUserId: text('deleted_by_user_id'),
  },
  (table) => [
    index('rubrics_offered')
      .on(table.enabled)
      .where(sql`${table.timeDeleted} is null`),
  ],
);
