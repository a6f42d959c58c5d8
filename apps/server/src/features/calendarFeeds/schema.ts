import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, timeCreated } from '../../platform/database/columns.ts';
import { users } from '../../platform/identity/schema.ts';

/** At most one address for each person; a revoked one is deleted. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the token in the address, which is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    timeLastRead: instant('time_last_read'),
    timeCreated: timeCreated(),
  },
  (table) => [uniqueIndex('calendar_feeds_by_token').on(table.tokenHash)],
);
