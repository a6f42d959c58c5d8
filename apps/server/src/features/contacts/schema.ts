import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { schools } from '../schools/schema.ts';

export const contacts = pgTable(
  'contacts',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    title: text('title').notNull().default(''),
    skillIds: text('skill_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdByUserId: text('created_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [uniqueIndex('contacts_by_email').on(table.schoolId, sql`lower(${table.email})`)],
);

/**
 * Skills of people with an account, who have no row among the contacts. They go with the school: alone they are no
 * reason to keep one that was made by mistake.
 */
export const userSkills = pgTable(
  'user_skills',
  {
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    skillIds: text('skill_ids')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    primaryKey({ columns: [table.schoolId, table.userId] }),
    index('user_skills_by_user').on(table.userId),
  ],
);

export const skills = pgTable(
  'skills',
  {
    /** Four digits of base 62. */
    id: id(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [uniqueIndex('skills_by_name').on(sql`lower(${table.name})`)],
);
