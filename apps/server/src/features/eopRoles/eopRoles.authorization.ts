import { eopRolesContract } from '@schooldog/contract/eopRoles';
import { type EopRole, rolesIdOf } from '@schooldog/domain/eopRoles';
import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../authorization/district.ts';
import { hasBegunExport } from '../../authorization/hasBegunExport.ts';
import { attempt, matrix, type Situation } from '../../authorization/matrix.ts';
import { aContactOf } from '../contacts/testing/aContactOf.ts';
import { eopRoles } from './schema.ts';
import { aRole, aRoleTable } from './testing/aRoleTable.ts';

// In the lines "off" the feature is switched off.
const table = `
                                MA SC NC DO CS MS | PR AP SO CU ED CL WS MT | staff
  listRoleTables       own      ok ok no ok no no | ok ok ok no no no no no | ok
                       off      no no no no no no | no no no no no no no no | no
                       foreign  ok ok no ok no no | -- -- -- no no no no no | ok
  getRoleTable         own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  suggestRoleHolders   own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  getRoleTableHistory  own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
  addEopRole           own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  editEopRole          own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  removeEopRole        own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  moveEopRole          own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  assignRole           own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  swapPlaces           own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  setNumberOfBackups   own      ok ok nf no nf nf | ok ok no nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf no nf nf | nf nf nf nf nf nf nf nf | ok
  generateRoleChartPdf own      ok ok nf ok nf nf | ok ok ok nf nf nf nf nf | ok
                       off      nf nf nf nf nf nf | nf nf nf nf nf nf nf nf | nf
                       foreign  ok ok nf ok nf nf | nf nf nf nf nf nf nf nf | ok
`;

const roleTableId = 'incident_command_system';
const refusals = { no: '403 eopRole.editNotAllowed', nf: '404 eopRole.notFound' };

const tableOf = ({ school }: Situation) => ({ schoolId: school.id, roleTableId }) as const;

/** People run beside each other on one table, so each has a role of their own in it. */
async function aTable({ district, school }: Situation, ...others: EopRole[]): Promise<readonly EopRole[]> {
  return aRoleTable(district.app.database, { schoolId: school.id, others });
}

/** Whether the stored table contains this text. */
const holds =
  ({ district, school }: Situation, text: string) =>
  () =>
    district.exists(
      eopRoles,
      and(
        eq(eopRoles.id, rolesIdOf(school.id, roleTableId)),
        sql`${eopRoles.roles}::text like ${`%${text}%`}`,
      ),
    );

export const eopRolesMatrix = matrix('eopRoles', eopRolesContract, table, {
  listRoleTables: {
    refusals: { no: '403 eopRole.viewNotAllowed' },
    attempt: async (situation) => {
      await aTable(situation);
      return attempt((client) => client.eopRoles.listRoleTables({ roleTableId }), {
        shows: (tables) =>
          tables.some(({ schoolId, roles }) => schoolId === situation.school.id && roles !== null),
      });
    },
  },
  getRoleTable: {
    refusals,
    attempt: async (situation) => {
      const [first] = await aTable(situation);
      return attempt((client) => client.eopRoles.getRoleTable(tableOf(situation)), {
        shows: ({ roles }) => roles.some(({ id }) => id === first?.id),
      });
    },
  },
  suggestRoleHolders: {
    refusals,
    attempt: async (situation) => {
      const skillIds = ['000a'];
      const role = aRole({ relevantSkillIds: skillIds });
      await aTable(situation, role);
      const { database } = situation.district.app;
      const { id } = await aContactOf(database, situation.school.id, { skillIds, firstName: 'Aaron' });
      const input = { ...tableOf(situation), roleId: role.id };
      return attempt((client) => client.eopRoles.suggestRoleHolders(input), {
        shows: (suggested) =>
          suggested.length === 5 || suggested.some(({ holder }) => holder.contactId === id),
      });
    },
  },
  getRoleTableHistory: {
    refusals,
    attempt: async (situation) => {
      await aTable(situation);
      const { value } = await situation.district.addHistory(
        'eopRoles',
        rolesIdOf(situation.school.id, roleTableId),
      );
      return attempt((client) => client.eopRoles.getRoleTableHistory(tableOf(situation)), {
        shows: ({ changes }) => changes.some(({ to }) => to === value),
      });
    },
  },
  addEopRole: {
    refusals,
    attempt: async (situation) => {
      const { district, school } = situation;
      const other = { schoolId: school.id, roleTableId: 'reunification_team' } as const;
      await aRoleTable(district.app.database, other);
      const roleId = newId();
      const role = { roleName: 'Gate Keeper', roleDescription: '', relevantSkillIds: [] };
      const isThere = and(
        eq(eopRoles.id, rolesIdOf(school.id, other.roleTableId)),
        sql`${eopRoles.roles}::text like ${`%${roleId}%`}`,
      );
      return attempt((client) => client.eopRoles.addEopRole({ ...other, roleId, role }), {
        changed: () => district.exists(eopRoles, isThere),
      });
    },
  },
  editEopRole: {
    refusals,
    attempt: async (situation) => {
      const role = aRole();
      await aTable(situation, role);
      const roleName = `Door ${newId()}`;
      const edit = { roleName: { from: role.roleName, to: roleName } };
      const input = { ...tableOf(situation), roleId: role.id, edit };
      return attempt((client) => client.eopRoles.editEopRole(input), {
        changed: holds(situation, roleName),
      });
    },
  },
  removeEopRole: {
    refusals,
    attempt: async (situation) => {
      const role = aRole();
      await aTable(situation, role);
      const isThere = holds(situation, role.id);
      const input = { ...tableOf(situation), roleId: role.id };
      return attempt((client) => client.eopRoles.removeEopRole(input), {
        changed: async () => !(await isThere()),
      });
    },
  },
  moveEopRole: {
    refusals,
    attempt: async (situation) => {
      const [first, second] = [aRole(), aRole()];
      await aTable(situation, first, second);
      const input = { ...tableOf(situation), roleId: second.id, beforeRoleId: first.id };
      return attempt((client) => client.eopRoles.moveEopRole(input), {
        changed: holds(situation, `${second.id}%${first.id}`),
      });
    },
  },
  assignRole: {
    refusals,
    attempt: async (situation) => {
      const { database } = situation.district.app;
      const role = aRole();
      await aTable(situation, role);
      const { id: contactId } = await aContactOf(database, situation.school.id);
      const holder = { userId: null, contactId };
      const input = { ...tableOf(situation), roleId: role.id, place: 'primary', holder } as const;
      return attempt((client) => client.eopRoles.assignRole({ ...input, seen: null }), {
        changed: holds(situation, contactId),
      });
    },
  },
  swapPlaces: {
    refusals,
    attempt: async (situation) => {
      const { database } = situation.district.app;
      const { id: contactId } = await aContactOf(database, situation.school.id);
      const holder = { userId: null, contactId };
      const role = aRole({ backup2: holder });
      await aTable(situation, role);
      const places = { from: 'backup2', to: 'primary', seenFrom: holder, seenTo: null } as const;
      const input = { ...tableOf(situation), roleId: role.id, ...places };
      return attempt((client) => client.eopRoles.swapPlaces(input), {
        changed: holds(situation, `"primary": {"userId": null, "contactId": "${contactId}"`),
      });
    },
  },
  setNumberOfBackups: {
    refusals,
    attempt: async (situation) => {
      await aTable(situation);
      const input = { ...tableOf(situation), numberOfBackups: 2, placesLost: 0 };
      return attempt((client) => client.eopRoles.setNumberOfBackups(input), {
        shows: ({ numberOfBackups }) => numberOfBackups === 2,
      });
    },
  },
  generateRoleChartPdf: {
    refusals,
    attempt: async (situation) => {
      await aTable(situation);
      const exportId = newId();
      const input = { exportId, query: tableOf(situation), title: '' };
      return attempt((client) => client.eopRoles.generateRoleChartPdf(input), {
        changed: () => hasBegunExport(situation.district, exportId),
      });
    },
  },
});
