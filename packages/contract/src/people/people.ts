// Accounts, for users who manage them.
import { dashboardOrderSchema } from '@schooldog/domain/dashboard';
import { flagSchema, idSchema, limitedLine } from '@schooldog/domain/kernel';
import { communicationPreferencesSchema } from '@schooldog/domain/notifications';
import { emailSchema, newUserSchema, userMerge, userOrders, userStatuses } from '@schooldog/domain/people';
import {
  knownRoleSchema,
  permissionSchema,
  permissionValuesSchema,
  roleSchema,
} from '@schooldog/domain/permissions';
import { z } from 'zod';
import { personSchema } from '../picker/index.ts';
import { changes, cursorSchema, done, historySchema, reads } from '../procedure.ts';

const feature = 'users';

export const listedUserSchema = personSchema.extend({
  email: z.string(),
  isDistrictLevel: z.boolean(),
  status: z.enum(userStatuses),
  hasSecondFactor: z.boolean(),
  timeLastSignedIn: z.iso.datetime().nullable(),
  /** The last sign-in, or when a session was last used. */
  timeLastActive: z.iso.datetime().nullable(),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

const userFilterSchema = z.object({
  search: limitedLine(100).optional(),
  roles: z.array(roleSchema).max(20).optional(),
  /** A user with a role there; district users have none. */
  schoolIds: z.array(idSchema).max(100).optional(),
  statuses: z.array(z.enum(userStatuses)).max(3).optional(),
  /** Held anywhere, as stored. */
  permission: permissionSchema.optional(),
  /** By name where nothing else is said. */
  sort: z.enum(userOrders).optional(),
  sortDesc: flagSchema.optional(),
  before: cursorSchema.optional(),
});
export type UserFilter = z.infer<typeof userFilterSchema>;

/** An account in full, for its owner and for those who manage users. */
const userSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  title: z.string(),
  phoneNumber: z.string().nullable(),
  role: knownRoleSchema,
  isDistrictLevel: z.boolean(),
  roleSchoolIds: z.array(idSchema),
  permissions: permissionValuesSchema,
  isPrimarilyTaskUser: z.boolean(),
  isSchoolDogStaff: z.boolean(),
  alwaysShowTakePicture: z.boolean(),
  autoSignOut: z.boolean(),
  communicationPreferences: communicationPreferencesSchema,
  dashboardOrder: dashboardOrderSchema,
  isDisabled: z.boolean(),
  disabledMetadata: z
    .object({
      action: z.enum(['disable', 'enable']),
      userId: z.string(),
      userName: z.string().nullable(),
      timestamp: z.iso.datetime(),
    })
    .nullable(),
  status: z.enum(userStatuses),
  hasSecondFactor: z.boolean(),
  timeLastSignedIn: z.iso.datetime().nullable(),
  timeCreated: z.iso.datetime(),
  timeUpdated: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

export const peopleProcedures = {
  listUsers: reads(feature, 'users')
    .input(userFilterSchema)
    .output(
      z.object({
        users: z.array(listedUserSchema),
        next: z.string().nullable(),
        /** Counts everything that matches the filter, not this page. */
        count: z.number(),
      }),
    ),
  getUser: reads(feature, 'users/{userId}')
    .input(z.object({ userId: idSchema }))
    .output(userSchema),
  getUserHistory: reads(feature, 'users/{userId}/history')
    .input(z.object({ userId: idSchema, before: z.coerce.number().int().positive().optional() }))
    .output(historySchema),
  generateNewUserAccount: changes(feature, 'generateNewUserAccount')
    .input(z.object({ userId: idSchema, userData: newUserSchema }))
    .output(userSchema),
  editUser: changes(feature, 'editUser')
    .input(
      z.object({
        userId: idSchema,
        /** What changed relative to what the editor saw. */
        edit: userMerge.editSchema,
        /** Only the owner changes it, so the last write wins. */
        dashboardOrder: dashboardOrderSchema.optional(),
      }),
    )
    .output(userSchema),
  archiveUser: changes(feature, 'archiveUser')
    .input(z.object({ uid: idSchema }))
    .output(done),
  toggleDisabledUser: changes(feature, 'toggleDisabledUser')
    .input(z.object({ userId: idSchema, disabled: z.boolean() }))
    .output(userSchema),
  /** The caller's own address, or any address for users who manage users. */
  sendEmailVerification: changes(feature, 'sendEmailVerification')
    .input(z.object({ email: emailSchema }))
    .output(done),
  /** Sends the set-up mail again, for a user who has not used it yet. */
  resendSetup: changes(feature, 'resendSetup')
    .input(z.object({ userId: idSchema }))
    .output(done),
  /** Ends every session of a user immediately. */
  signOutUser: changes(feature, 'signOutUser')
    .input(z.object({ userId: idSchema }))
    .output(done),
  /** For a user who lost phone, app and recovery codes: an administrator who knows them removes the factor. */
  resetSecondFactor: changes(feature, 'resetSecondFactor')
    .input(z.object({ userId: idSchema }))
    .output(done),
};
