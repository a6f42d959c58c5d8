import { count, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
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

export async function countOrdersOfBoard(reader: Reader, boardId: string): Promise<number> {
  const [row] = await countByBoard(reader, { boardId });
  return row?.count ?? 0;
}

export function moveOrdersOfBoard(work: Pick<Work, 'defer' | 'now'>, moved: Moved): void {
  work.defer(move.with({ ...moved, now: work.now.toISOString() }));
}
