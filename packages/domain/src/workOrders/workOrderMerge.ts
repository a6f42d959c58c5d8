// How concurrent edits of one work order are merged.
import {
  defineMerge,
  type EditIn,
  type FieldsIn,
  idSchema,
  listOfValues,
  mapOf,
  requiredLine,
  text,
  value,
} from '../kernel/index.ts';
import { isSamePlace } from '../entries/index.ts';
import { workOrderLimits } from './limits.ts';
import { customFieldSchema } from './settings.ts';
import {
  customAnswersSchema,
  type WorkOrderForm,
  workOrderFormSchema,
  workOrderPlaceSchema,
} from './workOrder.ts';

const { shape } = workOrderFormSchema;

/** The parts of a location are meaningful only as a group. */
export const workOrderMerge = defineMerge({
  description: text(shape.description),
  priority: value(shape.priority),
  boardId: value(shape.boardId),
  assignedUserIds: listOfValues(idSchema, { max: workOrderLimits.assignedStaff }),
  place: value(workOrderPlaceSchema, { isSame: isSamePlace }),
  dueDate: value(shape.dueDate),
  scheduledStartDate: value(shape.scheduledStartDate),
  notes: text(shape.notes),
  customFields: mapOf(customFieldSchema, customAnswersSchema.valueType, {
    max: 2 * workOrderLimits.customFields,
  }),
  imageIds: listOfValues(idSchema, { max: workOrderLimits.pictures }),
});
export type MergedWorkOrder = FieldsIn<typeof workOrderMerge>;
export type WorkOrderEdit = EditIn<typeof workOrderMerge>;

export function mergedWorkOrderOf(order: WorkOrderForm): MergedWorkOrder {
  const { location, locationDataProfileId, locationDataProfileOptionId, ...rest } = order;
  return {
    ...workOrderMerge.pick({
      ...rest,
      place: { location, locationDataProfileId, locationDataProfileOptionId },
    }),
  };
}

export function workOrderFormOf({ place, ...rest }: MergedWorkOrder): WorkOrderForm {
  return {
    ...rest,
    ...place,
    assignedUserIds: [...rest.assignedUserIds],
    imageIds: [...rest.imageIds],
  };
}

/** Its author may edit it on two devices. */
export const commentMerge = defineMerge({ comment: text(requiredLine(workOrderLimits.comment)) });
export type CommentEdit = EditIn<typeof commentMerge>;
