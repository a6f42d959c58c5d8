import type { EopAttachment } from '@schooldog/domain/eop';
import { and, asc, eq, ne, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { eopAttachments } from './schema.ts';

export type AttachmentRow = typeof eopAttachments.$inferSelect;

/** Of the draft and the certified copy, in the order in which they were added. */
export async function attachmentsOf(reader: Reader, componentId: string): Promise<AttachmentRow[]> {
  return reader
    .select()
    .from(eopAttachments)
    .where(
      and(
        eq(eopAttachments.componentId, componentId),
        or(eq(eopAttachments.isInDraft, true), eq(eopAttachments.isCertified, true)),
      ),
    )
    .orderBy(asc(eopAttachments.timeCreated), asc(eopAttachments.id));
}

export async function findAttachment(reader: Reader, id: string): Promise<AttachmentRow | undefined> {
  const [row] = await reader.select().from(eopAttachments).where(eq(eopAttachments.id, id));
  return row;
}

export async function insertAttachment(tx: Transaction, row: AttachmentRow): Promise<void> {
  await tx.insert(eopAttachments).values(row);
}

export async function takeOutOfDraft(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(eopAttachments)
    .set({ isInDraft: false, timeUpdated: now })
    .where(eq(eopAttachments.id, id));
}

export async function deleteAttachment(tx: Transaction, id: string): Promise<void> {
  await tx.delete(eopAttachments).where(eq(eopAttachments.id, id));
}

/** Those of the draft become the certified ones. */
export async function certifyAttachments(tx: Transaction, componentId: string, now: Date): Promise<void> {
  const { isCertified, isInDraft } = eopAttachments;
  await tx
    .update(eopAttachments)
    .set({ isCertified: isInDraft, timeUpdated: now })
    .where(and(eq(eopAttachments.componentId, componentId), ne(isCertified, isInDraft)));
}

/** Whether the draft has others than the certified copy. */
export function differ(rows: readonly Pick<AttachmentRow, 'isInDraft' | 'isCertified'>[]): boolean {
  return rows.some(({ isInDraft, isCertified }) => isInDraft !== isCertified);
}

export function presentAttachment(row: AttachmentRow): EopAttachment {
  return {
    id: row.id,
    name: row.name,
    timestamp: row.timeCreated.toISOString(),
    addedByUserId: row.addedByUserId,
    fileId: row.fileId,
    size: row.size,
  };
}
