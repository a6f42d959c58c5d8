import { sessionProcedures } from '@schooldog/contract/account';
import { and, eq } from 'drizzle-orm';
import { newId, type Caller } from '../../../authorization/district.ts';
import { attempt, matrix, type Situation } from '../../../authorization/matrix.ts';
import { sessions, users } from '../../../platform/identity/schema.ts';

const table = `
                             MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  getSession          any    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  signOut             any    ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  setLanguage         mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
  listDevices         mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
  signOutDevice       mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
  signOutOtherDevices mine   ok ok ok ok ok ok | ok ok ok ok ok ok ok ok | ok
                      others -- -- -- -- -- -- | -- -- -- -- -- -- -- -- | --
`;

/** Another device of the caller, or a device of another user. */
async function aDevice(situation: Situation): Promise<string> {
  const { district, line } = situation;
  const row = {
    id: newId(),
    userId: line === 'mine' ? situation.caller.id : district.owner.id,
    tokenHash: newId(),
    expiresAt: new Date(Date.now() + 3_600_000),
  };
  await district.app.database.db.insert(sessions).values(row);
  return row.id;
}

const hasSession = ({ state }: Caller) => state === 'signedIn' || state === 'verify' || state === 'enrol';

export const sessionMatrix = matrix('users', sessionProcedures, table, {
  getSession: {
    attempt: ({ caller }) =>
      attempt((client) => client.users.getSession(), {
        shows: ({ user }) => (user?.id ?? null) === (caller.state === 'signedIn' ? caller.id : null),
      }),
  },
  signOut: {
    attempt: ({ district, caller }) =>
      attempt((client) => client.users.signOut(), {
        changed: async () =>
          !hasSession(caller) || !(await district.exists(sessions, eq(sessions.id, caller.sessionId))),
      }),
  },
  setLanguage: {
    attempt: ({ district, caller }) =>
      attempt((client) => client.users.setLanguage({ language: 'es' }), {
        changed: () => district.exists(users, and(eq(users.id, caller.id), eq(users.language, 'es'))),
      }),
  },
  listDevices: {
    attempt: async (situation) => {
      const deviceId = await aDevice(situation);
      return attempt((client) => client.users.listDevices(), {
        shows: (devices) => devices.some(({ id }) => id === deviceId),
      });
    },
  },
  signOutDevice: {
    refusals: { nf: '404 device.unknown' },
    attempt: async (situation) => {
      const deviceId = await aDevice(situation);
      return attempt((client) => client.users.signOutDevice({ deviceId }), {
        changed: async () => !(await situation.district.exists(sessions, eq(sessions.id, deviceId))),
      });
    },
  },
  signOutOtherDevices: {
    attempt: async (situation) => {
      const deviceId = await aDevice(situation);
      return attempt((client) => client.users.signOutOtherDevices(), {
        changed: async () => !(await situation.district.exists(sessions, eq(sessions.id, deviceId))),
      });
    },
  },
});
