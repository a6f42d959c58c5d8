// The columns of the board view, and which of them a card can be moved to.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { type Actor, may } from '@schooldog/domain/permissions';
import {
  statusChoices,
  type TaskBoard,
  type WorkOrderStatus,
  workOrderRules,
  workOrderStatuses,
} from '@schooldog/domain/workOrders';
import { orderFacts } from '../../orderFacts.ts';
import type { WorkOrderListFilter } from '../../workOrderFilter.ts';

type StatusColumn = Readonly<{ kind: 'status'; key: string; status: WorkOrderStatus }>;
/** Null for orders without a board. */
type BoardColumn = Readonly<{ kind: 'board'; key: string; board: TaskBoard | null }>;
export type Column = StatusColumn | BoardColumn;

/** With the statuses or boards that the filter leaves. */
export function columnsOf(filter: WorkOrderListFilter, boards: readonly TaskBoard[]): readonly Column[] {
  const isChosen = (chosen: readonly string[] = [], key: string) =>
    chosen.length === 0 || chosen.includes(key);
  if (filter.groupBy === undefined) {
    return workOrderStatuses
      .filter((status) => isChosen(filter.statuses, status))
      .map((status) => ({ kind: 'status', key: status, status }));
  }
  return [...boards, null]
    .map((board): BoardColumn => ({ kind: 'board', key: board?.id ?? 'none', board }))
    .filter(({ key }) => isChosen(filter.boardIds, key));
}

/** The filter of one column. */
export function columnFilter(filter: WorkOrderListFilter, column: Column): WorkOrderListFilter {
  return column.kind === 'status'
    ? { ...filter, statuses: [column.status] }
    : { ...filter, boardIds: [column.key] };
}

export function isInColumn({ status, boardId }: ShownWorkOrder, column: Column): boolean {
  return column.kind === 'status' ? status === column.status : (boardId ?? 'none') === column.key;
}

/** Scheduled and awaiting orders come about by scheduling and creating, so that those columns take no cards. */
export function canMoveTo(actor: Actor, order: ShownWorkOrder, column: Column): boolean {
  const facts = orderFacts(order, actor.userId);
  if (isInColumn(order, column)) return false;
  return column.kind === 'status'
    ? statusChoices(actor, facts).some((status) => status === column.status)
    : may(workOrderRules.moveToBoard, actor, facts);
}
