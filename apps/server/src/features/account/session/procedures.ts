import type { FeatureContracts } from '@schooldog/contract';
import { languages, type SessionUser } from '@schooldog/contract/account';
import { dashboardOrderSchema } from '@schooldog/domain/dashboard';
import { command, open, type ProceduresOf, readOwn } from '../../../platform/api/procedure.ts';
import { endSession } from '../../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import type { SignedIn } from '../../../platform/identity/session.ts';
import { presentPending } from '../factors/present.ts';
import { devicesOf, signOutDevice, signOutOtherDevices } from './devices.ts';
import { setLanguage } from './store.ts';

const done = { done: true } as const;

export const sessionProcedures = {
  /** Open to everyone: a browser calls it to learn whether it has a session, and which version is current. */
  getSession: open(async (context) => {
    const { signedIn: current, pending, hasRunOut, services } = context;
    const demo = current === null && pending === null ? await services.readDemoSignIn() : undefined;
    return {
      user: current && presentSessionUser(current),
      pending: pending && (await presentPending(services.database.db, pending)),
      app: current?.app ?? (await services.readApp()),
      signedInAt: current?.session.timeCreated.toISOString() ?? null,
      expiresAt: current?.session.expiresAt.toISOString() ?? null,
      ...(hasRunOut === undefined ? {} : { hasRunOut }),
      ...(demo === undefined ? {} : { demo }),
    };
  }),

  /** Also open: without a session there is nothing to end, but the cookie is still deleted. */
  signOut: open(async (context) => {
    const { services, signedIn: current, pending, browser } = context;
    context.setCookie(services.identity.cookie.end());
    const userId = current?.actor.userId ?? pending?.userId;
    const sessionId = current?.session.id ?? pending?.id;
    if (userId === undefined || sessionId === undefined) return done;
    await services.work({ userId }, async (work) => {
      await endSession(work, { sessionId, userId });
      await recordSecurityEvent(work.tx, { kind: 'signedOut', time: work.now, userId, browser });
    });
    return done;
  }),

  setLanguage: command(async (context, input) => {
    await setLanguage(context.work.tx, context.actor.userId, input.language, context.work.now);
    await context.work.announce({ topic: 'users', id: context.actor.userId });
    return done;
  }),

  listDevices: readOwn((context) => {
    const { database, clock } = context.services;
    return devicesOf(database.db, context.signedIn, clock());
  }),

  signOutDevice: command(async (context, input) => {
    await signOutDevice(context, input.deviceId);
    return done;
  }),

  signOutOtherDevices: command(async (context) => ({ count: await signOutOtherDevices(context) })),
} satisfies Partial<ProceduresOf<FeatureContracts['account']>>;

function presentSessionUser({ actor, profile }: SignedIn): SessionUser {
  return {
    id: actor.userId,
    firstName: profile.firstName,
    lastName: profile.lastName,
    email: profile.email,
    emailVerified: profile.emailVerified,
    title: profile.title,
    role: actor.role,
    isDistrictLevel: actor.isDistrictLevel,
    roleSchoolIds: [...actor.roleSchoolIds],
    permissions: actor.permissions,
    isSchoolDogStaff: actor.isSchoolDogStaff,
    isPrimarilyTaskUser: actor.isPrimarilyTaskUser,
    workOrderRules: actor.workOrderRules,
    alwaysShowTakePicture: profile.alwaysShowTakePicture,
    phoneNumber: profile.phoneNumber,
    language: languages.find((language) => language === profile.language) ?? null,
    autoSignOut: profile.autoSignOut,
    dashboardOrder: dashboardOrderSchema.safeParse(profile.dashboardOrder).data ?? [],
  };
}
