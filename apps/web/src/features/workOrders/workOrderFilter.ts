// The filter of the list of work orders. Routes read it before the page is loaded, so nothing heavy is imported here.
import type { WorkOrderFilter } from '@schooldog/contract/workOrders';
import { defineFilter, type FilterOf } from '../../ui/list/defineFilter.ts';
import {
  choice,
  choices,
  dateRange,
  daysOf,
  flag,
  id,
  idList,
  option,
  place,
  text,
} from '../../ui/list/filterFields.ts';

export const statuses = ['AwaitingApproval', 'Scheduled', 'New', 'Started', 'Complete', 'Declined'] as const;
export const priorities = ['Critical', 'High', 'Medium', 'Low', 'Unknown'] as const;
export const sorts = ['newest', 'oldest', 'due', 'priority', 'updated'] as const;
export const flags = ['mine', 'overdue', 'unassigned', 'pinned', 'following', 'reopened'] as const;
export const ages = ['0-2', '3-7', '8-14', '15-30', 'over30'] as const;
export const timelinesses = ['onTime', 'late'] as const;

export const workOrderFilter = defineFilter({
  search: text('search'),
  statuses: choices('statuses', statuses),
  priorities: choices('priorities', priorities),
  boardIds: idList('boardIds', { most: 100, none: 'none' }),
  schoolIds: idList('schoolIds', { most: 500 }),
  location: place('location'),
  assigneeIds: idList('assigneeIds', { most: 100 }),
  creatorIds: idList('creatorIds', { most: 100 }),
  dates: dateRange('dateRange'),
  ages: choices('ages', ages),
  completed: daysOf('completed', 'completedFrom', 'completedTo'),
  timeliness: choice('timeliness', timelinesses),
  reopened: flag('reopened'),
  overdue: flag('overdue'),
  unassigned: flag('unassigned'),
  pinned: flag('pinned'),
  following: flag('following'),
  mine: flag('mine'),
  /** Made for this recurring work order. */
  seriesId: id('seriesId'),
  sort: option(choice('sort', sorts)),
  view: option(choice('view', ['board'])),
  /** What the columns of the board view are; without it, the statuses. */
  groupBy: option(choice('groupBy', ['board'])),
});
export type WorkOrderListFilter = FilterOf<typeof workOrderFilter>;

/** The filter as the server knows it, without how the list is shown. */
export function queryOf(filter: WorkOrderListFilter): WorkOrderFilter {
  const { view: _view, groupBy: _groupBy, ...query } = filter;
  return query;
}
