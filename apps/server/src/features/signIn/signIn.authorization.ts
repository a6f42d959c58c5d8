import { signInContract } from '@schooldog/contract/signIn';
import type { LinkPurpose } from '@schooldog/domain/signIn';
import { and, eq, sql } from 'drizzle-orm';
import { type Caller, newId, type District } from '../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { makeLink } from '../../platform/identity/links.ts';
import { createPasswords } from '../../platform/identity/password.ts';
import { passwords, secondFactors, sessions, users } from '../../platform/identity/schema.ts';
import { easyHumanCheck } from '../../testing/humanCheck.ts';
import { newPassword, password } from '../../testing/mailFixture.ts';
import { aPerson, type TestPerson } from '../../testing/people.ts';
import { testPasswordCost } from '../../testing/template.ts';
import { makeRevertLink } from '../account/factors/revertFactors.ts';
import { offerFirstAdministrator } from './firstAdministrator.ts';

// Open to everyone: the password, the link or the human check decides. The first administrator is rejected, because
// the district has users.
const table = `
                                MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listSignInProviders      any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  signIn                   any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  createFirstAdministrator any  no no no no no no | no no no no no no no no | no
  getHumanCheck            any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  requestSignInLink        any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  useSignInLink            any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  requestPasswordReset     any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  setPassword              any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  getSetup                 any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  completeSetup            any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  verifyEmail              any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  revertSecondFactor       any  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
`;

const hash = createPasswords(testPasswordCost).hash(password);

const somebody = ({ app }: District) => aPerson(app.database, { role: 'educator' });

async function someoneWithLink({ district }: Situation, purpose: LinkPurpose) {
  const person = await somebody(district);
  const token = await district.app.app.services.work({ userId: person.id }, (work) =>
    makeLink(work, { purpose, userId: person.id }),
  );
  return { person, token };
}

async function mailRequest({ district }: Situation) {
  const person = await somebody(district);
  return { email: person.email, humanCheck: await easyHumanCheck() };
}

/** The request enqueues a job whose data only the server can read. */
async function isMailRequested({ app }: District, email: string): Promise<boolean> {
  const { rows } = await app.database.db.execute<{ sealed: string }>(
    sql`select data ->> 'sealedRequest' as sealed from jobs.job where name = 'users.mailLink'`,
  );
  return rows.some(({ sealed }) => app.app.services.identity.seal.open(sealed).includes(email));
}

/** The person has a session, in the place of the one that the caller had. */
async function isSignedIn({ district }: Situation, person: TestPerson, caller: Caller): Promise<boolean> {
  const isKept = await district.exists(sessions, eq(sessions.id, caller.sessionId));
  if (caller.state === 'signedIn' && isKept) return false;
  return district.exists(sessions, eq(sessions.userId, person.id));
}

const hasPassword = (district: District, person: TestPerson) =>
  district.exists(passwords, eq(passwords.userId, person.id));

export const signInMatrix = matrix('users', signInContract, table, {
  listSignInProviders: {
    attempt: () =>
      attempt((client) => client.users.listSignInProviders(), {
        shows: (providers) => providers.length === 0,
      }),
  },
  signIn: {
    attempt: async (situation) => {
      const { district, caller } = situation;
      const person = await somebody(district);
      await district.app.database.db.insert(passwords).values({ userId: person.id, hash: await hash });
      return attempt((client) => client.users.signIn({ email: person.email, password }), {
        shows: ({ step }) => step === 'signedIn',
        changed: () => isSignedIn(situation, person, caller),
      });
    },
  },
  createFirstAdministrator: {
    refusals: { no: '403 setup.linkUsed' },
    attempt: async ({ district }) => {
      const token = await offerFirstAdministrator(district.app.app.services);
      const email = `${newId()}@people.test`.toLowerCase();
      const input = { token, firstName: 'A', lastName: 'B', email, password };
      return attempt((client) => client.users.createFirstAdministrator(input), {
        changed: () => district.exists(users, eq(users.email, email)),
      });
    },
  },
  getHumanCheck: {
    attempt: () =>
      attempt((client) => client.users.getHumanCheck(), { shows: ({ challenge }) => challenge !== '' }),
  },
  requestSignInLink: {
    attempt: async (situation) => {
      const request = await mailRequest(situation);
      return attempt((client) => client.users.requestSignInLink(request), {
        changed: () => isMailRequested(situation.district, request.email),
      });
    },
  },
  useSignInLink: {
    attempt: async (situation) => {
      const { caller } = situation;
      const { person, token } = await someoneWithLink(situation, 'signIn');
      return attempt((client) => client.users.useSignInLink({ email: person.email, token }), {
        changed: () => isSignedIn(situation, person, caller),
      });
    },
  },
  requestPasswordReset: {
    attempt: async (situation) => {
      const request = await mailRequest(situation);
      return attempt((client) => client.users.requestPasswordReset(request), {
        changed: () => isMailRequested(situation.district, request.email),
      });
    },
  },
  setPassword: {
    attempt: async (situation) => {
      const { person, token } = await someoneWithLink(situation, 'resetPassword');
      return attempt((client) => client.users.setPassword({ token, password: newPassword }), {
        changed: () => hasPassword(situation.district, person),
      });
    },
  },
  getSetup: {
    attempt: async (situation) => {
      const { person, token } = await someoneWithLink(situation, 'setup');
      return attempt((client) => client.users.getSetup({ token }), {
        shows: ({ email }) => email === person.email,
      });
    },
  },
  completeSetup: {
    attempt: async (situation) => {
      const { caller, district } = situation;
      const { person, token } = await someoneWithLink(situation, 'setup');
      const setup = { token, password: newPassword, firstName: 'A', lastName: 'B', phoneNumber: null };
      return attempt((client) => client.users.completeSetup(setup), {
        changed: async () =>
          (await hasPassword(district, person)) && (await isSignedIn(situation, person, caller)),
      });
    },
  },
  verifyEmail: {
    attempt: async (situation) => {
      const { person, token } = await someoneWithLink(situation, 'verifyEmail');
      const isVerified = and(eq(users.id, person.id), eq(users.emailVerified, true));
      return attempt((client) => client.users.verifyEmail({ token }), {
        changed: () => situation.district.exists(users, isVerified),
      });
    },
  },
  revertSecondFactor: {
    attempt: async ({ district }) => {
      const person = await somebody(district);
      const factor = { id: newId(), userId: person.id, kind: 'totp' as const, sealedSecret: 'sealed' };
      await district.app.database.db.insert(secondFactors).values(factor);
      const token = await district.app.app.services.work({ userId: person.id }, (work) =>
        makeRevertLink(work, { userId: person.id, factorId: factor.id }),
      );
      return attempt((client) => client.users.revertSecondFactor({ token }), {
        changed: async () => !(await district.exists(secondFactors, eq(secondFactors.id, factor.id))),
      });
    },
  },
});
