// A work order as the device keeps it while work on it waits to be sent. Its creation comes before everything else.
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import {
  mergedWorkOrderOf,
  statusChangeSchema,
  type WorkOrderForm,
  workOrderFormOf,
  workOrderMerge,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import type { RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';

const inputSchema = z.object({
  edit: workOrderMerge.editSchema.optional(),
  status: statusChangeSchema.shape.status.optional(),
  isPinned: z.boolean().optional(),
  isFollowing: z.boolean().optional(),
  commentId: z.string().optional(),
});
const photosSchema = z.object({ workOrder: z.object({ imageIds: z.array(z.string()) }) });
const addedPhotosSchema = z.object({
  edit: z.object({ imageIds: z.object({ added: z.array(z.string()) }) }),
});

export const workOrderRecord: RecordDeclaration<ShownWorkOrder> = {
  prefix: 'workOrder:',
  operations: {
    'workOrders.createWorkOrder': 'create',
    'workOrders.editWorkOrder': 'edit',
    'workOrders.setWorkOrderStatus': 'edit',
    'workOrders.setWorkOrderPinned': 'edit',
    'workOrders.setWorkOrderFollowed': 'edit',
    'workOrders.addWorkOrderComment': 'edit',
  },
  read: (value) => (isWorkOrder(value) ? value : undefined),
  apply: (before, input, after) => {
    const { edit, status, isPinned, isFollowing, commentId } = inputSchema.safeParse(input).data ?? {};
    if (edit !== undefined) return { ...before, ...editedForm(before, edit) };
    if (status !== undefined) return { ...before, status };
    if (isPinned !== undefined) return { ...before, isPinned };
    if (isFollowing !== undefined) return { ...before, isFollowing };
    if (commentId !== undefined) return { ...before, commentCount: before.commentCount + 1 };
    return after;
  },
  photoIds: (input) =>
    photosSchema.safeParse(input).data?.workOrder.imageIds ??
    addedPhotosSchema.safeParse(input).data?.edit.imageIds.added ??
    [],
  withPhotos: (order) => order,
  timeOf: ({ timeCreated }) => timeCreated,
};

function editedForm(before: WorkOrderForm, edit: Parameters<typeof workOrderMerge.apply>[1]): WorkOrderForm {
  return workOrderFormOf(workOrderMerge.apply(mergedWorkOrderOf(before), edit).value);
}

function isWorkOrder(value: unknown): value is ShownWorkOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'timeCreated' in value &&
    typeof value.timeCreated === 'string' &&
    'publicId' in value &&
    'assignedNames' in value
  );
}
