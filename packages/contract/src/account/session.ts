// Who is signed in, or has a pending sign-in.
import { factorSchema } from '@schooldog/domain/account';
import { dashboardOrderSchema } from '@schooldog/domain/dashboard';
import { idSchema } from '@schooldog/domain/kernel';
import { permissionValuesSchema, knownRoleSchema, workOrderRulesSchema } from '@schooldog/domain/permissions';
import { appSettingsSchema } from '@schooldog/domain/settings';
import { z } from 'zod';
import { changes, done, reads } from '../procedure.ts';

const feature = 'users';

export const languages = ['en', 'es'] as const;

/** The users that a visitor of a demo district can sign in as. */
export const demoRoles = [
  'district_safety_coordinator',
  'principal',
  'sro',
  'custodial',
  'maintenance_staff',
] as const;

/** The signed-in user, as the app needs it at every start; a device caches it to start without a network. */
const sessionUserSchema = z.object({
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
  /** Absent in what earlier versions cached on the device. */
  workOrderRules: workOrderRulesSchema.optional(),
  alwaysShowTakePicture: z.boolean(),
  phoneNumber: z.string().nullable(),
  language: z.enum(languages).nullable(),
  autoSignOut: z.boolean(),
  dashboardOrder: dashboardOrderSchema,
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** The first step is done and a second one is due; such a session can do nothing else. */
const pendingSignInSchema = z.object({
  step: z.enum(['verify', 'enrol']),
  factors: z.array(factorSchema),
  hasRecoveryCodes: z.boolean(),
  expiresAt: z.iso.datetime(),
});
export type PendingSignIn = z.infer<typeof pendingSignInSchema>;

/** What a demo district offers to visitors. */
const demoSignInSchema = z.object({
  password: z.string(),
  accounts: z.array(z.object({ role: z.enum(demoRoles), email: z.string() })),
});
export type DemoSignIn = z.infer<typeof demoSignInSchema>;

export const sessionSchema = z.object({
  user: sessionUserSchema.nullable(),
  pending: pendingSignInSchema.nullable(),
  app: appSettingsSchema,
  signedInAt: z.iso.datetime().nullable(),
  /** The latest time at which it expires. An offline device does not start with it afterwards. */
  expiresAt: z.iso.datetime().nullable(),
  /** Signed out because the session expired: the user's drafts stay on the device. */
  hasRunOut: z.literal(true).optional(),
  /** Only without a session, and only in a demo district. */
  demo: demoSignInSchema.optional(),
});
export type Session = z.infer<typeof sessionSchema>;

const deviceSchema = z.object({
  id: idSchema,
  isThisOne: z.boolean(),
  userAgent: z.string(),
  address: z.string(),
  way: z.enum(['password', 'link', 'singleSignOn', 'setup']),
  timeCreated: z.iso.datetime(),
  timeSeen: z.iso.datetime(),
});
export type Device = z.infer<typeof deviceSchema>;

export const sessionProcedures = {
  getSession: reads(feature, 'users/session').output(sessionSchema),
  signOut: changes(feature, 'signOut').output(done),
  setLanguage: changes(feature, 'setLanguage')
    .input(z.object({ language: z.enum(languages) }))
    .output(done),
  /** The user's sessions; `timeSeen` is at most five minutes old. */
  listDevices: reads(feature, 'users/devices').output(z.array(deviceSchema)),
  signOutDevice: changes(feature, 'signOutDevice')
    .input(z.object({ deviceId: idSchema }))
    .output(done),
  /** All sessions except this one. */
  signOutOtherDevices: changes(feature, 'signOutOtherDevices').output(z.object({ count: z.number() })),
};
