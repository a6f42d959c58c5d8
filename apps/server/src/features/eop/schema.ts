import type { EopKind, EopSection, RichText } from '@schooldog/domain/eop';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, id, instant, timeCreated, timeUpdated } from '../../platform/database/columns.ts';
import { sentDays } from '../../platform/jobs/sentDays.ts';
import { schools } from '../schools/schema.ts';

/** A school is only deleted while its components are as the default plan made them. */
export const eopComponents = pgTable(
  'eop_components',
  {
    id: id(),
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    section: text('section').$type<EopSection>().notNull(),
    kind: text('kind').$type<EopKind>().notNull().default('document'),
    /** Of a component of the default plan: which one. */
    guidanceKey: text('guidance_key'),
    /** Within its section. */
    position: integer('position').notNull().default(0),
    eopRolesId: text('eop_roles_id'),
    certificationIntervalMonths: integer('certification_interval_months').notNull().default(12),
    pointOfContactUserId: text('point_of_contact_user_id'),
    content: jsonb('content').$type<RichText>(),
    isOmittingContent: boolean('is_omitting_content').notNull().default(false),
    /** Of the draft: grows with every change of content, attachments or `isOmittingContent`. */
    version: integer('version').notNull().default(0),
    /** The version with which the content last changed: text written on an older one is a conflict. */
    contentVersion: integer('content_version').notNull().default(0),
    /** The PDF of the draft, and the version from which it was made. */
    pdfFileId: text('pdf_file_id'),
    pdfVersion: integer('pdf_version'),
    certifiedContent: jsonb('certified_content').$type<RichText>(),
    certifiedIsOmittingContent: boolean('certified_is_omitting_content').notNull().default(false),
    certifiedPdfFileId: text('certified_pdf_file_id'),
    lastCertificationTime: instant('last_certification_time'),
    nextCertificationDueTime: instant('next_certification_due_time'),
    hasUnpublishedContentChanges: boolean('has_unpublished_content_changes').notNull().default(false),
    hasUnpublishedAttachmentChanges: boolean('has_unpublished_attachment_changes').notNull().default(false),
    createdByUserId: text('created_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeArchived: instant('time_archived'),
    archivedByUserId: text('archived_by_user_id'),
  },
  (table) => [
    index('eop_components_by_school').on(table.schoolId, table.section, table.position, table.name),
    index('eop_components_due')
      .on(table.nextCertificationDueTime)
      .where(sql`${table.timeArchived} is null`),
  ],
);

/** One that was removed from the draft stays while a certified copy has it. */
export const eopAttachments = pgTable(
  'eop_attachments',
  {
    id: id(),
    componentId: text('component_id')
      .notNull()
      .references(() => eopComponents.id, { onDelete: 'cascade' }),
    fileId: text('file_id').notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    isInDraft: boolean('is_in_draft').notNull().default(true),
    isCertified: boolean('is_certified').notNull().default(false),
    addedByUserId: text('added_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('eop_attachments_by_component').on(table.componentId, table.timeCreated)],
);

/** Every certification keeps what was certified. */
export const eopCertifications = pgTable(
  'eop_certifications',
  {
    id: id(),
    componentId: text('component_id')
      .notNull()
      .references(() => eopComponents.id, { onDelete: 'cascade' }),
    certifiedByUserId: text('certified_by_user_id').notNull(),
    timeCertified: instant('time_certified').notNull(),
    /** False when the same certified copy was only renewed. */
    isPublishing: boolean('is_publishing').notNull(),
    content: jsonb('content').$type<RichText>(),
    isOmittingContent: boolean('is_omitting_content').notNull(),
    attachments: jsonb('attachments').$type<{ id: string; fileId: string; name: string }[]>().notNull(),
    pdfFileId: text('pdf_file_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('eop_certifications_by_component').on(table.componentId, table.timeCertified)],
);

/** The content as one person left it: one row per person and ten minutes of work. */
export const eopContentVersions = pgTable(
  'eop_content_versions',
  {
    id: id(),
    componentId: text('component_id')
      .notNull()
      .references(() => eopComponents.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<RichText>().notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('eop_content_versions_by_component').on(table.componentId, table.timeUpdated)],
);

/** Who writes at the moment, until the time is up. */
export const eopLeases = pgTable('eop_leases', {
  componentId: text('component_id')
    .primaryKey()
    .references(() => eopComponents.id, { onDelete: 'cascade' }),
  userId: text('user_id').notNull(),
  /** Made by the editor, so that two windows of one person do not overwrite each other. */
  editorId: text('editor_id').notNull(),
  timeExpires: instant('time_expires').notNull(),
});

/** Content that was saved on an older version: kept until its author has chosen. */
export const eopKeptCopies = pgTable(
  'eop_kept_copies',
  {
    id: id(),
    componentId: text('component_id')
      .notNull()
      .references(() => eopComponents.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /** Two windows of one person are two copies. */
    editorId: text('editor_id').notNull().default(''),
    baseVersion: integer('base_version').notNull(),
    content: jsonb('content').$type<RichText>().notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
  },
  (table) => [index('eop_kept_copies_by_person').on(table.componentId, table.userId)],
);

/** With these keys a browser encrypts text that it could not send yet. */
export const eopDraftKeys = pgTable(
  'eop_draft_keys',
  {
    userId: text('user_id').notNull(),
    componentId: text('component_id')
      .notNull()
      .references(() => eopComponents.id, { onDelete: 'cascade' }),
    key: bytes('key').notNull(),
    timeCreated: timeCreated(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.componentId] })],
);

/** The days on which reminders were sent. */
export const eopReminders = sentDays('eop_reminders');

/** The components of the default plan that a school was given: one that was deleted is not added again. */
export const eopDefaultComponents = pgTable(
  'eop_default_components',
  {
    schoolId: text('school_id')
      .notNull()
      .references(() => schools.id, { onDelete: 'cascade' }),
    guidanceKey: text('guidance_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.guidanceKey] })],
);

/** When each person last asked the point of contact for an update. */
export const eopUpdateRequests = pgTable(
  'eop_update_requests',
  {
    componentId: text('component_id')
      .notNull()
      .references(() => eopComponents.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    timeSent: instant('time_sent').notNull(),
  },
  (table) => [primaryKey({ columns: [table.componentId, table.userId] })],
);
