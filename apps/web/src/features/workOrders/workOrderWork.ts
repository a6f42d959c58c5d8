// What was filled in for a work order, as work for the outbox.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import type { Actor } from '@schooldog/domain/permissions';
import {
  initialStatus,
  type MergedWorkOrder,
  mergedWorkOrderOf,
  needsApprovalAt,
  workOrderMerge,
} from '@schooldog/domain/workOrders';
import { newFilesOf } from '../../platform/offlineRecords/filledForm.ts';
import { recordKeyOf } from '../../platform/offlineRecords/pendingRecords.ts';
import type { DraftWithPhotos } from '../../platform/outbox/index.ts';
import { formOf, type WorkOrderValues } from './create/values.ts';
import { type KnownWorkOrder, workOrderRecord } from './workOrderRecord.ts';

type Names = ShownWorkOrder['assignedNames'];

type NewFacts = Readonly<{
  schoolId: string;
  creator: Readonly<{ actor: Actor; name: string }>;
  assignedNames: Names;
  label: string;
  /** When it is raised, by the clock of the device. */
  timestamp: string;
}>;

export function createWork(
  values: WorkOrderValues,
  { schoolId, creator, assignedNames, label, timestamp }: NewFacts,
): DraftWithPhotos<'workOrders.createWorkOrder'> {
  const { workOrderId, source } = values;
  const recordKey = recordKeyOf(workOrderRecord, workOrderId);
  const form = formOf(values);
  const order: KnownWorkOrder = {
    ...form,
    id: workOrderId,
    // The server gives the number.
    publicId: 0,
    schoolId,
    status: initialStatus(needsApprovalAt(creator.actor, schoolId), form),
    createdByUserId: creator.actor.userId,
    createdByName: creator.name,
    assignedNames,
    entryId: source?.entryId ?? null,
    walkId: null,
    recurringId: null,
    recurringTitle: null,
    hasActivityOfOthers: false,
    isPinned: false,
    isFollowing: true,
    commentCount: 0,
    timestamp,
    timeOriginallyScheduled: null,
    timeOriginallySubmittedForApproval: null,
    timeCompleted: null,
    timeCreated: timestamp,
    timeUpdated: timestamp,
    imageUrls: keptUrlsOf(values),
  };
  return {
    procedure: 'workOrders.createWorkOrder',
    label,
    recordKey,
    ...(source === null ? {} : { waitsFor: source.recordKey }),
    optimistic: { key: recordKey, value: order },
    photos: newFilesOf(values.pictures),
    input: (photoIds) => ({
      workOrderId,
      schoolId,
      timestamp,
      workOrder: formOf(values, photoIds),
      attachments: values.attachments.map(({ id, fileId, name }) => ({ id, fileId, name })),
      entryId: source?.entryId ?? null,
    }),
  };
}

type EditFacts = Readonly<{ base: MergedWorkOrder; assignedNames: Names; label: string }>;

/** Null when nothing changed. */
export function editWork(
  order: KnownWorkOrder,
  values: WorkOrderValues,
  { base, assignedNames, label }: EditFacts,
): DraftWithPhotos<'workOrders.editWorkOrder'> | null {
  const recordKey = recordKeyOf(workOrderRecord, order.id);
  const photos = newFilesOf(values.pictures);
  const edit = (photoIds: readonly string[]) =>
    workOrderMerge.compare(base, mergedWorkOrderOf(formOf(values, photoIds)));
  if (photos.length === 0 && Object.keys(edit([])).length === 0) return null;
  const after: KnownWorkOrder = {
    ...order,
    ...formOf(values),
    assignedNames,
    imageUrls: keptUrlsOf(values),
  };
  return {
    procedure: 'workOrders.editWorkOrder',
    label,
    recordKey,
    optimistic: { key: recordKey, value: after },
    photos,
    input: (photoIds) => ({ workOrderId: order.id, edit: edit(photoIds) }),
  };
}

function keptUrlsOf({ pictures }: WorkOrderValues): string[] {
  return pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.url] : []));
}
