import { peopleProcedures } from '@schooldog/contract/people';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { and, eq } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { secondFactors, sessions, users } from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import { aPerson, someStaff } from '../../testing/people.ts';

// Accounts belong to no school. The lines name whose account: the caller's ("mine"), one of the district ("others"),
// or one of the provider ("staff").
const table = `
                                 MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listUsers              others  ok ok no no no no | no no no no no no no no | ok
  getUser                others  ok ok no no no no | no no no no no no no no | ok
                         mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  getUserHistory         others  ok ok no no no no | no no no no no no no no | ok
                         mine    ok ok no no no no | no no no no no no no no | ok
  generateNewUserAccount own     ok ok no no no no | no no no no no no no no | ok
                         foreign ok ok no no no no | no no no no no no no no | ok
  editUser               others  ok ok no no no no | no no no no no no no no | ok
                         staff   xx xx no no no no | no no no no no no no no | ok
                         mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  archiveUser            others  ok ok no no no no | no no no no no no no no | ok
                         staff   xx xx no no no no | no no no no no no no no | ok
  toggleDisabledUser     others  ok ok no no no no | no no no no no no no no | ok
                         staff   xx xx no no no no | no no no no no no no no | ok
  sendEmailVerification  others  ok ok no no no no | no no no no no no no no | ok
                         mine    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  resendSetup            others  ok ok no no no no | no no no no no no no no | ok
                         staff   xx xx no no no no | no no no no no no no no | ok
  signOutUser            others  ok ok no no no no | no no no no no no no no | ok
                         staff   xx xx no no no no | no no no no no no no no | ok
  resetSecondFactor      others  ok ok no no no no | no no no no no no no no | ok
                         staff   xx xx no no no no | no no no no no no no no | ok
                         mine    me me no no no no | no no no no no no no no | me
`;

const refusals = { no: '403 user.manageNotAllowed', xx: '403 user.editNotAllowed' };

async function anAccount(situation: Situation): Promise<{ id: string; email: string }> {
  const { district, line, school } = situation;
  const { database } = district.app;
  if (line === 'mine') return situation.caller;
  return line === 'staff' ? someStaff(database) : aPerson(database, { role: 'educator', at: [school] });
}

const user = (id: string) => eq(users.id, id);

function newUser(schoolId: string) {
  return {
    email: `${newId()}@people.test`.toLowerCase(),
    firstName: 'New',
    lastName: 'Person',
    title: '',
    phoneNumber: null,
    alwaysShowTakePicture: false,
    autoSignOut: false,
    communicationPreferences: defaultCommunicationPreferences(),
    role: 'educator' as const,
    isDistrictLevel: false,
    roleSchoolIds: [schoolId],
    permissions: {},
    isPrimarilyTaskUser: false,
    isSchoolDogStaff: false,
  };
}

export const peopleMatrix = matrix('users', peopleProcedures, table, {
  listUsers: {
    refusals,
    attempt: async (situation) => {
      const person = await anAccount(situation);
      return attempt((client) => client.users.listUsers({ search: person.email }), {
        shows: (page) => page.users.some(({ id }) => id === person.id),
      });
    },
  },
  getUser: {
    refusals,
    attempt: async (situation) => {
      const person = await anAccount(situation);
      return attempt((client) => client.users.getUser({ userId: person.id }), {
        shows: ({ id }) => id === person.id,
      });
    },
  },
  getUserHistory: {
    refusals,
    attempt: async (situation) => {
      const person = await anAccount(situation);
      const { value } = await situation.district.addHistory('user', person.id);
      return attempt((client) => client.users.getUserHistory({ userId: person.id }), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  generateNewUserAccount: {
    refusals: { no: '403 user.createNotAllowed' },
    attempt: ({ district, school }) => {
      const userId = newId();
      const userData = newUser(school.id);
      return attempt((client) => client.users.generateNewUserAccount({ userId, userData }), {
        changed: () => district.exists(users, user(userId)),
      });
    },
  },
  editUser: {
    refusals,
    attempt: async (situation) => {
      const { id } = await anAccount(situation);
      const to = newId();
      const edit = { title: { from: '', to } };
      return attempt((client) => client.users.editUser({ userId: id, edit }), {
        changed: () => situation.district.exists(users, and(user(id), eq(users.title, to))),
      });
    },
  },
  archiveUser: {
    refusals,
    attempt: async (situation) => {
      const { id } = await anAccount(situation);
      return attempt((client) => client.users.archiveUser({ uid: id }), {
        changed: async () => !(await situation.district.exists(users, user(id))),
      });
    },
  },
  toggleDisabledUser: {
    refusals,
    attempt: async (situation) => {
      const { id } = await anAccount(situation);
      return attempt((client) => client.users.toggleDisabledUser({ userId: id, disabled: true }), {
        changed: () => situation.district.exists(users, and(user(id), eq(users.isDisabled, true))),
      });
    },
  },
  sendEmailVerification: {
    refusals,
    attempt: async (situation) => {
      const { id, email } = await anAccount(situation);
      return attempt((client) => client.users.sendEmailVerification({ email }), {
        changed: () => situation.district.exists(messages, eq(messages.userId, id)),
      });
    },
  },
  resendSetup: {
    refusals,
    attempt: async (situation) => {
      const { id } = await anAccount(situation);
      return attempt((client) => client.users.resendSetup({ userId: id }), {
        changed: () => situation.district.exists(messages, eq(messages.userId, id)),
      });
    },
  },
  signOutUser: {
    refusals,
    attempt: async (situation) => {
      const { district } = situation;
      const { id } = await anAccount(situation);
      await district.app.cookieOf({ id });
      return attempt((client) => client.users.signOutUser({ userId: id }), {
        changed: async () => !(await district.exists(sessions, eq(sessions.userId, id))),
      });
    },
  },
  resetSecondFactor: {
    refusals: { ...refusals, me: '403 user.resetNotAllowed' },
    attempt: async (situation) => {
      const { district } = situation;
      const { id } = await anAccount(situation);
      const factor = { id: newId(), userId: id, kind: 'totp' as const, sealedSecret: 'sealed' };
      await district.app.database.db.insert(secondFactors).values(factor);
      return attempt((client) => client.users.resetSecondFactor({ userId: id }), {
        changed: async () => !(await district.exists(secondFactors, eq(secondFactors.userId, id))),
      });
    },
  },
});
