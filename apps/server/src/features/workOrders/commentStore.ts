import { problem } from '@schooldog/domain/problems';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { workOrderComments as comments } from './schema.ts';

export type CommentRow = typeof comments.$inferSelect;
type NewComment = Omit<CommentRow, 'sequence'>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select().from(comments).where(eq(comments.id, id)));
const byOrder = statement((db, { id }: ById) =>
  db.select().from(comments).where(eq(comments.workOrderId, id)).orderBy(asc(comments.sequence)),
);
const deleteById = statement((db, { id }: ById) => db.delete(comments).where(eq(comments.id, id)));

export async function findComment(reader: Reader, id: string): Promise<CommentRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

/** Oldest first. */
export async function commentsOf(reader: Reader, workOrderId: string): Promise<CommentRow[]> {
  return byOrder(reader, { id: workOrderId });
}

export function insertComment(work: Pick<Work, 'defer'>, row: NewComment): void {
  work.defer(insertRow(comments, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('workOrder.idTaken') : error,
  );
}

export function updateComment(work: Pick<Work, 'defer'>, id: string, change: Partial<NewComment>): void {
  work.defer(updateRow(comments, id, change));
}

export function deleteComment(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}
