// The filter of the list, for the orders that this device has.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { dateIn } from '@schooldog/domain/dates';
import { matchesSearch } from '@schooldog/domain/kernel';
import { isOverdue, type WorkOrderSort } from '@schooldog/domain/workOrders';
import type { WorkOrderListFilter } from '../workOrderFilter.ts';

type Viewer = Readonly<{ userId: string; timeZone: string; now: Date }>;

export function matchesFilter(order: ShownWorkOrder, filter: WorkOrderListFilter, viewer: Viewer): boolean {
  return (
    matchesFields(order, filter) &&
    matchesDays(order, filter, viewer) &&
    matchesFlags(order, filter, viewer) &&
    matchesSearch(filter.search ?? '', searchedTexts(order))
  );
}

function searchedTexts(order: ShownWorkOrder): string[] {
  const { publicId, description, notes, location, customFields } = order;
  return [String(publicId), description, notes, location, ...Object.values(customFields)];
}

function matchesFields(order: ShownWorkOrder, filter: WorkOrderListFilter): boolean {
  return (
    isAmong(order.status, filter.statuses) &&
    isAmong(order.priority ?? 'Unknown', filter.priorities) &&
    isAmong(order.boardId ?? 'none', filter.boardIds) &&
    isAmong(order.schoolId, filter.schoolIds) &&
    isAmong(order.createdByUserId, filter.creatorIds) &&
    hasOneOf(order.assignedUserIds, filter.assigneeIds) &&
    (filter.location === undefined || order.locationDataProfileOptionId === filter.location.optionId)
  );
}

function isAmong(value: string, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.includes(value);
}

function hasOneOf(values: readonly string[], wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.some((one) => values.includes(one));
}

function matchesDays(
  order: ShownWorkOrder,
  { from, to }: WorkOrderListFilter,
  { timeZone }: Viewer,
): boolean {
  const day = dateIn(order.timeCreated, timeZone);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}

function matchesFlags(order: ShownWorkOrder, filter: WorkOrderListFilter, viewer: Viewer): boolean {
  const today = dateIn(viewer.now.toISOString(), viewer.timeZone);
  return (
    (filter.overdue !== true || isOverdue(order, today)) &&
    (filter.unassigned !== true || order.assignedUserIds.length === 0) &&
    (filter.pinned !== true || order.isPinned) &&
    (filter.following !== true || order.isFollowing) &&
    (filter.mine !== true || order.assignedUserIds.includes(viewer.userId))
  );
}

const ranks = ['Critical', 'High', 'Medium', 'Low'];
const rankOf = ({ priority }: ShownWorkOrder) => {
  const rank = ranks.indexOf(priority ?? '');
  return rank === -1 ? ranks.length : rank;
};

export function sortOrders(orders: readonly ShownWorkOrder[], sort: WorkOrderSort): ShownWorkOrder[] {
  const compare: Record<WorkOrderSort, (a: ShownWorkOrder, b: ShownWorkOrder) => number> = {
    newest: (a, b) => b.timeCreated.localeCompare(a.timeCreated),
    oldest: (a, b) => a.timeCreated.localeCompare(b.timeCreated),
    updated: (a, b) => b.timeUpdated.localeCompare(a.timeUpdated),
    due: (a, b) => (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9'),
    priority: (a, b) => rankOf(a) - rankOf(b),
  };
  return orders.toSorted(compare[sort]);
}
