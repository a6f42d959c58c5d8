// Columns that every table defines the same way.
import type { SQL } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import { searchWords } from './searchWords.ts';

export const id = () => text('id').primaryKey();

/** Instants are stored to the millisecond, which a browser's clock and JSON can carry back unchanged. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const timeCreated = () => instant('time_created').notNull().defaultNow();
export const timeUpdated = () => instant('time_updated').notNull().defaultNow();

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The words of a text, stored for searches. */
export const searchedWordsOf = (name: string, given: SQL) =>
  tsvector(name).generatedAlwaysAs(searchWords(given));
