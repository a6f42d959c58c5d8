// Columns that every table spells the same way.
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

export const id = () => text('id').primaryKey();

/** Instants are kept to the millisecond, which is what a browser's clock and JSON can carry back unchanged. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const timeCreated = () => instant('time_created').notNull().defaultNow();
export const timeUpdated = () => instant('time_updated').notNull().defaultNow();

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
