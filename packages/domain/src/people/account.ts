// A person's account as forms send it. Names and addresses are checked here, on both sides; who may change which
// field is decided in policy.ts.
import { z } from 'zod';
import type { DashboardOrder } from '../dashboard/index.ts';
import {
  idSchema,
  isEmailAddress,
  limitedLine,
  maxEmailLength,
  type Patch,
  requiredLine,
} from '../kernel/index.ts';
import { communicationPreferencesSchema, defaultCommunicationPreferences } from '../notifications/index.ts';
import { type KnownRole, permissionValuesSchema, roleSchema } from '../permissions/index.ts';
import { phoneDigitsSchema } from './phone.ts';

/** Codes that a form turns into the texts people read. */
export const userFieldProblems = {
  required: 'required',
  email: 'email',
  phone: 'phone',
  tooLong: 'tooLong',
} as const;

export const maxRoleSchools = 500;
const nameSchema = requiredLine(80);

/** Stored in lower case, so that one address is one person however it is typed. */
export const emailSchema = requiredLine(maxEmailLength)
  .toLowerCase()
  .refine(isEmailAddress, userFieldProblems.email);

const profileShape = {
  firstName: nameSchema,
  lastName: nameSchema,
  title: limitedLine(120),
  phoneNumber: phoneDigitsSchema.nullable(),
  alwaysShowTakePicture: z.boolean(),
  autoSignOut: z.boolean(),
  communicationPreferences: communicationPreferencesSchema,
};

const accessShape = {
  role: roleSchema,
  isDistrictLevel: z.boolean(),
  roleSchoolIds: z.array(idSchema).max(maxRoleSchools).readonly(),
  permissions: permissionValuesSchema,
  isPrimarilyTaskUser: z.boolean(),
  isSchoolDogStaff: z.boolean(),
};

/** What Create User sends: everything, including the address. */
export const newUserSchema = z.object({
  email: emailSchema,
  ...profileShape,
  ...accessShape,
  /** All of them are on unless the caller says otherwise. */
  communicationPreferences: communicationPreferencesSchema.default(defaultCommunicationPreferences),
});
export type NewUser = z.infer<typeof newUserSchema>;

/** What may change later. The address is permanent, because the user signs in with it. */
export type UserChanges = Patch<
  Omit<NewUser, 'email' | 'role'> & { role: KnownRole; dashboardOrder: DashboardOrder }
>;

export const userFields = [
  'firstName',
  'lastName',
  'email',
  'title',
  'phoneNumber',
  'role',
  'isDistrictLevel',
  'roleSchoolIds',
  'permissions',
  'isPrimarilyTaskUser',
  'isSchoolDogStaff',
  'alwaysShowTakePicture',
  'autoSignOut',
  'communicationPreferences',
  'isDisabled',
] as const;
