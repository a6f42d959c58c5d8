// Files that follow the record that names them: urgent work is sent before its photos, and each photo joins the
// record when it arrives.
import { problem } from '@schooldog/domain/problems';
import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { isOneOf } from '../database/isOneOf.ts';
import type { Work } from '../work/work.ts';
import { isOfKind } from './fileTypes.ts';
import { awaitedFiles, files } from './schema.ts';

export type AwaitedFile = Readonly<typeof awaitedFiles.$inferSelect>;
type StoredFile = typeof files.$inferSelect;

/** An announcement and the arrival of the same file wait for each other, so that neither misses the other. */
async function lockFileId(tx: Transaction, fileId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('awaited file'), hashtext(${fileId}))`);
}

/** True when the file is not here yet, and the record now waits for it. */
export async function announceFile(
  work: Work,
  { fileId, ownerType, ownerId }: Readonly<{ fileId: string; ownerType: string; ownerId: string }>,
): Promise<boolean> {
  if (work.userId === null) return false;
  await lockFileId(work.tx, fileId);
  const [arrived] = await work.tx.select({ id: files.id }).from(files).where(eq(files.id, fileId));
  if (arrived !== undefined) return false;
  const announced = { fileId, ownerType, ownerId, userId: work.userId, timeAnnounced: work.now };
  await work.tx.insert(awaitedFiles).values(announced).onConflictDoNothing();
  const [row] = await work.tx.select().from(awaitedFiles).where(eq(awaitedFiles.fileId, fileId));
  const isSame = row?.ownerType === ownerType && row.ownerId === ownerId && row.userId === work.userId;
  if (!isSame) throw problem('file.notFound', { fileId });
  return true;
}

/**
 * Gives an uploaded file to the record that waits for it; null when none does. Repeating an upload repeats this, so
 * an interruption between the two is repaired by the next attempt.
 */
export async function joinAwaited(
  work: Work,
  { id, uploadedByUserId, contentType }: StoredFile,
): Promise<AwaitedFile | null> {
  await lockFileId(work.tx, id);
  const [awaited] = await work.tx.select().from(awaitedFiles).where(eq(awaitedFiles.fileId, id));
  if (awaited?.userId !== uploadedByUserId) return null;
  if (!isOfKind(contentType, 'pictures')) throw problem('file.typeNotAllowed', { fileId: id });
  const { ownerType, ownerId } = awaited;
  const claimed = { ownerType, ownerId, timeClaimed: work.now, timeUpdated: work.now };
  await work.tx.update(files).set(claimed).where(eq(files.id, id));
  await work.tx.delete(awaitedFiles).where(eq(awaitedFiles.fileId, id));
  return awaited;
}

export async function awaitedOf(
  reader: Reader,
  ownerType: string,
  ownerIds: readonly string[],
): Promise<AwaitedFile[]> {
  if (ownerIds.length === 0) return [];
  return reader
    .select()
    .from(awaitedFiles)
    .where(and(eq(awaitedFiles.ownerType, ownerType), isOneOf(awaitedFiles.ownerId, ownerIds)))
    .orderBy(asc(awaitedFiles.timeAnnounced), asc(awaitedFiles.fileId));
}

/** Those that arrive later are then unclaimed uploads. */
export async function stopAwaiting(
  work: Work,
  { ownerType, ownerId }: Readonly<{ ownerType: string; ownerId: string }>,
  keptIds: readonly string[],
): Promise<void> {
  await work.tx
    .delete(awaitedFiles)
    .where(
      and(
        eq(awaitedFiles.ownerType, ownerType),
        eq(awaitedFiles.ownerId, ownerId),
        keptIds.length === 0 ? undefined : notInArray(awaitedFiles.fileId, [...keptIds]),
      ),
    );
}
