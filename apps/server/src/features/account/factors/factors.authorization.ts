import { factorProcedures } from '@schooldog/contract/account';
import { and, eq, ne } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { newId, type Caller, type District } from '../../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../../authorization/matrix.ts';
import { createPasswords } from '../../../platform/identity/password.ts';
import {
  type ChallengePurpose,
  factorChallenges,
  passwords,
  recoveryCodes,
  secondFactors,
  securityEvents,
  sessions,
  users,
} from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { easyHumanCheck } from '../../../testing/humanCheck.ts';
import { newPassword, password } from '../../../testing/mailFixture.ts';
import { testPasswordCost } from '../../../testing/template.ts';

// The caller's own account. "verify" and "enrol" are called with a pending sign-in, "again" by callers who have begun
// to sign in again, "mine" by callers who have not; "others" is for another account.
const table = `
                                MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  sendSignInCode         verify ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         enrol  xx xx xx xx xx xx | xx xx xx xx xx xx xx xx | xx
                         again  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         mine   no no no no no no | no no no no no no no no | no
                         others nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  verifySignIn           verify ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         enrol  xx xx xx xx xx xx | xx xx xx xx xx xx xx xx | xx
                         mine   no no no no no no | no no no no no no no no | no
  reauthenticate         mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others no no no no no no | no no no no no no no no | no
  verifyReauthentication again  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         mine   no no no no no no | no no no no no no no no | no
  getFactors             mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         enrol  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  beginPhoneEnrolment    mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         enrol  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  finishPhoneEnrolment   mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         enrol  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others no no no no no no | no no no no no no no no | no
  beginAppEnrolment      mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         enrol  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  finishAppEnrolment     mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         enrol  ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others no no no no no no | no no no no no no no no | no
  removeFactor           mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                         others nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  makeRecoveryCodes      mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  changePassword         mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
`;

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const appCode = () => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });
const smsCode = '123456';
const hash = createPasswords(testPasswordCost).hash(password);

const aPhone = ({ nextNumber }: District) => `478${String(5_550_000 + nextNumber())}`;

async function ownerOf({ district, caller, line }: Situation): Promise<Caller> {
  return line === 'others' ? district.caller('signedIn') : caller;
}

async function aPhoneFactor(district: District, { id: userId }: Caller): Promise<string> {
  const factor = { id: newId(), userId, kind: 'sms' as const, phoneNumber: aPhone(district) };
  await district.app.database.db.insert(secondFactors).values(factor);
  return factor.id;
}

async function anAppFactor(district: District, { id: userId }: Caller): Promise<string> {
  const sealedSecret = district.app.app.services.identity.seal.seal(secret);
  const factor = { id: newId(), userId, kind: 'totp' as const, sealedSecret };
  await district.app.database.db.insert(secondFactors).values(factor);
  return factor.id;
}

/** A sent code, a pending enrollment, or a completed first step. */
async function aChallenge(district: District, owner: Caller, purpose: ChallengePurpose): Promise<string> {
  const { seal, hashOfCode } = district.app.app.services.identity;
  const id = newId();
  const facts = {
    verify: {},
    reauthenticate: {},
    enrolPhone: { phoneNumber: aPhone(district), codeHash: hashOfCode(id, smsCode) },
    enrolApp: { sealedSecret: seal.seal(secret) },
  };
  const expiresAt = new Date(Date.now() + 600_000);
  const row = { id, sessionId: owner.sessionId, purpose, expiresAt, ...facts[purpose] };
  await district.app.database.db.insert(factorChallenges).values(row);
  return id;
}

async function verifyAddress(district: District, { id }: Caller): Promise<void> {
  await district.app.database.db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
}

/** Solving is slow, so it is skipped where the call is rejected earlier. */
async function humanCheck({ caller, line }: Situation): Promise<string> {
  const isLookedAt = caller.state === 'signedIn' ? line !== 'others' : caller.state === line;
  return isLookedAt ? easyHumanCheck() : 'none';
}

const gone = async (exists: Promise<boolean>) => !(await exists);

export const factorsMatrix = matrix('users', factorProcedures, table, {
  sendSignInCode: {
    refusals: {
      no: '409 reauthenticate.notBegun',
      nf: '404 factor.unknown',
      xx: '401 session.needed',
    },
    attempt: async (situation) => {
      const { district, caller, line } = situation;
      const factorId = await aPhoneFactor(district, await ownerOf(situation));
      if (line === 'again') await aChallenge(district, caller, 'reauthenticate');
      const input = { factorId, humanCheck: await humanCheck(situation) };
      return attempt((client) => client.users.sendSignInCode(input), {
        changed: () => district.exists(messages, eq(messages.userId, caller.id)),
      });
    },
  },
  verifySignIn: {
    refusals: { no: '409 signIn.notPending', xx: '401 session.needed' },
    attempt: async ({ district, caller }) => {
      await anAppFactor(district, caller);
      const isNew = and(eq(sessions.userId, caller.id), ne(sessions.id, caller.sessionId));
      return attempt((client) => client.users.verifySignIn({ kind: 'totp', code: appCode() }), {
        shows: ({ step }) => step === 'signedIn',
        changed: () => district.exists(sessions, isNew),
      });
    },
  },
  reauthenticate: {
    refusals: { no: '409 reauthenticate.mismatch' },
    attempt: async (situation) => {
      const { district, caller } = situation;
      const owner = await ownerOf(situation);
      await district.app.database.db.insert(passwords).values({ userId: owner.id, hash: await hash });
      return attempt((client) => client.users.reauthenticate({ email: owner.email, password }), {
        changed: () => hasSignedInAgain(district, caller),
      });
    },
  },
  verifyReauthentication: {
    refusals: { no: '409 reauthenticate.notBegun' },
    attempt: async ({ district, caller, line }) => {
      await anAppFactor(district, caller);
      if (line === 'again') await aChallenge(district, caller, 'reauthenticate');
      return attempt((client) => client.users.verifyReauthentication({ kind: 'totp', code: appCode() }), {
        changed: () => hasSignedInAgain(district, caller),
      });
    },
  },
  getFactors: {
    attempt: async (situation) => {
      const factorId = await anAppFactor(situation.district, await ownerOf(situation));
      return attempt((client) => client.users.getFactors(), {
        shows: ({ factors }) => factors.some(({ id }) => id === factorId),
      });
    },
  },
  beginPhoneEnrolment: {
    attempt: async (situation) => {
      const { district, caller } = situation;
      await verifyAddress(district, caller);
      const input = { phoneNumber: aPhone(district), humanCheck: await humanCheck(situation) };
      return attempt((client) => client.users.beginPhoneEnrolment(input), {
        changed: () => district.exists(messages, eq(messages.userId, caller.id)),
      });
    },
  },
  finishPhoneEnrolment: {
    refusals: { no: '409 code.expired' },
    attempt: async (situation) => {
      const { district, caller } = situation;
      const codeId = await aChallenge(district, await ownerOf(situation), 'enrolPhone');
      return attempt((client) => client.users.finishPhoneEnrolment({ codeId, code: smsCode }), {
        changed: () => district.exists(secondFactors, eq(secondFactors.userId, caller.id)),
      });
    },
  },
  beginAppEnrolment: {
    attempt: async ({ district, caller }) => {
      await verifyAddress(district, caller);
      return attempt((client) => client.users.beginAppEnrolment(), {
        changed: () => district.exists(factorChallenges, eq(factorChallenges.sessionId, caller.sessionId)),
      });
    },
  },
  finishAppEnrolment: {
    refusals: { no: '409 code.expired' },
    attempt: async (situation) => {
      const { district, caller } = situation;
      const enrolmentId = await aChallenge(district, await ownerOf(situation), 'enrolApp');
      return attempt((client) => client.users.finishAppEnrolment({ enrolmentId, code: appCode() }), {
        changed: () => district.exists(secondFactors, eq(secondFactors.userId, caller.id)),
      });
    },
  },
  removeFactor: {
    refusals: { nf: '404 factor.unknown' },
    attempt: async (situation) => {
      const { district } = situation;
      const factorId = await anAppFactor(district, await ownerOf(situation));
      return attempt((client) => client.users.removeFactor({ factorId }), {
        changed: () => gone(district.exists(secondFactors, eq(secondFactors.id, factorId))),
      });
    },
  },
  makeRecoveryCodes: {
    attempt: async ({ district, caller }) => {
      await anAppFactor(district, caller);
      return attempt((client) => client.users.makeRecoveryCodes(), {
        changed: () => district.exists(recoveryCodes, eq(recoveryCodes.userId, caller.id)),
      });
    },
  },
  changePassword: {
    attempt: ({ district, caller }) =>
      attempt((client) => client.users.changePassword({ password: newPassword }), {
        changed: () => district.exists(passwords, eq(passwords.userId, caller.id)),
      }),
  },
});

function hasSignedInAgain(district: District, { id }: Caller): Promise<boolean> {
  const isAgain = and(eq(securityEvents.userId, id), eq(securityEvents.kind, 'reauthenticated'));
  return district.exists(securityEvents, isAgain);
}
