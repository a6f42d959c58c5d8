import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timeCreated, timeUpdated } from '../database/columns.ts';

/** One row per settings document: organization, observation, tasks, skills, drills, and the global app settings. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
  timeCreated: timeCreated(),
  timeUpdated: timeUpdated(),
});
