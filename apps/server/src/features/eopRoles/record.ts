// A table of roles as a record. The audit trail has a field per role, so that a history says who was moved where.
import { type EopRole, type RoleHolder, rolePlaces, roleRules } from '@schooldog/domain/eopRoles';
import { type Difference, differences, type JsonValue } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { defineRecord } from '../../platform/records/record.ts';
import { noticesOf } from './live.ts';
import { findRoleTable, lockRoleTable, type RoleTableRow } from './store.ts';

export const roleTableRecord = defineRecord({
  type: 'eopRoles',
  find: findRoleTable,
  lock: lockRoleTable,
  facts: ({ schoolId, isSchoolArchived }: RoleTableRow) => ({ schoolId, isSchoolArchived }),
  abilities: roleRules,
  missing: () => problem('eopRole.notFound'),
  audited: {
    fields: [],
    values: ({ numberOfBackups, roles }) => ({
      numberOfBackups,
      ...Object.fromEntries(roles.map((role) => [`role.${role.id}`, auditedRole(role)])),
    }),
    compare: (before, after): readonly Difference[] =>
      differences(before, after, [...new Set([...Object.keys(before), ...Object.keys(after)])]),
  },
  notices: (row) => noticesOf(row),
});

function auditedRole(role: EopRole): JsonValue {
  const { roleName, roleDescription, relevantSkillIds } = role;
  return {
    roleName,
    roleDescription,
    relevantSkillIds,
    ...Object.fromEntries(rolePlaces.map((place) => [place, auditedHolder(role[place])])),
  };
}

function auditedHolder(holder: RoleHolder | null): JsonValue {
  return holder === null ? null : (holder.userId ?? holder.contactId);
}
