// Makes the orders of a series at some schools, in the transaction that has locked the series.
import { addDays, type CalendarDate } from '@schooldog/domain/dates';
import type { Actor } from '@schooldog/domain/permissions';
import {
  canManageRecurring,
  isNeglected,
  type PlannedDate,
  recurringLimits,
} from '@schooldog/domain/recurring';
import {
  canBeAssignedAt,
  initialStatus,
  isFinished,
  needsApprovalAt,
  type TasksSettings,
} from '@schooldog/domain/workOrders';
import type { Services } from '../../../platform/api/context.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../../platform/work/work.ts';
import { actorsOf } from '../../people/index.ts';
import { keepBoards, nextPublicIds, storeMade, type UnmeasuredWorkOrder } from '../../workOrders/index.ts';
import type { SeriesRow } from '../store.ts';
import { insertRuns, lastOrdersAt, recentRuns } from './runStore.ts';

export type Making = Readonly<{
  work: Work;
  services: Pick<Services, 'makeId'>;
  series: SeriesRow;
  settings: TasksSettings;
  /** The owner and the people of the template, as they are now. */
  people: readonly Actor[];
  today: CalendarDate;
}>;

export async function makingOf(
  work: Work,
  services: Pick<Services, 'makeId' | 'readApp'>,
  series: SeriesRow,
  today: CalendarDate,
): Promise<Making> {
  keepBoards(work);
  const userIds = [series.ownerUserId, ...series.workOrderData.assignedUserIds];
  const people = await actorsOf(work.tx, userIds, await services.readApp());
  return { work, services, series, settings: await readTasksSettings(work.tx), people, today };
}

/** Null when nobody answers for the series. */
export function ownerOf({ series, people }: Pick<Making, 'series' | 'people'>): Actor | null {
  const owner = people.find(({ userId }) => userId === series.ownerUserId);
  return owner !== undefined && canManageRecurring(owner) ? owner : null;
}

/** The dates that are to be dealt with at a school, and the order that it got today already. */
export type SchoolDates = Readonly<{
  schoolId: string;
  dates: readonly PlannedDate[];
  madeToday: string | null;
}>;

type Made = Readonly<{
  made: number;
  /** Schools at which orders were left untouched too often. */
  neglected: readonly string[];
  /** By person: the schools at which they can no longer be assigned. */
  leftOut: ReadonlyMap<string, readonly string[]>;
}>;

export async function makeOrders(
  making: Making,
  schools: readonly SchoolDates[],
  { evenIfOpen }: Readonly<{ evenIfOpen: boolean }>,
): Promise<Made> {
  const { work, services, series } = making;
  const schoolIds = schools.map(({ schoolId }) => schoolId);
  const last = await lastOrdersAt(work.tx, { seriesId: series.id, schoolIds });
  const isSkipped = (schoolId: string) => {
    const order = last.get(schoolId);
    return !evenIfOpen && series.whileOpen === 'skip' && order !== undefined && !isFinished(order.status);
  };
  const isNew = ({ schoolId, dates, madeToday }: SchoolDates) =>
    madeToday === null && dates.some(({ day }) => day !== null) && !isSkipped(schoolId);
  const getting = schools.filter(isNew).map(({ schoolId }) => schoolId);
  const orders = await ordersAt(making, getting);
  await storeMade({ work, services }, orders);
  const madeAt = new Map(orders.map(({ schoolId, id }) => [schoolId, id]));
  await insertRuns(
    work.tx,
    schools.flatMap((school) => runsOf(making, school, madeAt.get(school.schoolId) ?? null, last)),
  );
  return {
    made: orders.length,
    neglected: await neglectedAmong(making, schoolIds),
    leftOut: leftOutAt(making, getting),
  };
}

function runsOf(
  { work, series, today }: Making,
  { schoolId, dates, madeToday }: SchoolDates,
  made: string | null,
  last: Awaited<ReturnType<typeof lastOrdersAt>>,
) {
  const orderId = madeToday ?? made;
  return dates.map(({ nominal, day }) => {
    const run = { seriesId: series.id, schoolId, nominalDate: nominal, day: today, timeUpdated: work.now };
    const timed = { ...run, timeCreated: work.now };
    if (day === null)
      return { ...timed, outcome: 'skippedClosed' as const, workOrderId: null, timeNotified: null };
    if (orderId === null) {
      const open = last.get(schoolId)?.id ?? null;
      return { ...timed, outcome: 'skippedOpen' as const, workOrderId: open, timeNotified: null };
    }
    // People were told, or will be, about an order that was made earlier today.
    const timeNotified = made === null ? work.now : null;
    return { ...timed, outcome: 'made' as const, workOrderId: orderId, timeNotified };
  });
}

/** Created in one moment: numbered by their ids, by which lists sort them then. */
async function ordersAt(making: Making, schoolIds: readonly string[]): Promise<UnmeasuredWorkOrder[]> {
  const numbers = await nextPublicIds(making.work.tx, schoolIds.length);
  const ids = schoolIds.map(() => making.services.makeId()).toSorted((a, b) => (a < b ? -1 : 1));
  return schoolIds.map((schoolId, at) =>
    orderAt(making, { schoolId, id: ids[at] ?? '', publicId: numbers[at] ?? 0 }),
  );
}

/** What the template says, as far as it still holds at the school. */
function orderAt(
  making: Making,
  { schoolId, ...named }: Pick<UnmeasuredWorkOrder, 'schoolId' | 'id' | 'publicId'>,
): UnmeasuredWorkOrder {
  const { work, series, settings, today } = making;
  const { dueInDays, boardId, ...template } = series.workOrderData;
  const owner = ownerOf(making);
  const needsApproval =
    owner === null ? settings.isApprovalWorkflowEnabled : needsApprovalAt(owner, schoolId);
  const status = initialStatus(needsApproval, { scheduledStartDate: null });
  const assignedUserIds = template.assignedUserIds.filter((userId) => isEligible(making, userId, schoolId));
  const isBoard = settings.boards.some(({ id }) => id === boardId);
  return {
    ...template,
    ...named,
    schoolId,
    status,
    boardId: isBoard ? boardId : settings.defaultTaskBoard,
    assignedUserIds,
    followingUserIds: [...new Set([series.ownerUserId, ...assignedUserIds])],
    pinnedByUserIds: [],
    createdByUserId: series.ownerUserId,
    dueDate: dueInDays === null ? null : addDays(today, dueInDays),
    scheduledStartDate: null,
    customAnswers: Object.values(template.customFields).join('\n'),
    imageIds: [],
    entryId: null,
    walkId: null,
    recurringId: series.id,
    recurringTitle: series.title,
    hasActivityOfOthers: false,
    commentCount: 0,
    timestamp: work.now,
    timeOriginallyScheduled: null,
    timeOriginallySubmittedForApproval: status === 'AwaitingApproval' ? work.now : null,
    timeCompleted: null,
    timeCreated: work.now,
    timeUpdated: work.now,
  };
}

function isEligible({ people }: Making, userId: string, schoolId: string): boolean {
  const person = people.find((one) => one.userId === userId);
  return person !== undefined && canBeAssignedAt(person, schoolId);
}

function leftOutAt(making: Making, schoolIds: readonly string[]): Made['leftOut'] {
  const { assignedUserIds } = making.series.workOrderData;
  const each = assignedUserIds.map((userId) => {
    const without = schoolIds.filter((schoolId) => !isEligible(making, userId, schoolId));
    return [userId, without] as const;
  });
  return new Map(each.filter(([, without]) => without.length > 0));
}

async function neglectedAmong({ work, series }: Making, schoolIds: readonly string[]): Promise<string[]> {
  const asked = { seriesId: series.id, schoolIds, most: recurringLimits.untouchedInARow };
  const recent = await recentRuns(work.tx, asked);
  return schoolIds.filter((schoolId) => isNeglected(recent.get(schoolId) ?? []));
}
