// Keeps what the analytics measure, in the transaction of each change.
import {
  minutesOf,
  momentsAfter,
  momentsOf,
  type OrderEvent,
  type OrderMinutes,
  type OrderMoments,
} from '@schooldog/domain/workOrders';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import type { SettingsVersions } from '../../../platform/settingsDocuments/settingsCache.ts';
import type { Work } from '../../../platform/work/work.ts';
import type { StoredWorkOrder, UnmeasuredWorkOrder } from '../store.ts';
import { clockOf } from './clock.ts';

export type MeasuringParts = Readonly<{
  work: Work;
  /** Of the caller, who is missing where something happens automatically. */
  signedIn?: Readonly<{ settingsVersions: SettingsVersions }> | undefined;
}>;

/** A new order has neither a response nor an end. */
export function newMoments({
  status,
  timeCreated: time,
  createdByUserId,
}: UnmeasuredWorkOrder): OrderMinutes & OrderMoments {
  const created = { kind: 'status' as const, from: null, to: status, time, byUserId: createdByUserId };
  return { ...momentsOf([created], createdByUserId), responseMinutes: null, completionMinutes: null };
}

export function eventsBetween(
  before: UnmeasuredWorkOrder,
  after: UnmeasuredWorkOrder,
  { now: time, userId: byUserId }: Pick<Work, 'now' | 'userId'>,
): OrderEvent[] {
  const isAssigned = after.assignedUserIds.some((id) => !before.assignedUserIds.includes(id));
  return [
    ...(after.status === before.status
      ? []
      : [{ kind: 'status' as const, from: before.status, to: after.status, time, byUserId }]),
    ...(isAssigned ? [{ kind: 'assignment' as const, time, byUserId }] : []),
  ];
}

/** The columns that the events change. `order` is as it is after them, with the moments of before. */
export async function measuredAfter(
  { work, signedIn }: MeasuringParts,
  order: StoredWorkOrder,
  events: readonly OrderEvent[],
): Promise<Partial<StoredWorkOrder>> {
  const moments = events.reduce<OrderMoments>(
    (before, event) => momentsAfter(before, event, order.createdByUserId),
    order,
  );
  const changed = {
    timeClockStarted: moments.timeClockStarted,
    timeFirstResponded: moments.timeFirstResponded,
    timeResponseClockStarted: moments.timeResponseClockStarted,
    isReopened: moments.isReopened,
  };
  const isMeasured = events.some(({ kind }) => kind === 'status') || isResponded(order, moments);
  if (!isMeasured) return {};
  // The versions were read with the session and are checked before the commit, so an old calendar is never used here.
  const versions = signedIn?.settingsVersions;
  const [settings, timeZone] = await Promise.all([
    readTasksSettings(work.tx, versions),
    districtTimeZone(work.tx, versions),
  ]);
  return { ...changed, ...minutesOf(moments, order.timeCompleted, clockOf(settings, timeZone)) };
}

function isResponded(before: OrderMoments, after: OrderMoments): boolean {
  return before.timeFirstResponded === null && after.timeFirstResponded !== null;
}
