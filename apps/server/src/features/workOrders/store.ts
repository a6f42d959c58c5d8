import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  canSaveTasksSettings,
  canSeeBoardAt,
  openStatuses,
  type OrderMinutes,
  type OrderMoments,
  type WorkOrder,
} from '@schooldog/domain/workOrders';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { workOrderAssignmentHistory, workOrders, workOrderStatusHistory } from './schema.ts';

/** The database makes what only its queries use. */
const { words: _words, onlyFollowingUserIds: _only, ...columns } = getTableColumns(workOrders);
export type StoredWorkOrder = Omit<typeof workOrders.$inferSelect, 'words' | 'onlyFollowingUserIds'>;

/** Before the analytics know of it. */
export type UnmeasuredWorkOrder = Omit<StoredWorkOrder, keyof OrderMoments | keyof OrderMinutes>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) =>
  db.select(columns).from(workOrders).where(eq(workOrders.id, id)),
);
const lockById = statement((db, { id }: ById) =>
  db.select(columns).from(workOrders).where(eq(workOrders.id, id)).for('update'),
);
const deleteById = statement((db, { id }: ById) => db.delete(workOrders).where(eq(workOrders.id, id)));
const byIds = statement((db, { ids }: Placeholders<{ ids: readonly string[] }>) =>
  db
    .select(columns)
    .from(workOrders)
    .where(sql`${workOrders.id} = any(${ids}::text[])`),
);
const idsAmong = statement((db, { ids }: Placeholders<{ ids: readonly string[] }>) =>
  db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(sql`${workOrders.id} = any(${ids}::text[])`),
);
const scheduledBy = statement((db, { today }: Placeholders<{ today: string }>) =>
  db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(and(eq(workOrders.status, 'Scheduled'), sql`${workOrders.scheduledStartDate} <= ${today}::date`)),
);
const openOf = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db
    .select({ id: workOrders.id })
    .from(workOrders)
    .where(
      and(
        inArray(workOrders.status, [...openStatuses]),
        sql`${workOrders.assignedUserIds} @> array[${userId}]::text[]`,
      ),
    ),
);
const ofEntry = statement((db, { entryId }: Placeholders<{ entryId: string }>) =>
  db.select(columns).from(workOrders).where(eq(workOrders.entryId, entryId)),
);
const nextNumbers = statement(
  (_db, { count }: Placeholders<{ count: number }>) => sql<{ number: string }>`
    select nextval('work_order_numbers')::text as number from generate_series(1, ${count}::int)`,
);

export async function findWorkOrder(reader: Reader, id: string): Promise<StoredWorkOrder | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

export async function findWorkOrders(reader: Reader, ids: readonly string[]): Promise<StoredWorkOrder[]> {
  return byIds(reader, { ids });
}

/** Everything that changes an order takes this lock, so that its history is in order. */
export async function lockWorkOrder(tx: Transaction, id: string): Promise<StoredWorkOrder | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

/** Those of these ids that orders have. */
export async function existingIds(reader: Reader, ids: readonly string[]): Promise<string[]> {
  return (await idsAmong(reader, { ids })).map(({ id }) => id);
}

/** Scheduled ones whose day has come. */
export async function scheduledUntil(reader: Reader, today: string): Promise<string[]> {
  return (await scheduledBy(reader, { today })).map(({ id }) => id);
}

/** Assigned to the person and not finished. */
export async function openOrdersOf(reader: Reader, userId: string): Promise<string[]> {
  return (await openOf(reader, { userId })).map(({ id }) => id);
}

export async function ordersOfEntry(reader: Reader, entryId: string): Promise<StoredWorkOrder[]> {
  return ofEntry(reader, { entryId });
}

/** Pictures of an entry that its orders show. */
export async function imageIdsKeptByOrders(
  reader: Reader,
  { entryId }: Readonly<{ entryId: string }>,
): Promise<string[]> {
  return (await ofEntry(reader, { entryId })).flatMap(({ imageIds }) => imageIds);
}

/** For orders that come about together; of one order see `numberOnKeptBoards`. */
export async function nextPublicIds(tx: Transaction, count: number): Promise<number[]> {
  return (await nextNumbers(tx, { count })).map(({ number }) => Number(number));
}

export function insertWorkOrder(work: Pick<Work, 'defer'>, row: StoredWorkOrder): void {
  work.defer(insertRow(workOrders, row), (error) => {
    const state = sqlStateOf(error);
    if (state === sqlStates.foreignKeyViolation) return problem('school.notFound');
    return state === sqlStates.uniqueViolation ? problem('workOrder.idTaken') : error;
  });
}

export function updateWorkOrder(
  work: Pick<Work, 'defer'>,
  id: string,
  change: Partial<StoredWorkOrder>,
): void {
  work.defer(updateRow(workOrders, id, change));
}

/** With its comments, histories and attachments. */
export function removeWorkOrder(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}

type StatusRecord = Omit<typeof workOrderStatusHistory.$inferInsert, 'snapshot'>;

export function insertStatusRecord(
  work: Pick<Work, 'defer'>,
  record: StatusRecord,
  order: UnmeasuredWorkOrder,
): void {
  work.defer(insertRow(workOrderStatusHistory, { ...record, snapshot: presentWorkOrder(order) }));
}

export function insertAssignmentRecord(
  work: Pick<Work, 'defer'>,
  record: typeof workOrderAssignmentHistory.$inferInsert,
): void {
  work.defer(insertRow(workOrderAssignmentHistory, record));
}

const isoOrNull = (time: Date | null) => time?.toISOString() ?? null;

/** Creators and assignees see their orders on hidden boards, but not the board. Few people may open a series. */
export function workOrderFor(actor: Actor, row: StoredWorkOrder): WorkOrder {
  const order = presentWorkOrder(row);
  return {
    ...order,
    boardId: canSeeBoardAt(actor, order) ? order.boardId : null,
    recurringId: canSaveTasksSettings(actor) ? order.recurringId : null,
  };
}

export function presentWorkOrder(row: UnmeasuredWorkOrder): WorkOrder {
  return {
    id: row.id,
    publicId: row.publicId,
    schoolId: row.schoolId,
    status: row.status,
    description: row.description,
    priority: row.priority,
    boardId: row.boardId,
    assignedUserIds: row.assignedUserIds,
    followingUserIds: row.followingUserIds,
    createdByUserId: row.createdByUserId,
    location: row.location,
    locationDataProfileId: row.locationDataProfileId,
    locationDataProfileOptionId: row.locationDataProfileOptionId,
    dueDate: row.dueDate,
    scheduledStartDate: row.scheduledStartDate,
    notes: row.notes,
    customFields: row.customFields,
    imageIds: row.imageIds,
    entryId: row.entryId,
    walkId: row.walkId,
    recurringId: row.recurringId,
    recurringTitle: row.recurringTitle,
    hasActivityOfOthers: row.hasActivityOfOthers,
    timestamp: row.timestamp.toISOString(),
    timeOriginallyScheduled: isoOrNull(row.timeOriginallyScheduled),
    timeOriginallySubmittedForApproval: isoOrNull(row.timeOriginallySubmittedForApproval),
    timeCompleted: isoOrNull(row.timeCompleted),
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}
