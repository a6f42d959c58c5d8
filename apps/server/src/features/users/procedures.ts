import { implement } from '@orpc/server';
import { contract } from '@schooldog/contract';
import { languages, type SessionUser } from '@schooldog/contract/users';
import { isDistrictUser } from '@schooldog/domain/permissions';
import type { RequestContext } from '../../platform/api/context.ts';
import { command, signedIn } from '../../platform/api/procedures.ts';
import type { SignedIn } from '../../platform/identity/session.ts';
import { createFirstAdministrator } from './firstAdministrator.ts';
import { people, setLanguage } from './store.ts';

const users = implement(contract.users).$context<RequestContext>();

export const userProcedures = {
  /** Open to everybody: a browser asks it to learn whether somebody is signed in, and which version is current. */
  getSession: users.getSession.handler(async ({ context }) => {
    const { signedIn: current, services } = context;
    return {
      user: current && presentSessionUser(current),
      app: current?.app ?? (await services.readApp()),
      signedInAt: current?.session.timeCreated.toISOString() ?? null,
    };
  }),

  /** Open, but only with the link that the server printed, and only while there is nobody. */
  createFirstAdministrator: users.createFirstAdministrator.handler(async ({ context, input }) => {
    await createFirstAdministrator(context.services, input);
    return { done: true } as const;
  }),

  listPeople: users.listPeople.use(signedIn).handler(async ({ context }) => {
    const rows = await people(context.services.database.db);
    return rows.map((row) => ({
      id: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      title: row.title,
      role: row.role,
      isDistrictUser: isDistrictUser(row),
      roleSchoolIds: row.roleSchoolIds,
      isSchoolDogStaff: row.isSchoolDogStaff,
      isDisabled: row.isDisabled,
    }));
  }),

  setLanguage: users.setLanguage.use(command).handler(async ({ context, input }) => {
    await setLanguage(context.work.tx, context.actor.userId, input.language, context.work.now);
    await context.work.announce({ topic: 'users', id: context.actor.userId });
    return { done: true } as const;
  }),
};

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
    isPrimarilyTaskUser: profile.isPrimarilyTaskUser,
    alwaysShowTakePicture: profile.alwaysShowTakePicture,
    phoneNumber: profile.phoneNumber,
    language: languages.find((language) => language === profile.language) ?? null,
    autoSignOut: profile.autoSignOut,
  };
}
