import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Notices of committed changes that are about to be sent. Unlogged: when PostgreSQL crashes, browsers reload anyway.
 */
export const liveNotices = pgTable('live_notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  notice: text('notice').notNull(),
});
