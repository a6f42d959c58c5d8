// A work order, also called task: something to be done at a school.
import { z } from 'zod';
import { calendarDateSchema, deviceTimeSchema } from '../dates/index.ts';
import { workOrderPriorities } from '../entries/index.ts';
import { idSchema, limitedLine, requiredLine } from '../kernel/index.ts';
import { workOrderLimits } from './limits.ts';
import { customFieldSchema } from './settings.ts';
import { chosenStatuses, workOrderStatuses } from './status.ts';

export { workOrderPriorities } from '../entries/index.ts';
export type WorkOrderPriority = (typeof workOrderPriorities)[number];

/** A custom field is named by its text, so that the answers of a removed one stay readable. */
export const customAnswersSchema = z.record(
  customFieldSchema,
  requiredLine(workOrderLimits.customFieldAnswer),
);

/** A location is free text, or an option of the school's location lists, whose label is then the text. */
export const workOrderPlaceSchema = z.object({
  location: limitedLine(workOrderLimits.location),
  locationDataProfileId: idSchema.nullable(),
  locationDataProfileOptionId: idSchema.nullable(),
});

/** What Create and Edit Work Order send, besides the school, which never changes after creation. */
export const workOrderFormSchema = z.object({
  description: requiredLine(workOrderLimits.description),
  priority: z.enum(workOrderPriorities).nullable(),
  boardId: idSchema.nullable(),
  assignedUserIds: z.array(idSchema).max(workOrderLimits.assignedStaff, 'tooManyPeople'),
  ...workOrderPlaceSchema.shape,
  dueDate: calendarDateSchema.nullable(),
  scheduledStartDate: calendarDateSchema.nullable(),
  notes: limitedLine(workOrderLimits.notes),
  customFields: customAnswersSchema,
  imageIds: z.array(idSchema).max(workOrderLimits.pictures, 'tooManyPictures'),
});
export type WorkOrderForm = z.infer<typeof workOrderFormSchema>;

/** A file under the name that people see. */
export const newAttachmentSchema = z.object({
  id: idSchema,
  fileId: idSchema,
  name: requiredLine(workOrderLimits.attachmentName),
});
export type NewAttachment = z.infer<typeof newAttachmentSchema>;

/** The device generates the id, so that sending it again never creates a second one. */
export const newWorkOrderSchema = z.object({
  workOrderId: idSchema,
  schoolId: idSchema,
  /** When it was raised, by the device's clock. */
  timestamp: deviceTimeSchema,
  workOrder: workOrderFormSchema,
  attachments: z.array(newAttachmentSchema).max(workOrderLimits.attachments),
  /** The entry that it was made from. */
  entryId: idSchema.nullable(),
});
export type NewWorkOrder = z.infer<typeof newWorkOrderSchema>;

export const workOrderSchema = workOrderFormSchema.extend({
  id: idSchema,
  /** A short number that people can say on the phone. */
  publicId: z.int(),
  schoolId: idSchema,
  status: z.enum(workOrderStatuses),
  createdByUserId: idSchema,
  followingUserIds: z.array(idSchema),
  entryId: idSchema.nullable(),
  walkId: idSchema.nullable(),
  /** The series that it was made for, for those who may open it; a title that stays is only text. */
  recurringId: idSchema.nullable().default(null),
  recurringTitle: z.string().nullable().default(null),
  /** Someone other than the creator changed, assigned or commented. */
  hasActivityOfOthers: z.boolean(),
  timestamp: z.iso.datetime(),
  timeOriginallyScheduled: z.iso.datetime().nullable(),
  timeOriginallySubmittedForApproval: z.iso.datetime().nullable(),
  timeCompleted: z.iso.datetime().nullable(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type WorkOrder = z.infer<typeof workOrderSchema>;

/** The status that the person saw, so that a change in between is noticed. */
export const statusChangeSchema = z.object({
  fromStatus: z.enum(workOrderStatuses),
  status: z.enum(chosenStatuses),
  comment: limitedLine(workOrderLimits.statusComment),
});
export type StatusChange = z.infer<typeof statusChangeSchema>;

/** The fields whose changes are kept in the audit trail. */
export const workOrderFields = [
  'priority',
  'description',
  'location',
  'locationDataProfileId',
  'locationDataProfileOptionId',
  'notes',
  'status',
  'dueDate',
  'boardId',
  'customFields',
  'assignedUserIds',
  'scheduledStartDate',
] as const;

/** Due before today, and still to be done. */
export function isOverdue(order: Pick<WorkOrder, 'status' | 'dueDate'>, today: string): boolean {
  const isToDo = order.status === 'New' || order.status === 'Started';
  return isToDo && order.dueDate !== null && order.dueDate < today;
}
