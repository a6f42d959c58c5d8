import type { ClientErrorKind } from '@schooldog/domain/clientErrors';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../platform/database/columns.ts';

/** One row an error, however often it happened. Nothing in it comes from a person. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: id(),
    /** The hash of what makes two reports the same error. */
    fingerprint: text('fingerprint').notNull().unique(),
    kind: text('kind').$type<ClientErrorKind>().notNull(),
    name: text('name').notNull(),
    message: text('message').notNull(),
    stack: text('stack').notNull(),
    versions: text('versions').array().notNull(),
    routes: text('routes').array().notNull(),
    browsers: text('browsers').array().notNull(),
    count: integer('count').notNull(),
    offlineCount: integer('offline_count').notNull(),
    timeCreated: instant('time_created').notNull(),
    timeUpdated: instant('time_updated').notNull(),
    timeResolved: instant('time_resolved'),
    resolvedByUserId: text('resolved_by_user_id'),
    resolvedInVersion: text('resolved_in_version'),
  },
  (table) => [
    index('client_errors_by_time').on(table.timeUpdated, table.id),
    index('client_errors_by_age').on(table.timeCreated),
  ],
);
