// Edits of an order: the form, the board, the staff, the dates. What several people changed comes together here.
import { dateIn } from '@schooldog/domain/dates';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  mergedWorkOrderOf,
  type MergedWorkOrder,
  missingFields,
  type TasksSettings,
  type WorkOrderEdit,
  type WorkOrderForm,
  workOrderFormOf,
  workOrderMerge,
  workOrderRules,
} from '@schooldog/domain/workOrders';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { requireMay } from '../../platform/records/requireMay.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { movedPlace } from '../dataProfiles/index.ts';
import { keepBoards } from './boardStore.ts';
import { changeWorkOrder } from './change.ts';
import { requireAssignable, requireBoard, requireCustomFields, requireDates } from './choices.ts';
import { claimImages } from './images.ts';
import { workOrderRecord } from './record.ts';
import { type StoredWorkOrder, workOrderFor } from './store.ts';

type Edited = Readonly<{ workOrderId: string; edit: WorkOrderEdit }>;

/** Each field asks for its own right: staff and boards are moved by people who may not edit the rest. */
export const editWorkOrder: Command<Edited, StoredWorkOrder> = async (context, { workOrderId, edit }) => {
  const { work, actor } = context;
  const { assignedUserIds, boardId, ...form } = edit;
  if (boardId !== undefined) keepBoards(work);
  const before = await workOrderRecord.lock(context, workOrderId, 'view');
  if (assignedUserIds !== undefined) requireMay(workOrderRules.assign, actor, before);
  if (boardId !== undefined) requireMay(workOrderRules.moveToBoard, actor, before);
  const isForm = Object.values(form).some((change) => change !== undefined);
  if (isForm) requireMay(workOrderRules.edit, actor, before);
  if (form.scheduledStartDate !== undefined) requireMay(rescheduling, actor, before);
  // As this person sees the order: a conflict never names a board that is hidden from them.
  const current = mergedWorkOrderOf(workOrderFor(actor, before));
  const edited = await mergeEdit(work, workOrderMerge, {
    recordType: workOrderRecord.type,
    recordId: workOrderId,
    current,
    edit,
    audited: ([field = '']) => (field === 'place' ? placeFields : [field]),
  });
  const changes = workOrderMerge.compare(current, edited);
  if (Object.keys(changes).length === 0) return before;
  const merged = changes.boardId === undefined ? { ...edited, boardId: before.boardId } : edited;
  const settings = await readTasksSettings(
    work.tx,
    boardId === undefined ? context.signedIn.settingsVersions : undefined,
  );
  await requireEdited(context, settings, before, merged);
  const { location, locationDataProfileId, locationDataProfileOptionId, ...rest } = workOrderFormOf(merged);
  const place = { location, locationDataProfileId, locationDataProfileOptionId };
  const after = await changeWorkOrder(context, before, {
    ...rest,
    ...(await movedPlace(work, before, place, 'workOrder.unknownPlace')),
    customAnswers: Object.values(rest.customFields).join('\n'),
  });
  await claimImages(context, after, before.imageIds);
  return after;
};

/** A new start of an order that is already scheduled. */
const rescheduling = { who: workOrderRules.schedule.who, otherwise: workOrderRules.schedule.otherwise };
const placeFields = ['location', 'locationDataProfileId', 'locationDataProfileOptionId'];

/** Only what changed is checked, so that an old value never blocks an edit. */
async function requireEdited(
  context: CommandContext,
  settings: TasksSettings,
  before: StoredWorkOrder,
  merged: MergedWorkOrder,
): Promise<void> {
  const { work, actor } = context;
  if (merged.boardId !== null && merged.boardId !== before.boardId)
    requireBoard(actor, settings, { schoolId: before.schoolId, boardId: merged.boardId });
  requireCustomFields(settings, merged.customFields, before.customFields);
  requireStillFilled(actor, settings, before, merged);
  const isStartNew = merged.scheduledStartDate !== before.scheduledStartDate;
  if (isStartNew && (before.status !== 'Scheduled' || merged.scheduledStartDate === null))
    throw problem('workOrder.notSchedulable');
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  const today = dateIn(work.now.toISOString(), timeZone);
  requireDates(
    {
      dueDate: merged.dueDate === before.dueDate ? null : merged.dueDate,
      scheduledStartDate: isStartNew ? merged.scheduledStartDate : null,
    },
    { raisedOn: dateIn(before.timestamp.toISOString(), timeZone), today },
  );
  const added = merged.assignedUserIds.filter((id) => !before.assignedUserIds.includes(id));
  await requireAssignable(context, before.schoolId, added);
}

/** An edit may not empty a required field; one that was empty before does not block it. */
function requireStillFilled(
  actor: Actor,
  settings: TasksSettings,
  before: StoredWorkOrder,
  merged: MergedWorkOrder,
): void {
  const filler = { actor, schoolId: before.schoolId };
  const missingIn = (order: WorkOrderForm) => Object.values(missingFields(settings, filler, order)).flat();
  const known = missingIn(before);
  const field = missingIn(workOrderFormOf(merged)).find((name) => !known.includes(name));
  if (field !== undefined) throw problem('workOrder.fieldRequired', { field });
}
