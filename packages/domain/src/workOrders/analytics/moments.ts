// The moments from which the speed of work is measured. They are kept with each order as it changes.
import type { WorkClock } from '../../dates/index.ts';
import { isReopening, type WorkOrderStatus } from '../status.ts';

export type OrderMoments = Readonly<{
  /** When it last became work to be done; null while it never was. */
  timeClockStarted: Date | null;
  timeFirstResponded: Date | null;
  /** The start that the response is measured from: scheduling an order again starts the clock anew. */
  timeResponseClockStarted: Date | null;
  /** At any time. */
  isReopened: boolean;
}>;

const noMoments: OrderMoments = {
  timeClockStarted: null,
  timeFirstResponded: null,
  timeResponseClockStarted: null,
  isReopened: false,
};

/** `byUserId` is null for what happened automatically. */
export type OrderEvent = Readonly<{ time: Date; byUserId: string | null }> &
  Readonly<
    | { kind: 'status'; from: WorkOrderStatus | null; to: WorkOrderStatus }
    | { kind: 'assignment' }
    | { kind: 'comment' }
  >;

/** Nobody is expected to work on an order in one of these. */
const waitingStatuses: ReadonlySet<WorkOrderStatus> = new Set(['AwaitingApproval', 'Scheduled', 'Declined']);

function startsClock(event: OrderEvent): boolean {
  if (event.kind !== 'status' || waitingStatuses.has(event.to)) return false;
  return event.from === null || waitingStatuses.has(event.from);
}

export function momentsAfter(before: OrderMoments, event: OrderEvent, createdByUserId: string): OrderMoments {
  const isStart = startsClock(event);
  const timeClockStarted = isStart ? event.time : before.timeClockStarted;
  const isReopened =
    before.isReopened ||
    (event.kind === 'status' && event.from !== null && isReopening(event.from, event.to));
  const after = { ...before, timeClockStarted, isReopened };
  const isResponse = isOfSomeoneElse(event, createdByUserId) && answers(event, before, isStart);
  if (before.timeFirstResponded !== null || !isResponse) return after;
  return { ...after, timeFirstResponded: event.time, timeResponseClockStarted: timeClockStarted };
}

function isOfSomeoneElse({ byUserId }: OrderEvent, createdByUserId: string): boolean {
  return byUserId !== null && byUserId !== createdByUserId;
}

/** An approval starts the clock and is no response to it, unless the work begins with it. */
function answers(event: OrderEvent, { timeClockStarted }: OrderMoments, isStart: boolean): boolean {
  return isStart ? event.kind === 'status' && event.to !== 'New' : timeClockStarted !== null;
}

/** Of an order whose whole history is known. Events of one moment keep their order. */
export function momentsOf(events: readonly OrderEvent[], createdByUserId: string): OrderMoments {
  return events
    .toSorted((a, b) => a.time.getTime() - b.time.getTime())
    .reduce((moments, event) => momentsAfter(moments, event, createdByUserId), noMoments);
}

export type OrderMinutes = Readonly<{ responseMinutes: number | null; completionMinutes: number | null }>;

/** Whole minutes of work time. `timeCompleted` is the last completion; null unless the order is complete. */
export function minutesOf(
  { timeClockStarted, timeFirstResponded, timeResponseClockStarted }: OrderMoments,
  timeCompleted: Date | null,
  clock: WorkClock,
): OrderMinutes {
  const between = (from: Date | null, to: Date | null) =>
    from === null || to === null
      ? null
      : Math.floor(clock.between(from.toISOString(), to.toISOString()) / 60_000);
  return {
    responseMinutes: between(timeResponseClockStarted, timeFirstResponded),
    completionMinutes: between(timeClockStarted, timeCompleted),
  };
}
