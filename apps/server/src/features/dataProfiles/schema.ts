import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { searchWords } from '../../platform/database/searchWords.ts';
import { schools } from '../schools/schema.ts';

/** Location lists of a school: rooms, doors, safety equipment … */
export const dataProfiles = pgTable(
  'data_profiles',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    name: text('name').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    uniqueIndex('data_profiles_by_name')
      .on(table.schoolId, sql`lower(${table.name})`)
      .where(sql`not ${table.isArchived}`),
    index('data_profiles_by_school').on(table.schoolId, table.name, table.id),
  ],
);

export const dataProfileOptions = pgTable(
  'data_profile_options',
  {
    id: id(),
    dataProfileId: text('data_profile_id')
      .notNull()
      .references(() => dataProfiles.id),
    label: text('label').notNull(),
    aliases: text('aliases')
      .array()
      .notNull()
      .default(sql`'{}'`),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    isArchived: boolean('is_archived').notNull().default(false),
    /** Merged ones are kept, so that references to them still resolve. */
    mergedIntoId: text('merged_into_id').references((): AnyPgColumn => dataProfileOptions.id),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    uniqueIndex('data_profile_options_by_label')
      .on(table.dataProfileId, sql`lower(${table.label})`)
      .where(sql`not ${table.isArchived} and ${table.mergedIntoId} is null`),
    index('data_profile_options_by_profile').on(table.dataProfileId, table.label, table.id),
    index('data_profile_options_by_words').using('gin', searchWords(table.label)),
    index('data_profile_options_merged')
      .on(table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
  ],
);
