import { stuckSince } from '@schooldog/domain/exports';
import { and, count, desc, eq, exists, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { isOlderThan, type TimeKey } from '../database/keysetPage.ts';
import { files } from '../files/schema.ts';
import { exportOwner, exports } from './schema.ts';

export type ExportRow = typeof exports.$inferSelect;

const isOf = ({ exportId, userId }: { exportId: string; userId: string }) =>
  and(eq(exports.id, exportId), eq(exports.requestedByUserId, userId));

/** Only this person's exports. */
export async function findExport(
  reader: Reader,
  own: { exportId: string; userId: string },
): Promise<ExportRow | undefined> {
  const [row] = await reader.select().from(exports).where(isOf(own));
  return row;
}

/** Newest first; of one person or of all, of all kinds or of some. */
export async function listExports(
  reader: Reader,
  page: { userId: string | null; names?: readonly string[]; after: TimeKey | null; limit: number },
): Promise<ExportRow[]> {
  const { userId, names, after, limit } = page;
  return reader
    .select()
    .from(exports)
    .where(
      and(
        userId === null ? undefined : eq(exports.requestedByUserId, userId),
        names === undefined ? undefined : inArray(exports.name, [...names]),
        after === null ? undefined : isOlderThan(after, { time: exports.timeCreated, id: exports.id }),
      ),
    )
    .orderBy(desc(exports.timeCreated), desc(exports.id))
    .limit(limit);
}

/** Serializes concurrent requests of one person until the transaction ends, so that each counts the others. */
export async function lockExportsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`exports of ${userId}`}))`);
}

/** Those that a process is still working on. */
export async function countGenerating(reader: Reader, userId: string, now: Date): Promise<number> {
  const [row] = await reader
    .select({ generating: count() })
    .from(exports)
    .where(
      and(
        eq(exports.requestedByUserId, userId),
        eq(exports.status, 'generating'),
        gte(exports.timeUpdated, stuckSince(now)),
      ),
    );
  return row?.generating ?? 0;
}

export type Requested = Pick<ExportRow, 'id' | 'name' | 'format' | 'requestedByUserId' | 'total'>;

/** Undefined when the id is taken. */
export async function insertExport(
  tx: Transaction,
  { now, ...row }: Requested & Pick<ExportRow, 'query' | 'title' | 'language' | 'fileName'> & { now: Date },
): Promise<ExportRow | undefined> {
  const [inserted] = await tx
    .insert(exports)
    .values({ ...row, status: 'generating', timeCreated: now, timeUpdated: now })
    .onConflictDoNothing()
    .returning();
  return inserted;
}

/** A failed, canceled or stuck export may be requested again. */
export async function restartExport(
  tx: Transaction,
  { id, name, format, requestedByUserId: userId, total, now }: Requested & { now: Date },
): Promise<ExportRow | undefined> {
  const isStuck = and(eq(exports.status, 'generating'), lt(exports.timeUpdated, stuckSince(now)));
  const [row] = await tx
    .update(exports)
    .set({ status: 'generating', problem: null, done: 0, total, timeUpdated: now })
    .where(
      and(
        isOf({ exportId: id, userId }),
        eq(exports.name, name),
        eq(exports.format, format),
        or(inArray(exports.status, ['failed', 'cancelled']), isStuck),
      ),
    )
    .returning();
  return row;
}

/** The row that a worker starts with; undefined when there is nothing left to do. */
export async function exportToMake(reader: Reader, exportId: string): Promise<ExportRow | undefined> {
  const [row] = await reader
    .select()
    .from(exports)
    .where(and(eq(exports.id, exportId), eq(exports.status, 'generating')));
  return row;
}

/** False when the export is no longer being made: it was canceled, or another process finished it. */
export async function saveProgress(
  tx: Transaction,
  exportId: string,
  { done, now }: { done: number; now: Date },
): Promise<boolean> {
  const saved = await tx
    .update(exports)
    .set({ done, timeUpdated: now })
    .where(and(eq(exports.id, exportId), eq(exports.status, 'generating')))
    .returning({ id: exports.id });
  return saved.length > 0;
}

export async function cancelExport(tx: Transaction, exportId: string, now: Date): Promise<void> {
  await tx
    .update(exports)
    .set({ status: 'cancelled', timeUpdated: now })
    .where(and(eq(exports.id, exportId), eq(exports.status, 'generating')));
}

/** This lock serializes concurrent outcomes of one export. */
export async function lockExport(tx: Transaction, exportId: string): Promise<ExportRow | undefined> {
  const [row] = await tx.select().from(exports).where(eq(exports.id, exportId)).for('update');
  return row;
}

export async function updateExport(
  tx: Transaction,
  exportId: string,
  change: Partial<
    Pick<ExportRow, 'status' | 'problem' | 'done' | 'total' | 'fileId' | 'schools' | 'parts' | 'timeUpdated'>
  >,
): Promise<void> {
  await tx.update(exports).set(change).where(eq(exports.id, exportId));
}

/** How often the file was fetched, this time included. */
export async function countDownload(tx: Transaction, exportId: string): Promise<number> {
  const [row] = await tx
    .update(exports)
    .set({ downloads: sql`${exports.downloads} + 1` })
    .where(eq(exports.id, exportId))
    .returning({ downloads: exports.downloads });
  return row?.downloads ?? 0;
}

/** Also of exports that failed after their file was stored. */
export async function exportsWithFileBefore(reader: Reader, time: Date, limit: number): Promise<string[]> {
  const ownFiles = reader
    .select()
    .from(files)
    .where(and(eq(files.ownerType, exportOwner), eq(files.ownerId, exports.id)));
  const rows = await reader
    .select({ id: exports.id })
    .from(exports)
    .where(and(lt(exports.timeCreated, time), exists(ownFiles)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function markExpired(tx: Transaction, ids: readonly string[]): Promise<void> {
  const status = sql`case when ${exports.status} = 'ready' then 'expired' else ${exports.status} end`;
  await tx
    .update(exports)
    .set({ status, fileId: null })
    .where(inArray(exports.id, [...ids]));
}

export async function deleteExportsBefore(reader: Reader, time: Date): Promise<void> {
  await reader.delete(exports).where(lt(exports.timeCreated, time));
}
