import { problem } from '@schooldog/domain/problems';
import { asc, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { workOrderViews as views } from './schema.ts';

type ViewRow = typeof views.$inferSelect;

const byUser = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db.select().from(views).where(eq(views.userId, userId)).orderBy(asc(views.timeCreated), asc(views.id)),
);
type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select().from(views).where(eq(views.id, id)));
const deleteById = statement((db, { id }: ById) => db.delete(views).where(eq(views.id, id)));

/** Oldest first. */
export async function viewsOf(reader: Reader, userId: string): Promise<ViewRow[]> {
  return byUser(reader, { userId });
}

export async function findView(reader: Reader, id: string): Promise<ViewRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

/** Serializes concurrent saves of one person until the transaction ends, so that each counts the others. */
export async function lockViewsOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`work order views of ${userId}`}))`);
}

export function insertView(work: Pick<Work, 'defer'>, row: ViewRow): void {
  work.defer(insertRow(views, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('workOrder.idTaken') : error,
  );
}

export function updateView(work: Pick<Work, 'defer'>, id: string, change: Partial<ViewRow>): void {
  work.defer(updateRow(views, id, change));
}

export function deleteView(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}
