// The two tables with which every school begins. Their roles are locked: they can be neither renamed nor deleted.
import { defaultSkillId } from '../../contacts/index.ts';
import type { EopRole, RoleTableId } from '../roles.ts';
import type { DefaultRole, Words } from './defaultRole.ts';
import { incidentCommandRoles } from './incidentCommand.ts';
import { reunificationRoles } from './reunification.ts';

export { incidentCommander, operationsChief, safetyOfficer } from './incidentCommand.ts';

const tables: Readonly<Record<RoleTableId, Readonly<{ name: Words; roles: readonly DefaultRole[] }>>> = {
  incident_command_system: {
    name: ['Incident Command System', 'Sistema de comando de incidentes'],
    roles: incidentCommandRoles,
  },
  reunification_team: { name: ['Reunification Team', 'Equipo de reunificación'], roles: reunificationRoles },
};

function inLanguage([en, es]: Words, language: string): string {
  return language === 'es' ? es : en;
}

export function roleTableName(roleTableId: RoleTableId, language: string): string {
  return inLanguage(tables[roleTableId].name, language);
}

/** Stored in English; a reader in another language gets the words of the default role. */
export function roleWords(
  role: Pick<EopRole, 'defaultKey' | 'roleName' | 'roleDescription'>,
  language: string,
): Readonly<{ name: string; description: string }> {
  const known = defaultRoles.get(role.defaultKey ?? '');
  if (known === undefined) return { name: role.roleName, description: role.roleDescription };
  return { name: inLanguage(known.name, language), description: inLanguage(known.description, language) };
}

const defaultRoles: ReadonlyMap<string, DefaultRole> = new Map(
  Object.values(tables).flatMap(({ roles }) => roles.map((role) => [role.key, role] as const)),
);

/** Without people. */
export function defaultRolesOf(roleTableId: RoleTableId, makeId: () => string): EopRole[] {
  return tables[roleTableId].roles.map(
    ({ key, name: [roleName], description: [roleDescription], skills }) => ({
      id: makeId(),
      defaultKey: key,
      roleName,
      roleDescription,
      primary: null,
      backup1: null,
      backup2: null,
      relevantSkillIds: skills.map(defaultSkillId),
      isLocked: true,
    }),
  );
}
