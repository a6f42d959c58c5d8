import { problem } from '@schooldog/domain/problems';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { workOrderAttachments as attachments } from './schema.ts';

export type AttachmentRow = typeof attachments.$inferSelect;
type NewRow = Omit<AttachmentRow, 'sequence'>;

const byOrder = statement((db, { id }: Placeholders<{ id: string }>) =>
  db.select().from(attachments).where(eq(attachments.workOrderId, id)).orderBy(asc(attachments.sequence)),
);

/** Removed ones included, oldest first. */
export async function attachmentsOf(reader: Reader, workOrderId: string): Promise<AttachmentRow[]> {
  return byOrder(reader, { id: workOrderId });
}

export function insertAttachment(work: Pick<Work, 'defer'>, row: NewRow): void {
  work.defer(insertRow(attachments, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('workOrder.idTaken') : error,
  );
}

export function updateAttachment(work: Pick<Work, 'defer'>, id: string, change: Partial<NewRow>): void {
  work.defer(updateRow(attachments, id, change));
}
