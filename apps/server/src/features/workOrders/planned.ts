// Orders that were planned in entries become real when the entry is published. An order takes the id of its plan, so
// that none is created twice.
import type { Entry, PlannedWorkOrder } from '@schooldog/domain/entries';
import type { EntryChanged } from '@schooldog/domain/events';
import type { Actor } from '@schooldog/domain/permissions';
import {
  initialStatus,
  needsApprovalAt,
  type TasksSettings,
  workOrderLimits,
} from '@schooldog/domain/workOrders';
import type { CommandContext, Services } from '../../platform/api/context.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import type { Work } from '../../platform/work/work.ts';
import { actorsOf } from '../people/index.ts';
import { numberOnKeptBoards } from './boardStore.ts';
import { type Planner, plannersOf } from './planners.ts';
import { storeNew } from './storeNew.ts';
import { existingIds, type UnmeasuredWorkOrder } from './store.ts';

/** Of an entry that was logged or edited: in the name of the person who does it. */
export async function followEntry(context: CommandContext, { before, after }: EntryChanged): Promise<void> {
  if (after === null) return;
  const known = new Set(before?.createdTaskIds);
  const planned = after.tasksToAddOnSubmission.filter(
    ({ id }) => after.createdTaskIds.includes(id) && !known.has(id),
  );
  if (planned.length === 0) return;
  const { work, actor } = context;
  const needsApproval = needsApprovalAt(actor, after.schoolId);
  const timestamp = before === null ? new Date(after.timestamp) : work.now;
  for (const plan of planned) {
    const row = await orderOf(work, after, {
      plan,
      needsApproval,
      createdByUserId: actor.userId,
      timestamp,
      timeCreated: work.now,
    });
    await storeNew(context, row);
  }
}

type Parts = Readonly<{
  work: Work;
  services: Pick<Services, 'makeId' | 'readApp'>;
  settings: TasksSettings;
  /** Orders that were planned long ago keep their time, and nobody is notified about them. */
  isLate: boolean;
}>;

/**
 * Of entries that are published without a person who logs them. Rights were checked when an order was planned, so
 * none is left out. Returns by entry which orders exist now; none while work orders are turned off.
 */
export async function createPlannedOrders(
  work: Work,
  services: Parts['services'],
  entries: readonly Entry[],
  { isLate }: Pick<Parts, 'isLate'> = { isLate: false },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { enableWorkOrders } = await services.readApp();
  const waiting = entries.filter((entry) => waitingPlans(entry).length > 0);
  if (!enableWorkOrders || waiting.length === 0) return new Map();
  const idsOf = (entry: Entry) => waitingPlans(entry).map(({ id }) => id);
  const taken = new Set(await existingIds(work.tx, waiting.flatMap(idsOf)));
  const settings = await readTasksSettings(work.tx);
  for (const entry of waiting) {
    const plans = waitingPlans(entry).filter(({ id }) => !taken.has(id));
    if (plans.length > 0) await createOrdersOf({ work, services, settings, isLate }, entry, plans);
    for (const { id } of plans) taken.add(id);
  }
  return new Map(waiting.map((entry) => [entry.id, idsOf(entry)]));
}

async function createOrdersOf(
  { work, services, settings, isLate }: Parts,
  entry: Entry,
  plans: readonly PlannedWorkOrder[],
): Promise<void> {
  const planners = await plannersOf(work.tx, entry);
  const reporter: Planner = { userId: entry.reportedByUserId, time: new Date(entry.timeCreated) };
  const plannerOf = ({ id }: PlannedWorkOrder) => planners.get(id) ?? reporter;
  const userIds = plans.map((plan) => plannerOf(plan).userId);
  const actors = await actorsOf(work.tx, userIds, await services.readApp());
  for (const plan of plans) {
    const { userId, time } = plannerOf(plan);
    const creator = actors.find((actor) => actor.userId === userId);
    const row = await orderOf(work, entry, {
      plan,
      needsApproval: awaitsApproval(settings, creator, entry.schoolId),
      createdByUserId: userId,
      timestamp: time,
      timeCreated: isLate ? time : work.now,
    });
    await storeNew({ work, services }, row, { isNotified: !isLate });
  }
}

function waitingPlans({ tasksToAddOnSubmission, createdTaskIds }: Entry): PlannedWorkOrder[] {
  return tasksToAddOnSubmission.filter(({ id }) => !createdTaskIds.includes(id));
}

/** Someone whose account was deleted since approves nothing. */
function awaitsApproval(settings: TasksSettings, creator: Actor | undefined, schoolId: string): boolean {
  return creator === undefined ? settings.isApprovalWorkflowEnabled : needsApprovalAt(creator, schoolId);
}

type NewOrder = Readonly<{
  plan: PlannedWorkOrder;
  needsApproval: boolean;
  createdByUserId: string;
  timestamp: Date;
  timeCreated: Date;
}>;

/** What the plan says, at the place of the entry, with its pictures. */
async function orderOf(work: Work, entry: Entry, order: NewOrder): Promise<UnmeasuredWorkOrder> {
  const { plan, createdByUserId, timestamp, timeCreated } = order;
  const status = initialStatus(order.needsApproval, { scheduledStartDate: null });
  const { publicId, settings } = await numberOnKeptBoards(work);
  return {
    id: plan.id,
    publicId,
    schoolId: entry.schoolId,
    status,
    description: plan.description,
    priority: plan.priority,
    boardId: settings.defaultTaskBoard,
    assignedUserIds: [],
    followingUserIds: [createdByUserId],
    pinnedByUserIds: [],
    createdByUserId,
    location: entry.location,
    locationDataProfileId: entry.locationDataProfileId,
    locationDataProfileOptionId: entry.locationDataProfileOptionId,
    dueDate: null,
    scheduledStartDate: null,
    notes: '',
    customFields: {},
    customAnswers: '',
    imageIds: entry.imageIds.slice(0, workOrderLimits.pictures),
    entryId: entry.id,
    walkId: entry.walkId,
    recurringId: null,
    recurringTitle: null,
    hasActivityOfOthers: false,
    commentCount: 0,
    timestamp,
    timeOriginallyScheduled: null,
    timeOriginallySubmittedForApproval: status === 'AwaitingApproval' ? work.now : null,
    timeCompleted: null,
    timeCreated,
    timeUpdated: work.now,
  };
}
