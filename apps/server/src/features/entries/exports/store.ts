// Reports that people asked for, and the entries that go into them.
import type { EntryFilter, Opinion } from '@schooldog/domain/entries';
import type { InsightChart } from '@schooldog/domain/insights';
import type { SourceType } from '@schooldog/domain/permissions';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/isOneOf.ts';
import type { TimeKey } from '../../../platform/database/keysetPage.ts';
import type { StoredFile } from '../../../platform/files/index.ts';
import { files } from '../../../platform/files/schema.ts';
import { batchOfEntries } from '../pageStore.ts';
import type { Question } from '../question.ts';
import { entryExports } from '../schema.ts';

export type ExportRow = typeof entryExports.$inferSelect;

export type ExportedEntry = Readonly<{
  id: string;
  time: Date;
  schoolId: string;
  source: SourceType;
  opinion: Opinion;
  categoryId: string;
  itemId: string;
  quantity: number;
  location: string;
  comment: string;
  tags: string[];
  reportedBy: string | null;
  walkId: string | null;
  imageIds: string[];
}>;

/** Also of people who were deleted. */
export const reporterName =
  'coalesce(u.name, (select name from former_people former where former.id = e.reported_by_user_id))';

const exported = `e.id, e.time, e.school_id as "schoolId", e.walk_type as source, e.opinion,
  e.category_id as "categoryId", e.item_id as "itemId", e.quantity, e.location, e.comment, e.tags,
  ${reporterName} as "reportedBy",
  e.walk_id as "walkId", e.image_ids as "imageIds"`;

export async function exportedEntries(
  pool: Pool,
  question: Question,
  page: { after: TimeKey | null; limit: number },
): Promise<ExportedEntry[]> {
  return batchOfEntries<ExportedEntry>(pool, { question, ...page }, () => exported);
}

/** Of what was asked under this id, only what this person asked for. */
export async function findExport(
  reader: Reader,
  { exportId, userId }: { exportId: string; userId: string },
): Promise<ExportRow | undefined> {
  const [row] = await reader
    .select()
    .from(entryExports)
    .where(and(eq(entryExports.id, exportId), eq(entryExports.requestedByUserId, userId)));
  return row;
}

export async function exportOf(reader: Reader, exportId: string): Promise<ExportRow | undefined> {
  const [row] = await reader.select().from(entryExports).where(eq(entryExports.id, exportId));
  return row;
}

/** Undefined when the id is taken. */
export async function insertExport(
  tx: Transaction,
  report: Readonly<{
    id: string;
    userId: string;
    query: EntryFilter;
    chart: InsightChart | null;
    title: string;
    language: string;
    status: ExportRow['status'];
    total: number;
    now: Date;
  }>,
): Promise<ExportRow | undefined> {
  const { userId, now, ...rest } = report;
  const [row] = await tx
    .insert(entryExports)
    .values({ ...rest, requestedByUserId: userId, timeCreated: now, timeUpdated: now })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** What failed, or stands still since that time, may be asked for again. */
export async function beginAgain(
  tx: Transaction,
  asked: { id: string; userId: string; total: number; now: Date; stuckSince: Date },
): Promise<ExportRow | undefined> {
  const { id, userId, total, now, stuckSince } = asked;
  const isStuck = and(eq(entryExports.status, 'generating'), lt(entryExports.timeUpdated, stuckSince));
  const [row] = await tx
    .update(entryExports)
    .set({ status: 'generating', done: 0, total, timeUpdated: now })
    .where(
      and(
        eq(entryExports.id, id),
        eq(entryExports.requestedByUserId, userId),
        or(eq(entryExports.status, 'failed'), isStuck),
      ),
    )
    .returning();
  return row;
}

/** A figure that comes late changes nothing about what is finished. */
export async function saveProgress(
  reader: Reader,
  id: string,
  { done, now }: { done: number; now: Date },
): Promise<void> {
  await reader
    .update(entryExports)
    .set({ done, timeUpdated: now })
    .where(and(eq(entryExports.id, id), eq(entryExports.status, 'generating')));
}

/** False when it is no longer there. */
export async function finishExport(
  reader: Reader,
  id: string,
  outcome: { status: 'ready' | 'failed'; now: Date } & Partial<Pick<ExportRow, 'done' | 'total' | 'fileId'>>,
): Promise<boolean> {
  const { now, ...change } = outcome;
  const finished = await reader
    .update(entryExports)
    .set({ ...change, timeUpdated: now })
    .where(eq(entryExports.id, id))
    .returning({ id: entryExports.id });
  return finished.length > 0;
}

export async function exportsBefore(reader: Reader, time: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: entryExports.id })
    .from(entryExports)
    .where(lt(entryExports.timeCreated, time))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function deleteExports(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.delete(entryExports).where(inArray(entryExports.id, [...ids]));
}

const pictureOwner = 'entry';

/** The pictures that these entries own, by their id. */
export async function picturesOf(
  reader: Reader,
  entryIds: readonly string[],
): Promise<ReadonlyMap<string, StoredFile>> {
  const rows = await reader
    .select()
    .from(files)
    .where(and(eq(files.ownerType, pictureOwner), isOneOf(files.ownerId, entryIds)));
  return new Map(rows.map((file) => [file.id, file]));
}
