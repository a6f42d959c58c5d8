// The rows of the authorization matrix about the people who raise and do work orders. The lines name whose account:
// that of a submitter, of a submitter who holds more than the role ("extra"), of a teacher, of the caller ("mine"), or
// of provider staff.
import { defaultPermissions, everywhere } from '@schooldog/domain/permissions';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../../authorization/district.ts';
import { attempt, type Row, type Situation } from '../../../authorization/matrix.ts';
import { users } from '../../../platform/identity/schema.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { aPerson, someStaff } from '../../../testing/people.ts';
import { openBoard, setSettingsOf } from '../testing/matrixWorkOrders.ts';

export const workOrderUsersTable = `
  listWorkOrderUsers           submitter ok ok no no no ok | no no no no no no no no | ok
                               provider  -- -- no no no -- | no no no no no no no no | --
                               off       no no no no no no | no no no no no no no no | no
  createWorkOrderSubmitter     submitter ok ok no no no ok | no no no no no no no no | ok
                               off       no no no no no no | no no no no no no no no | no
  setWorkOrderPermissions      submitter ok ok no no no ok | no no no no no no no no | ok
                               teacher   ok ok no no no ok | no no no no no no no no | ok
                               mine      me me no no no me | no no no no no no no no | nf
                               provider  nf nf no no no nf | no no no no no no no no | nf
                               off       no no no no no no | no no no no no no no no | no
  assignWorkOrderUsersToBoards submitter ok ok no no no ok | no no no no no no no no | ok
                               mine      -- -- no no no -- | no no no no no no no no | --
                               provider  -- -- no no no -- | no no no no no no no no | --
                               off       no no no no no no | no no no no no no no no | no
  disableWorkOrderUser         submitter ok ok no no no ok | no no no no no no no no | ok
                               teacher   xx xx no no no xx | no no no no no no no no | xx
                               extra     xx xx no no no xx | no no no no no no no no | xx
                               mine      xx xx no no no xx | no no no no no no no no | nf
                               provider  nf nf no no no nf | no no no no no no no no | nf
                               off       no no no no no no | no no no no no no no no | no
`;

const refusals = {
  no: '403 workOrder.usersNotAllowed',
  nf: '404 user.notFound',
  me: '403 workOrder.ownAccount',
  xx: '403 workOrder.userDisableNotAllowed',
};

async function anAccount(situation: Situation): Promise<{ id: string }> {
  const { district, line, school } = situation;
  const { database } = district.app;
  if (line === 'mine') return situation.caller;
  if (line === 'provider') return someStaff(database);
  if (line === 'teacher') return aPerson(database, { role: 'educator', at: [school] });
  const role = 'work_order_submitter';
  const held = defaultPermissions(role, { isDistrictLevel: false, roleSchoolIds: [school.id] });
  const permissions = line === 'extra' ? { ...held, 'view entries': everywhere } : held;
  return aPerson(database, { role, at: [school], permissions });
}

const user = (id: string) => eq(users.id, id);

export const workOrderUserRows = {
  listWorkOrderUsers: {
    refusals,
    attempt: async (situation) => {
      const lastName = newId();
      const { id } = await anAccount(situation);
      await situation.district.app.database.db.update(users).set({ lastName }).where(user(id));
      return attempt((client) => client.workOrders.listWorkOrderUsers({ search: lastName }), {
        shows: (page) => page.users.some((one) => one.id === id),
      });
    },
  },
  createWorkOrderSubmitter: {
    refusals,
    attempt: ({ district, school }) => {
      const userId = newId();
      const submitter = {
        email: `${userId}@people.test`,
        firstName: 'New',
        lastName: 'Person',
        roleSchoolIds: [school.id],
      };
      return attempt((client) => client.workOrders.createWorkOrderSubmitter({ userId, submitter }), {
        changed: () => district.exists(users, user(userId)),
      });
    },
  },
  setWorkOrderPermissions: {
    refusals,
    attempt: async (situation) => {
      const { district } = situation;
      const { id: userId } = await anAccount(situation);
      // Principals hold it at their own school.
      const { id: schoolId } = district.foreign;
      const edit = { 'manage tasks': { added: [schoolId], removed: ['all'] } };
      const isGiven = sql`${users.permissions} -> 'manage tasks' -> 'forSchools' ? ${schoolId}`;
      return attempt((client) => client.workOrders.setWorkOrderPermissions({ userId, edit }), {
        changed: () => district.exists(users, and(user(userId), isGiven)),
      });
    },
  },
  assignWorkOrderUsersToBoards: {
    refusals,
    attempt: async (situation) => {
      const { id } = await anAccount(situation);
      await setSettingsOf(situation);
      const assignment = { userIds: [id], addedBoardIds: [openBoard.id], removedBoardIds: [] };
      return attempt((client) => client.workOrders.assignWorkOrderUsersToBoards(assignment), {
        shows: ({ changed }) => changed === 1,
        changed: () =>
          situation.district.exists(
            settings,
            and(eq(settings.name, 'tasks'), sql`${settings.value}::text like ${`%${id}%`}`),
          ),
      });
    },
  },
  disableWorkOrderUser: {
    refusals,
    attempt: async (situation) => {
      const { id: userId } = await anAccount(situation);
      return attempt((client) => client.workOrders.disableWorkOrderUser({ userId }), {
        changed: () => situation.district.exists(users, and(user(userId), eq(users.isDisabled, true))),
      });
    },
  },
} as const satisfies Record<string, Row>;
