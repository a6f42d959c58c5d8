// Boards live in the settings and orders name them, so that no foreign key keeps them together. Who gives an order a
// board shares a lock with all others who do; who deletes a board waits for them, and they for the deletion.
import type { TasksSettings } from '@schooldog/domain/workOrders';
import { count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { documentVersion } from '../../platform/settingsDocuments/settingsCache.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../platform/work/work.ts';
import { workOrders } from './schema.ts';

const countByBoard = statement((db, { boardId }: Placeholders<{ boardId: string }>) =>
  db.select({ count: count() }).from(workOrders).where(eq(workOrders.boardId, boardId)),
);
type Moved = Readonly<{ fromBoardId: string; toBoardId: string | null }>;
const move = statement(
  (_db, { fromBoardId, toBoardId, now }: Placeholders<Moved & { now: string }>) => sql`
    update work_orders set board_id = ${toBoardId}, time_updated = ${now}::timestamptz
    where board_id = ${fromBoardId}`,
);
const keep = statement(() => sql<never>`select pg_advisory_xact_lock_shared(hashtext('task boards'))`);
const claim = statement(() => sql<never>`select pg_advisory_xact_lock(hashtext('task boards'))`);
const nextNumber = statement(
  () => sql<{ number: string; settingsVersion: string | null }>`
    select nextval('work_order_numbers')::text as number,
      (select ${documentVersion} from settings where name = 'tasks') as "settingsVersion"`,
);

/**
 * Until this transaction ends no board is deleted; settings that are read from here on hold. It is taken before the
 * lock of an order, because a deletion takes both in this order.
 */
export function keepBoards(work: Pick<Work, 'defer'>): void {
  work.defer(keep.with({}));
}

/** Everyone who gives an order a board has committed, or reads the settings after this transaction. */
export function claimBoards(work: Pick<Work, 'defer'>): void {
  work.defer(claim.with({}));
}

/**
 * A number is unique and rising; that of an order which was not stored is not given again. The settings are read after
 * the wait for a deletion, and in the same flight.
 */
export async function numberOnKeptBoards(
  work: Pick<Work, 'defer' | 'tx'>,
): Promise<Readonly<{ publicId: number; settings: TasksSettings }>> {
  keepBoards(work);
  const [row] = await nextNumber(work.tx, {});
  const settings = await readTasksSettings(work.tx, { tasks: row?.settingsVersion ?? '' });
  return { publicId: Number(row?.number), settings };
}

export async function countOrdersOfBoard(reader: Reader, boardId: string): Promise<number> {
  const [row] = await countByBoard(reader, { boardId });
  return row?.count ?? 0;
}

export function moveOrdersOfBoard(work: Pick<Work, 'defer' | 'now'>, moved: Moved): void {
  work.defer(move.with({ ...moved, now: work.now.toISOString() }));
}
