// A new work order: what the form says, checked against settings, rights, places and people.
import { canViewEntry, seenAt } from '@schooldog/domain/entries';
import { type CalendarDate, dateIn, daysBetween } from '@schooldog/domain/dates';
import { problem } from '@schooldog/domain/problems';
import {
  canCreateWorkOrderAt,
  initialStatus,
  missingFields,
  needsApprovalAt,
  type NewWorkOrder,
  workOrderLimits,
} from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { chosenPlace } from '../dataProfiles/index.ts';
import { addCreatedTasks, type EntryRow, lockEntry } from '../entries/index.ts';
import { requireOpenSchool } from '../schools/index.ts';
import { addAttachments } from './attachments.ts';
import { numberOnKeptBoards } from './boardStore.ts';
import { requireAssignable, requireBoard, requireChoices, requireDates } from './choices.ts';
import { claimImages } from './images.ts';
import { storeNew } from './storeNew.ts';
import type { StoredWorkOrder, UnmeasuredWorkOrder } from './store.ts';

export const createWorkOrder: Command<NewWorkOrder, StoredWorkOrder> = async (context, input) => {
  const { work, actor } = context;
  const { workOrderId: id, schoolId, workOrder: form } = input;
  const versions = context.signedIn.settingsVersions;
  if (!canCreateWorkOrderAt(actor, schoolId)) throw problem('workOrder.createNotAllowed');
  const [settings, timeZone] = await Promise.all([
    readTasksSettings(work.tx, versions),
    districtTimeZone(work.tx, versions),
  ]);
  const timestamp = seenAt({
    timestamp: new Date(input.timestamp),
    deviceNow: context.deviceNow,
    serverNow: work.now,
  });
  const dayOf = (time: Date): CalendarDate => dateIn(time.toISOString(), timeZone);
  if (daysBetween(dayOf(timestamp), dayOf(work.now)) > workOrderLimits.raisedDaysAgo)
    throw problem('workOrder.raisedTooLongAgo');
  requireOpenSchool(work, schoolId, timestamp);
  const { fields, customFields } = missingFields(settings, { actor, schoolId }, form);
  const [missing] = [...fields, ...customFields];
  if (missing !== undefined) throw problem('workOrder.fieldRequired', { field: missing });
  requireChoices({ actor, settings, form });
  requireDates(form, { raisedOn: dayOf(timestamp), today: dayOf(work.now) });
  await requireAssignable(context, schoolId, form.assignedUserIds);
  const status = initialStatus(needsApprovalAt(actor, schoolId), form);
  const assignedUserIds = [...new Set(form.assignedUserIds)];
  const entry = await openedEntry(context, input.entryId);
  const kept = await numberOnKeptBoards(work);
  if (form.boardId !== null) requireBoard(actor, kept.settings, { schoolId, boardId: form.boardId });
  const unmeasured: UnmeasuredWorkOrder = {
    id,
    publicId: kept.publicId,
    schoolId,
    status,
    description: form.description,
    priority: form.priority,
    boardId: form.boardId ?? kept.settings.defaultTaskBoard,
    assignedUserIds,
    followingUserIds: [...new Set([actor.userId, ...assignedUserIds])],
    pinnedByUserIds: [],
    createdByUserId: actor.userId,
    ...(await chosenPlace(work, schoolId, form, 'workOrder.unknownPlace')),
    dueDate: form.dueDate,
    scheduledStartDate: form.scheduledStartDate,
    notes: form.notes,
    customFields: form.customFields,
    customAnswers: Object.values(form.customFields).join('\n'),
    imageIds: form.imageIds,
    entryId: entry?.id ?? null,
    walkId: null,
    recurringId: null,
    recurringTitle: null,
    hasActivityOfOthers: false,
    commentCount: 0,
    timestamp,
    timeOriginallyScheduled: form.scheduledStartDate === null ? null : work.now,
    timeOriginallySubmittedForApproval: status === 'AwaitingApproval' ? work.now : null,
    timeCompleted: null,
    timeCreated: work.now,
    timeUpdated: work.now,
  };
  const row = await storeNew(context, unmeasured);
  if (entry !== null) await addCreatedTasks(work, entry, [id]);
  await claimImages(context, row, []);
  await addAttachments(context, row, input.attachments);
  return row;
};

/**
 * An entry that was deleted meanwhile, or that this person may not open, is not linked, nor are its pictures shown.
 * The lock keeps orders that are raised from one entry at the same time all in its list.
 */
async function openedEntry(
  { work, actor }: CommandContext,
  entryId: string | null,
): Promise<EntryRow | null> {
  const entry = entryId === null ? undefined : await lockEntry(work.tx, entryId);
  return entry !== undefined && canViewEntry(actor, entry) ? entry : null;
}
