import { stuckOwnDataSince } from '@schooldog/domain/ownData';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { files } from '../../platform/files/schema.ts';
import { ownDataExports, ownDataOwner } from './schema.ts';

export type OwnDataRow = typeof ownDataExports.$inferSelect;

/** Serializes starts in the whole district until the transaction ends. */
export async function lockStarts(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('start of own data'))`);
}

export async function findExport(reader: Reader, exportId: string): Promise<OwnDataRow | undefined> {
  const [row] = await reader.select().from(ownDataExports).where(eq(ownDataExports.id, exportId));
  return row;
}

export async function lockExport(tx: Transaction, exportId: string): Promise<OwnDataRow | undefined> {
  const [row] = await tx.select().from(ownDataExports).where(eq(ownDataExports.id, exportId)).for('update');
  return row;
}

/** Newest first. */
export async function listOpen(reader: Reader): Promise<OwnDataRow[]> {
  return reader
    .select()
    .from(ownDataExports)
    .where(inArray(ownDataExports.status, ['generating', 'ready']))
    .orderBy(desc(ownDataExports.timeCreated));
}

export async function lastOf(reader: Reader, userId: string): Promise<OwnDataRow | undefined> {
  const [row] = await reader
    .select()
    .from(ownDataExports)
    .where(eq(ownDataExports.requestedByUserId, userId))
    .orderBy(desc(ownDataExports.timeCreated))
    .limit(1);
  return row;
}

export async function insertExport(
  tx: Transaction,
  { now, ...row }: Pick<OwnDataRow, 'id' | 'requestedByUserId' | 'withPlans'> & { now: Date },
): Promise<void> {
  await tx
    .insert(ownDataExports)
    .values({ ...row, status: 'generating', timeCreated: now, timeUpdated: now });
}

export async function updateExport(
  tx: Transaction,
  exportId: string,
  change: Partial<Omit<OwnDataRow, 'id' | 'timeUpdated'>> & Pick<OwnDataRow, 'timeUpdated'>,
): Promise<void> {
  await tx.update(ownDataExports).set(change).where(eq(ownDataExports.id, exportId));
}

/** Frees the way for another one. */
export async function failStuck(tx: Transaction, now: Date): Promise<void> {
  await tx
    .update(ownDataExports)
    .set({ status: 'failed', problem: 'ownData.failed', timeUpdated: now })
    .where(
      and(eq(ownDataExports.status, 'generating'), lt(ownDataExports.timeUpdated, stuckOwnDataSince(now))),
    );
}

/** False when it is no longer being made: it was canceled, or given up. */
export async function saveProgress(
  tx: Transaction,
  exportId: string,
  { done, total, now }: Readonly<{ done: number; total: number; now: Date }>,
): Promise<boolean> {
  const saved = await tx
    .update(ownDataExports)
    .set({ done, total, timeUpdated: now })
    .where(and(eq(ownDataExports.id, exportId), eq(ownDataExports.status, 'generating')))
    .returning({ id: ownDataExports.id });
  return saved.length > 0;
}

/** How often it was downloaded, this time included. */
export async function countDownload(tx: Transaction, exportId: string): Promise<number> {
  const [row] = await tx
    .update(ownDataExports)
    .set({ downloads: sql`${ownDataExports.downloads} + 1` })
    .where(eq(ownDataExports.id, exportId))
    .returning({ downloads: ownDataExports.downloads });
  return row?.downloads ?? 0;
}

export async function exportsWithParts(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectDistinct({ id: files.ownerId })
    .from(files)
    .where(eq(files.ownerType, ownDataOwner));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}
