// The people who raise and do work orders, for those who manage them.
import { idSchema, limitedLine, mostSearchLetters } from '@schooldog/domain/kernel';
import { permissionValueSchema, roleSchema } from '@schooldog/domain/permissions';
import {
  newSubmitterSchema,
  taskPermissions,
  taskPermissionsMerge,
  workOrderLimits,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { personSchema } from '../picker/index.ts';
import { changes, cursorSchema, done, reads } from '../procedure.ts';
import { bulkAnswerSchema } from './bulkAnswer.ts';

const feature = 'workOrders';
const oneUserSchema = z.object({ userId: idSchema });

const workOrderUserSchema = personSchema
  .pick({ id: true, firstName: true, lastName: true, role: true, isDistrictUser: true, roleSchoolIds: true })
  .extend({
    /** As stored; one that is missing is not held. */
    permissions: z.partialRecord(z.enum(taskPermissions), permissionValueSchema),
    /** In their order; empty for viewers who do not edit the settings. */
    boardIds: z.array(idSchema),
    /** Open orders assigned to this person, as far as the viewer sees them. */
    openCount: z.int(),
    /** What the viewer can do with the account. */
    can: z.object({ changePermissions: z.boolean(), assignToBoards: z.boolean(), disable: z.boolean() }),
  });
export type WorkOrderUser = z.infer<typeof workOrderUserSchema>;

const workOrderUserFilterSchema = z.object({
  /** By name; addresses are not searched. */
  search: limitedLine(mostSearchLetters).optional(),
  roles: z.array(roleSchema).max(20).optional(),
  /** Where the permission is held, if one is chosen; otherwise where they have their role. */
  schoolIds: z.array(idSchema).max(100).optional(),
  /** Held anywhere, or none of the three. */
  permission: z.enum([...taskPermissions, 'none']).optional(),
  /** On one of these, for viewers who edit the settings; for others this matches no one. */
  boardIds: z.array(idSchema).max(workOrderLimits.boards).optional(),
});
export type WorkOrderUserFilter = z.infer<typeof workOrderUserFilterSchema>;

const boardIds = z.array(idSchema).max(workOrderLimits.boards);

export const workOrderUsersProcedures = {
  /** Enabled people of the district, by name. */
  listWorkOrderUsers: reads(feature, 'workOrders/users')
    .input(workOrderUserFilterSchema.extend({ before: cursorSchema.optional() }))
    .output(
      z.object({
        users: z.array(workOrderUserSchema),
        next: z.string().nullable(),
        /** Counts everything that matches the filter, not this page. */
        count: z.int(),
      }),
    ),
  /** The new person gets the set-up mail of every new account. */
  createWorkOrderSubmitter: changes(feature, 'createWorkOrderSubmitter')
    .input(oneUserSchema.extend({ submitter: newSubmitterSchema }))
    .output(done),
  /** What changed relative to what the editor saw. */
  setWorkOrderPermissions: changes(feature, 'setWorkOrderPermissions')
    .input(oneUserSchema.extend({ edit: taskPermissionsMerge.editSchema }))
    .output(done),
  /** Boards that are not named stay as they are. */
  assignWorkOrderUsersToBoards: changes(feature, 'assignWorkOrderUsersToBoards')
    .input(
      z.object({
        userIds: z.array(idSchema).min(1).max(workOrderLimits.selected),
        addedBoardIds: boardIds,
        removedBoardIds: boardIds,
      }),
    )
    .output(bulkAnswerSchema),
  disableWorkOrderUser: changes(feature, 'disableWorkOrderUser').input(oneUserSchema).output(done),
};
