import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The limiter's own table and column names. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
