// Work orders: raised, approved, assigned, scheduled, commented and done.
import { calendarDateSchema } from '@schooldog/domain/dates';
import { imagesToFollowSchema } from '@schooldog/domain/entries';
import { idSchema, limitedLine, requiredLine } from '@schooldog/domain/kernel';
import {
  commentMerge,
  newAttachmentSchema,
  newWorkOrderSchema,
  statusChangeSchema,
  workOrderLimits,
  workOrderMerge,
  workOrderSchema,
  workOrderStatuses,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { startsExport } from '../exports/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';
import { analyticsProcedures } from './analytics.ts';
import { bulkAnswerSchema } from './bulkAnswer.ts';
import { workOrderFilterSchema } from './filter.ts';
import { tasksSettingsProcedures } from './settings.ts';
import { workOrderUsersProcedures } from './users.ts';

export * from './analytics.ts';
export * from './bulkAnswer.ts';
export * from './filter.ts';
export * from './settings.ts';
export * from './users.ts';

const feature = 'workOrders';
const oneWorkOrderSchema = z.object({ workOrderId: idSchema });
const namedPerson = z.object({ userId: idSchema, name: z.string().nullable() });

/** With what a row shows beside the record. Of a board that the viewer may not see, `boardId` is null. */
export const shownWorkOrderSchema = workOrderSchema.omit({ followingUserIds: true }).extend({
  createdByName: z.string().nullable(),
  assignedNames: z.array(namedPerson),
  isPinned: z.boolean(),
  isFollowing: z.boolean(),
  commentCount: z.int(),
});
export type ShownWorkOrder = z.infer<typeof shownWorkOrderSchema>;

const commentSchema = z.object({
  id: idSchema,
  userId: idSchema,
  userName: z.string().nullable(),
  comment: z.string(),
  timeCreated: z.iso.datetime(),
  /** Null until its author edits it. */
  timeEdited: z.iso.datetime().nullable(),
});
export type WorkOrderComment = z.infer<typeof commentSchema>;

const statusEventSchema = z.object({
  id: idSchema,
  /** Null for the status that the order was created with. */
  fromStatus: z.enum(workOrderStatuses).nullable(),
  toStatus: z.enum(workOrderStatuses),
  comment: z.string(),
  /** Null for what happened automatically. */
  byUserId: idSchema.nullable(),
  byName: z.string().nullable(),
  timestamp: z.iso.datetime(),
});
export type WorkOrderStatusEvent = z.infer<typeof statusEventSchema>;

const assignmentEventSchema = z.object({
  id: idSchema,
  assigned: z.array(namedPerson),
  newlyAssigned: z.array(namedPerson),
  byUserId: idSchema.nullable(),
  byName: z.string().nullable(),
  timestamp: z.iso.datetime(),
});
export type WorkOrderAssignmentEvent = z.infer<typeof assignmentEventSchema>;

const attachmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  fileName: z.string(),
  size: z.number(),
  byUserId: idSchema,
  byName: z.string().nullable(),
  timeCreated: z.iso.datetime(),
  /** Null for one that was removed. */
  url: z.string().nullable(),
  removed: z.object({ byName: z.string().nullable(), time: z.iso.datetime() }).nullable(),
});
export type WorkOrderAttachment = z.infer<typeof attachmentSchema>;

/** The entry that an order came from, as it was then, while the viewer may see it. */
const sourceEntrySchema = z.object({ entryId: idSchema, mayOpen: z.boolean() });

const detailedWorkOrderSchema = shownWorkOrderSchema.extend({
  followingUserIds: z.array(idSchema),
  imageUrls: z.array(z.string()),
  /** Pictures of its entry that a device still sends; they have no address yet. */
  imagesToFollow: imagesToFollowSchema.extend({ imageIds: z.array(idSchema) }).nullish(),
  comments: z.array(commentSchema),
  statusHistory: z.array(statusEventSchema),
  assignmentHistory: z.array(assignmentEventSchema),
  attachments: z.array(attachmentSchema),
  sourceEntry: sourceEntrySchema.nullable(),
});
export type DetailedWorkOrder = z.infer<typeof detailedWorkOrderSchema>;

/** What the hint at doubles shows: never more than this. */
const similarSchema = workOrderSchema
  .pick({ id: true, publicId: true, status: true, location: true, timeCreated: true })
  .extend({ firstLine: z.string() });
export type SimilarWorkOrder = z.infer<typeof similarSchema>;

const several = z.array(idSchema).min(1).max(workOrderLimits.selected);

/** One change of several orders. People are added to those who are assigned already. */
const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('assign'),
    userIds: z.array(idSchema).min(1).max(workOrderLimits.assignedStaff),
  }),
  z.object({ kind: z.literal('board'), boardId: idSchema.nullable() }),
  z.object({ kind: z.literal('priority'), priority: workOrderSchema.shape.priority }),
  z.object({ kind: z.literal('status'), status: statusChangeSchema.shape.status }),
]);
export type BulkChange = z.infer<typeof bulkChangeSchema>;

/** `query` is what stands in the address of the list. */
const savedViewSchema = z.object({
  id: idSchema,
  name: requiredLine(workOrderLimits.viewName),
  query: limitedLine(workOrderLimits.viewQuery),
});
export type SavedView = z.infer<typeof savedViewSchema>;

export const workOrdersContract = {
  listWorkOrders: reads(feature, 'workOrders')
    .input(workOrderFilterSchema.extend({ before: cursorSchema.optional() }))
    .output(z.object({ workOrders: z.array(shownWorkOrderSchema), next: z.string().nullable() })),
  /** Of everything that the filter matches, by status. */
  countWorkOrders: reads(feature, 'workOrders/count')
    .input(workOrderFilterSchema)
    .output(z.object({ count: z.int(), byStatus: z.partialRecord(z.enum(workOrderStatuses), z.int()) })),
  /** For the badges: open orders assigned to the caller, and those that await an approval at schools they manage. */
  getWorkOrderBadges: reads(feature, 'workOrders/badges').output(
    z.object({ assigned: z.int(), awaitingApproval: z.int() }),
  ),
  getWorkOrder: reads(feature, 'workOrders/{workOrderId}')
    .input(oneWorkOrderSchema)
    .output(detailedWorkOrderSchema),
  getWorkOrderHistory: reads(feature, 'workOrders/{workOrderId}/history')
    .input(oneWorkOrderSchema.extend({ before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  /** Open orders at the same place of the school, or with similar words, for people who are about to raise one. */
  listSimilarWorkOrders: reads(feature, 'workOrders/similar')
    .input(
      z.object({
        schoolId: idSchema,
        description: limitedLine(workOrderLimits.similarText).optional(),
        location: limitedLine(workOrderLimits.location).optional(),
        locationDataProfileOptionId: idSchema.optional(),
      }),
    )
    .output(z.object({ workOrders: z.array(similarSchema) })),
  /** Of orders that an entry links to: the ones that the caller may open, and the ones that were deleted. */
  listLinkedWorkOrders: reads(feature, 'workOrders/linked')
    .input(z.object({ ids: z.array(idSchema).max(workOrderLimits.linked) }))
    .output(z.object({ openable: z.array(idSchema), deleted: z.array(idSchema) })),
  /** Those that await approval at the schools where the caller manages tasks, oldest first. */
  listWorkOrdersToApprove: reads(feature, 'workOrders/awaitingApproval')
    .input(z.object({ before: cursorSchema.optional() }))
    .output(
      z.object({ workOrders: z.array(shownWorkOrderSchema), next: z.string().nullable(), count: z.int() }),
    ),
  listWorkOrderViews: reads(feature, 'workOrders/views').output(
    z.object({ views: z.array(savedViewSchema) }),
  ),
  createWorkOrder: changes(feature, 'createWorkOrder').input(newWorkOrderSchema).output(workOrderSchema),
  editWorkOrder: changes(feature, 'editWorkOrder')
    .input(oneWorkOrderSchema.extend({ edit: workOrderMerge.editSchema }))
    .output(workOrderSchema),
  setWorkOrderStatus: changes(feature, 'setWorkOrderStatus')
    .input(oneWorkOrderSchema.extend(statusChangeSchema.shape))
    .output(workOrderSchema),
  /** Assigns the caller, or ends that. */
  assignSelf: changes(feature, 'assignSelf')
    .input(oneWorkOrderSchema.extend({ isAssigned: z.boolean() }))
    .output(workOrderSchema),
  setWorkOrderPinned: changes(feature, 'setWorkOrderPinned')
    .input(oneWorkOrderSchema.extend({ isPinned: z.boolean() }))
    .output(done),
  setWorkOrderFollowed: changes(feature, 'setWorkOrderFollowed')
    .input(oneWorkOrderSchema.extend({ isFollowing: z.boolean() }))
    .output(done),
  scheduleWorkOrderForLater: changes(feature, 'scheduleWorkOrderForLater')
    .input(oneWorkOrderSchema.extend({ scheduledStartDate: calendarDateSchema }))
    .output(workOrderSchema),
  deleteWorkOrder: changes(feature, 'deleteWorkOrder').input(oneWorkOrderSchema).output(done),

  addWorkOrderComment: changes(feature, 'addWorkOrderComment')
    .input(oneWorkOrderSchema.extend({ commentId: idSchema, comment: requiredLine(workOrderLimits.comment) }))
    .output(done),
  editWorkOrderComment: changes(feature, 'editWorkOrderComment')
    .input(oneWorkOrderSchema.extend({ commentId: idSchema, edit: commentMerge.editSchema }))
    .output(done),
  deleteWorkOrderComment: changes(feature, 'deleteWorkOrderComment')
    .input(oneWorkOrderSchema.extend({ commentId: idSchema }))
    .output(done),
  addWorkOrderAttachment: changes(feature, 'addWorkOrderAttachment')
    .input(oneWorkOrderSchema.extend({ attachment: newAttachmentSchema }))
    .output(done),
  removeWorkOrderAttachment: changes(feature, 'removeWorkOrderAttachment')
    .input(oneWorkOrderSchema.extend({ attachmentId: idSchema }))
    .output(done),

  /** These, with a note, or all that wait at the schools where the caller manages tasks, without one. */
  decideWorkOrders: changes(feature, 'decideWorkOrders')
    .input(
      z.object({
        isApproved: z.boolean(),
        workOrderIds: several.nullable(),
        comment: limitedLine(workOrderLimits.statusComment),
      }),
    )
    .output(bulkAnswerSchema),
  changeWorkOrders: changes(feature, 'changeWorkOrders')
    .input(z.object({ workOrderIds: several, change: bulkChangeSchema }))
    .output(bulkAnswerSchema),
  saveWorkOrderView: changes(feature, 'saveWorkOrderView')
    .input(
      z.object({ viewId: idSchema, name: savedViewSchema.shape.name, query: savedViewSchema.shape.query }),
    )
    .output(done),
  deleteWorkOrderView: changes(feature, 'deleteWorkOrderView')
    .input(z.object({ viewId: idSchema }))
    .output(done),
  generateCsvForWorkOrders: startsExport(feature, 'generateCsvForWorkOrders', workOrderFilterSchema),

  ...analyticsProcedures,
  ...tasksSettingsProcedures,
  ...workOrderUsersProcedures,
};
