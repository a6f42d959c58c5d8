import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, timeCreated, timeUpdated } from '../database/columns.ts';

/**
 * One row per stored file. It belongs to its uploader until a record claims it (ownerType and ownerId); a
 * job deletes unclaimed files.
 */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerType: text('owner_type'),
    ownerId: text('owner_id'),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Of the bytes as they arrived, so that a phone can check what was stored. */
    receivedSha256: text('received_sha256').notNull(),
    /**
     * The storage key. Every upload attempt writes under a new key, so none can harm another; only copies share one.
     */
    storageKey: text('storage_key').notNull(),
    uploadedByUserId: text('uploaded_by_user_id').notNull(),
    timeCreated: timeCreated(),
    timeUpdated: timeUpdated(),
    timeClaimed: instant('time_claimed'),
    /** In the trash since then: hidden, restored by claiming it again, deleted in the end. */
    timeTrashed: instant('time_trashed'),
  },
  (table) => [
    index('files_by_owner').on(table.ownerType, table.ownerId, table.timeCreated),
    index('files_by_storage_key').on(table.storageKey),
    index('files_unclaimed')
      .on(table.timeCreated)
      .where(sql`owner_type is null`),
    index('files_trashed')
      .on(table.timeTrashed)
      .where(sql`time_trashed is not null`),
  ],
);

/**
 * Files that a record already names and that their uploader still sends: the text of a safety alert goes before its
 * photos. The upload claims the file and deletes the row.
 */
export const awaitedFiles = pgTable(
  'awaited_files',
  {
    fileId: text('file_id').primaryKey(),
    ownerType: text('owner_type').notNull(),
    ownerId: text('owner_id').notNull(),
    userId: text('user_id').notNull(),
    timeAnnounced: instant('time_announced').notNull(),
  },
  (table) => [index('awaited_files_by_owner').on(table.ownerType, table.ownerId)],
);

/** Bytes that uploads under way may store; see reservations.ts. */
export const uploadReservations = pgTable(
  'upload_reservations',
  {
    id: id(),
    fileId: text('file_id').notNull(),
    userId: text('user_id').notNull(),
    bytes: integer('bytes').notNull(),
    timeReserved: instant('time_reserved').notNull(),
  },
  (table) => [index('upload_reservations_by_user').on(table.userId)],
);
