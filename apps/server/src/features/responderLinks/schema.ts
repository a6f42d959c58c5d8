import type { ResponderEvent } from '@schooldog/domain/responderLinks';
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { schools } from '../schools/schema.ts';

/** A school with a link has a certified component, so it is never deleted. */
export const responderLinks = pgTable(
  'responder_links',
  {
    id: id(),
    /** Of the token in the address, which is stored nowhere. */
    tokenHash: text('token_hash').notNull(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id),
    personName: text('person_name').notNull(),
    agency: text('agency').notNull(),
    email: text('email').notNull(),
    /** Null: every certified component of the school. */
    componentIds: text('component_ids').array(),
    includesContacts: boolean('includes_contacts').notNull().default(false),
    mayDownload: boolean('may_download').notNull().default(false),
    /** Made by "Send via Email". */
    isShared: boolean('is_shared').notNull().default(false),
    createdByUserId: text('created_by_user_id').notNull(),
    timeExpires: instant('time_expires').notNull(),
    timeRevoked: instant('time_revoked'),
    revokedByUserId: text('revoked_by_user_id'),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [
    uniqueIndex('responder_links_by_token').on(table.tokenHash),
    index('responder_links_by_school').on(table.schoolId, table.timeCreated),
    index('responder_links_by_creator').on(table.createdByUserId, table.timeCreated),
  ],
);

/** A code that was mailed and, once it was entered, the device that may read. */
export const responderVisits = pgTable(
  'responder_visits',
  {
    id: id(),
    linkId: text('link_id')
      .notNull()
      .references(() => responderLinks.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    codeTries: integer('code_tries').notNull().default(0),
    timeCodeExpires: instant('time_code_expires').notNull(),
    /** Of the device's cookie; null until the code was entered. */
    cookieHash: text('cookie_hash'),
    timeExpires: instant('time_expires'),
    timeCreated: timeCreated(),
  },
  (table) => [
    index('responder_visits_by_link').on(table.linkId),
    uniqueIndex('responder_visits_by_cookie').on(table.cookieHash),
  ],
);

/** What was done and tried with a link. */
export const responderEvents = pgTable(
  'responder_events',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    linkId: text('link_id')
      .notNull()
      .references(() => responderLinks.id, { onDelete: 'cascade' }),
    event: text('event').$type<ResponderEvent>().notNull(),
    componentId: text('component_id'),
    time: instant('time').notNull(),
  },
  (table) => [index('responder_events_by_link').on(table.linkId, table.sequence)],
);
