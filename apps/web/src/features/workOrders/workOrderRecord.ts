// A work order as the device keeps it while work on it waits to be sent. Its creation comes before everything else.
import type { DetailedWorkOrder, ShownWorkOrder } from '@schooldog/contract/workOrders';
import {
  mergedWorkOrderOf,
  statusChangeSchema,
  type WorkOrderEdit,
  workOrderFormOf,
  workOrderMerge,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import type { RecordDeclaration } from '../../platform/offlineRecords/pendingRecords.ts';

/** With the addresses of its pictures, in their order, where they are known. */
export type KnownWorkOrder = ShownWorkOrder & Readonly<{ imageUrls?: readonly string[] }>;

const inputSchema = z.object({
  /** Of a new order. */
  workOrder: z.object({ imageIds: z.array(z.string()) }).optional(),
  edit: workOrderMerge.editSchema.optional(),
  status: statusChangeSchema.shape.status.optional(),
  isPinned: z.boolean().optional(),
  isFollowing: z.boolean().optional(),
  commentId: z.string().optional(),
});

const inputOf = (input: unknown) => inputSchema.safeParse(input).data ?? {};

export const workOrderRecord: RecordDeclaration<KnownWorkOrder> = {
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
    const { workOrder, edit, status, isPinned, isFollowing, commentId } = inputOf(input);
    if (workOrder !== undefined) return withImages(after, workOrder.imageIds, after);
    if (edit !== undefined) return edited(before, edit, after);
    if (status !== undefined) return { ...before, status };
    if (isPinned !== undefined) return { ...before, isPinned };
    if (isFollowing !== undefined) return { ...before, isFollowing };
    if (commentId !== undefined) return { ...before, commentCount: before.commentCount + 1 };
    return after;
  },
  photoIds: (input) => {
    const { workOrder, edit } = inputOf(input);
    return workOrder?.imageIds ?? edit?.imageIds?.added ?? [];
  },
  withPhotos: (order, urls) => {
    const known = urlsOf(order);
    return { ...order, imageUrls: order.imageIds.map((id) => urls.get(id) ?? known.get(id) ?? '') };
  },
  timeOf: ({ timeCreated }) => timeCreated,
};

function edited(before: KnownWorkOrder, edit: WorkOrderEdit, after: KnownWorkOrder): KnownWorkOrder {
  const form = workOrderFormOf(workOrderMerge.apply(mergedWorkOrderOf(before), edit).value);
  const names = new Map([...after.assignedNames, ...before.assignedNames].map((one) => [one.userId, one]));
  const assignedNames = form.assignedUserIds.map((userId) => names.get(userId) ?? { userId, name: null });
  return withImages({ ...before, ...form, assignedNames }, form.imageIds, after);
}

function withImages(
  order: KnownWorkOrder,
  imageIds: readonly string[],
  after: KnownWorkOrder,
): KnownWorkOrder {
  const urls = new Map([...urlsOf(after), ...urlsOf(order)]);
  return { ...order, imageIds: [...imageIds], imageUrls: imageIds.map((id) => urls.get(id) ?? '') };
}

/** By the ids of the pictures. The server has one where the device knows of no other address. */
export function urlsOf({ id: orderId, imageIds, imageUrls = [] }: KnownWorkOrder): Map<string, string> {
  return new Map(
    imageIds.map((id, at) => {
      const known = imageUrls[at] ?? '';
      return [id, known === '' ? `/api/workOrders/${orderId}/images/${id}` : known];
    }),
  );
}

/** The addresses of what can be shown: a picture that another device still sends has none. */
export function shownUrlsOf(order: KnownWorkOrder, detail: DetailedWorkOrder | undefined): string[] {
  const toFollow = new Set(detail?.imagesToFollow?.imageIds);
  return [...urlsOf(order)].flatMap(([id, url]) =>
    toFollow.has(id) && !url.startsWith('blob:') ? [] : [url],
  );
}

function isWorkOrder(value: unknown): value is KnownWorkOrder {
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
