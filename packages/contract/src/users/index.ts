import { idSchema } from '@schooldog/domain/kernel';
import { permissionValuesSchema, knownRoleSchema } from '@schooldog/domain/permissions';
import { appSettingsSchema } from '@schooldog/domain/settings';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'users';

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Oneself, as the app needs it at every start; it is also what a device keeps to start without a network. */
export const sessionUserSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  title: z.string(),
  role: knownRoleSchema,
  isDistrictLevel: z.boolean(),
  roleSchoolIds: z.array(idSchema),
  permissions: permissionValuesSchema,
  isSchoolDogStaff: z.boolean(),
  isPrimarilyTaskUser: z.boolean(),
  alwaysShowTakePicture: z.boolean(),
  phoneNumber: z.string().nullable(),
  language: z.enum(languages).nullable(),
  autoSignOut: z.boolean(),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const sessionSchema = z.object({
  user: sessionUserSchema.nullable(),
  app: appSettingsSchema,
  signedInAt: z.iso.datetime().nullable(),
});
export type Session = z.infer<typeof sessionSchema>;

export const personSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  role: knownRoleSchema,
  isDistrictUser: z.boolean(),
  roleSchoolIds: z.array(idSchema),
  isSchoolDogStaff: z.boolean(),
  isDisabled: z.boolean(),
});

export const minPasswordLength = 12;

export const firstAdministratorSchema = z.object({
  token: z.string().min(20).max(100),
  firstName: z.string().trim().min(1, 'required').max(80, 'tooLong'),
  lastName: z.string().trim().min(1, 'required').max(80, 'tooLong'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'tooLong')
    .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'),
  password: z.string().min(minPasswordLength, 'tooShort').max(128, 'tooLong'),
});
export type FirstAdministrator = z.infer<typeof firstAdministratorSchema>;

export const usersContract = {
  getSession: reads(feature, 'users/session').output(sessionSchema),
  createFirstAdministrator: changes(feature, 'createFirstAdministrator')
    .input(firstAdministratorSchema)
    .output(done),
  /** Names for pickers and cards; addresses and phones are not among them. */
  listPeople: reads(feature, 'users/people').output(z.array(personSchema)),
  setLanguage: changes(feature, 'setLanguage')
    .input(z.object({ language: z.enum(languages) }))
    .output(done),
};
