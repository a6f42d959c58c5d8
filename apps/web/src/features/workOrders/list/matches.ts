// The filter of the list, for the orders that this device has.
import type { Place } from '@schooldog/contract/dataProfiles';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { isAt } from '@schooldog/domain/dataProfiles';
import { type CalendarDate, dateIn, type WorkWeek } from '@schooldog/domain/dates';
import { matchesSearch } from '@schooldog/domain/kernel';
import { isOverdue, orderAgeOf, type WorkOrderSort } from '@schooldog/domain/workOrders';
import type { WorkOrderListFilter } from '../workOrderFilter.ts';

/** Without the calendar, which the device may not have, every day counts. */
type Viewer = Readonly<{
  userId: string;
  timeZone: string;
  now: Date;
  /** Of the school that the filter names. */
  places: readonly Place[];
  calendar?: WorkWeek | null;
}>;

export function matchesFilter(order: ShownWorkOrder, filter: WorkOrderListFilter, viewer: Viewer): boolean {
  return (
    matchesFields(order, filter, viewer) &&
    matchesDays(order, filter, viewer) &&
    matchesFlags(order, filter, viewer) &&
    matchesSearch(filter.search ?? '', searchedTexts(order))
  );
}

export function searchedTexts(order: ShownWorkOrder): string[] {
  const { publicId, description, notes, location, customFields } = order;
  return [String(publicId), description, notes, location, ...Object.values(customFields)];
}

function matchesFields(order: ShownWorkOrder, filter: WorkOrderListFilter, { places }: Viewer): boolean {
  return (
    isAmong(order.status, filter.statuses) &&
    isAmong(order.priority ?? 'Unknown', filter.priorities) &&
    isAmong(order.boardId ?? 'none', filter.boardIds) &&
    isAmong(order.schoolId, filter.schoolIds) &&
    isAmong(order.createdByUserId, filter.creatorIds) &&
    (filter.seriesId === undefined || order.recurringId === filter.seriesId) &&
    hasOneOf(order.assignedUserIds, filter.assigneeIds) &&
    (filter.location === undefined ||
      isAt(order.locationDataProfileOptionId, filter.location.optionId, places))
  );
}

function isAmong(value: string, wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.includes(value);
}

function hasOneOf(values: readonly string[], wanted: readonly string[] | undefined): boolean {
  return wanted === undefined || wanted.length === 0 || wanted.some((one) => values.includes(one));
}

function matchesDays(order: ShownWorkOrder, filter: WorkOrderListFilter, viewer: Viewer): boolean {
  const { from, to, completedFrom, completedTo } = filter;
  const { timeZone } = viewer;
  const created = dateIn(order.timeCreated, timeZone);
  const completed = order.timeCompleted === null ? null : dateIn(order.timeCompleted, timeZone);
  return (
    isWithin(created, from, to) &&
    isWithin(completed, completedFrom, completedTo) &&
    matchesAge(created, filter, viewer) &&
    matchesTimeliness(order, completed, filter)
  );
}

function isWithin(day: CalendarDate | null, from: CalendarDate | undefined, to: CalendarDate | undefined) {
  if (from === undefined && to === undefined) return true;
  return day !== null && (from === undefined || day >= from) && (to === undefined || day <= to);
}

function matchesAge(created: CalendarDate, { ages = [] }: WorkOrderListFilter, viewer: Viewer): boolean {
  const today = dateIn(viewer.now.toISOString(), viewer.timeZone);
  return ages.length === 0 || ages.includes(orderAgeOf(viewer.calendar ?? null, created, today));
}

function matchesTimeliness(
  { dueDate }: ShownWorkOrder,
  completed: CalendarDate | null,
  { timeliness }: WorkOrderListFilter,
): boolean {
  if (timeliness === undefined) return true;
  return dueDate !== null && completed !== null && completed <= dueDate === (timeliness === 'onTime');
}

function matchesFlags(order: ShownWorkOrder, filter: WorkOrderListFilter, viewer: Viewer): boolean {
  const today = dateIn(viewer.now.toISOString(), viewer.timeZone);
  return (
    // Whether an order was ever reopened is not on the device.
    filter.reopened !== true &&
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
