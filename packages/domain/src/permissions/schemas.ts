// Schemas for input from outside, in their own file so that a browser that only checks rights does not load zod.
import { z } from 'zod';
import { idSchema } from '../kernel/index.ts';
import type { Actor } from './actor.ts';
import { permissions } from './permissions.ts';
import { oldRoles, roles } from './roles.ts';
import type { PermissionValue, PermissionValues } from './value.ts';
import type { WorkOrderRules } from './workOrderRules.ts';

const maxSchools = 2000;

export const roleSchema = z.enum(roles);
export const knownRoleSchema = z.enum([...roles, ...oldRoles]);
export const permissionSchema = z.enum(permissions);

export const permissionValueSchema = z.object({
  hasPermission: z.boolean(),
  always: z.boolean(),
  forSchools: z.array(idSchema).max(maxSchools).readonly(),
  internalKey: z.int().min(0),
}) satisfies z.ZodType<PermissionValue>;

export const permissionValuesSchema = z.partialRecord(
  permissionSchema,
  permissionValueSchema,
) satisfies z.ZodType<PermissionValues>;

const restrictionSchema = z.enum(['workOrderStaff', 'workOrderManagers']).nullable();

export const workOrderRulesSchema = z.object({
  restrictAssignment: restrictionSchema,
  restrictSchedule: restrictionSchema,
  restrictBoards: restrictionSchema,
  restrictStatusChange: z.boolean(),
  restrictStaffView: z.boolean(),
  approvers: z.enum(['managersAtSchool', 'workOrderManagers']).nullable(),
  hiddenBoardIds: z.array(idSchema).readonly(),
}) satisfies z.ZodType<WorkOrderRules>;

export const actorSchema = z.object({
  userId: idSchema,
  role: knownRoleSchema,
  isDistrictLevel: z.boolean(),
  roleSchoolIds: z.array(idSchema).readonly(),
  isSchoolDogStaff: z.boolean(),
  isDisabled: z.boolean(),
  isPrimarilyTaskUser: z.boolean(),
  permissions: permissionValuesSchema,
  features: z.object({ enableWorkOrders: z.boolean(), enableEops: z.boolean() }),
  workOrderRules: workOrderRulesSchema,
}) satisfies z.ZodType<Actor>;
