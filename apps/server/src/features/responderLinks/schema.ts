import type { ResponderEvent } from '@schooldog/domain/responderLinks';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { schools } from '../schools/schema.ts';

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
    index('responder_links_live')
      .on(table.schoolId, table.timeExpires)
      .where(sql`${table.timeRevoked} is null`),
  ],
);

/** A code that was mailed, and after it was entered the device that may read. */
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
    /** Of the cookie of the device. */
    visitHash: text('visit_hash'),
    timeVisitExpires: instant('time_visit_expires'),
    timeCreated: timeCreated(),
  },
  (table) => [
    index('responder_visits_by_link').on(table.linkId, table.timeCreated),
    index('responder_visits_by_device').on(table.visitHash),
  ],
);

export const responderViews = pgTable(
  'responder_views',
  {
    sequence: bigserial('sequence', { mode: 'number' }).primaryKey(),
    linkId: text('link_id')
      .notNull()
      .references(() => responderLinks.id, { onDelete: 'cascade' }),
    event: text('event').$type<ResponderEvent>().notNull(),
    componentId: text('component_id'),
    time: instant('time').notNull(),
  },
  (table) => [index('responder_views_by_link').on(table.linkId, table.sequence)],
);
