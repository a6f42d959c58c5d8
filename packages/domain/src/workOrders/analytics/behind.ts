// The orders behind each number, as the filter of their list: a number equals the count of its list.
import type { CalendarDate } from '../../dates/index.ts';
import type { OrderAge } from '../calendar/index.ts';
import { openStatuses, type WorkOrderStatus } from '../status.ts';
import type { WorkOrderPriority } from '../workOrder.ts';
import type { Period } from './period.ts';

type Location = { profileId: string; optionId: string };

/** What the page is limited to. */
type Limits = Readonly<{
  schoolIds?: string[] | undefined;
  boardIds?: string[] | undefined;
  priorities?: (WorkOrderPriority | 'Unknown')[] | undefined;
  assigneeIds?: string[] | undefined;
  location?: Location | undefined;
}>;

export type OrdersBehind = Limits &
  Readonly<{
    statuses?: WorkOrderStatus[];
    ages?: OrderAge[];
    from?: CalendarDate;
    to?: CalendarDate;
    completedFrom?: CalendarDate;
    completedTo?: CalendarDate;
    timeliness?: 'onTime' | 'late';
    reopened?: true;
    overdue?: true;
    unassigned?: true;
  }>;

type Shown = Readonly<{
  filter: Limits;
  period: Period;
  /** Null is every school; otherwise lists would show orders of one's own elsewhere. */
  schoolIds: readonly string[] | null;
}>;

/** A bar that narrows the limits further; null is no board, and no one. */
export type OrderBar =
  | Readonly<{ by: 'school'; schoolId: string }>
  | Readonly<{ by: 'board'; boardId: string | null }>
  | Readonly<{ by: 'priority'; priority: WorkOrderPriority | 'Unknown' }>
  | Readonly<{ by: 'assignee'; userId: string | null }>
  | Readonly<{ by: 'place'; profileId: string; optionId: string; schoolId: string }>;

export function ordersBehind({ filter, period, schoolIds }: Shown) {
  const { boardIds, priorities, assigneeIds, location } = filter;
  const limits: OrdersBehind = {
    ...(boardIds === undefined ? {} : { boardIds }),
    ...(priorities === undefined ? {} : { priorities }),
    ...(assigneeIds === undefined ? {} : { assigneeIds }),
    ...(location === undefined ? {} : { location }),
    ...(schoolIds === null ? {} : { schoolIds: [...schoolIds] }),
  };
  const open: OrdersBehind = { ...limits, statuses: [...openStatuses] };
  const completedWithin = ({ from, to }: Period): OrdersBehind => ({
    ...limits,
    completedFrom: from,
    completedTo: to,
  });
  const completed = completedWithin(period);
  return {
    open,
    completed,
    overdue: { ...limits, overdue: true } satisfies OrdersBehind,
    awaitingApproval: { ...limits, statuses: ['AwaitingApproval'] } satisfies OrdersBehind,
    onTime: { ...completed, timeliness: 'onTime' } satisfies OrdersBehind,
    late: { ...completed, timeliness: 'late' } satisfies OrdersBehind,
    reopened: { ...completed, reopened: true } satisfies OrdersBehind,
    ofAge: (age: OrderAge): OrdersBehind => ({ ...open, ages: [age] }),
    createdIn: ({ from, to }: Period): OrdersBehind => ({ ...limits, from, to }),
    completedIn: completedWithin,
    openOf: (bar: OrderBar): OrdersBehind => ({ ...open, ...narrowed(bar) }),
    completedOf: (bar: OrderBar): OrdersBehind => ({ ...completed, ...narrowed(bar) }),
  };
}

function narrowed(bar: OrderBar): OrdersBehind {
  if (bar.by === 'school') return { schoolIds: [bar.schoolId] };
  if (bar.by === 'board') return { boardIds: [bar.boardId ?? 'none'] };
  if (bar.by === 'priority') return { priorities: [bar.priority] };
  if (bar.by === 'assignee')
    return bar.userId === null ? { unassigned: true } : { assigneeIds: [bar.userId] };
  const { profileId, optionId, schoolId } = bar;
  return { schoolIds: [schoolId], location: { profileId, optionId } };
}
