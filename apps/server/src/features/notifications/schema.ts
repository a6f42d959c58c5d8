import type { NotificationKind } from '@schooldog/domain/notifications';
import { isNull } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { users } from '../../platform/identity/schema.ts';

/** Each user's list in the app. The text is rendered where it is read. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull().default({}),
    /** By language: those of the values that differ between languages, as the name of what was seen does. */
    valuesIn: jsonb('values_in').$type<Record<string, Record<string, string>>>().notNull().default({}),
    url: text('url').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeRead: instant('time_read'),
  },
  (table) => [
    index('notifications_by_url').on(table.url),
    index('notifications_by_user').on(table.userId, table.timeCreated, table.id),
    index('notifications_unread').on(table.userId).where(isNull(table.timeRead)),
  ],
);
