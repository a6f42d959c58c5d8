// The three permissions that the page of work order users gives and takes, school by school.
import { z } from 'zod';
import { defineMerge, type EditIn, type FieldsIn, idSchema, listOfValues } from '../kernel/index.ts';
import { maxRoleSchools } from '../people/index.ts';
import {
  atSchools,
  everywhere,
  normalizePermissions,
  nowhere,
  type PermissionValue,
  type PermissionValues,
  schoolsOfValue,
} from '../permissions/index.ts';
import type { TaskPermission } from './usersPolicy.ts';

const allSchools = 'all';
const grantList = listOfValues(z.union([z.literal(allSchools), idSchema]), { max: maxRoleSchools });

/** Each school is a grant of its own, so that two editors who give different schools both succeed. */
export const taskPermissionsMerge = defineMerge({
  'propose tasks': grantList,
  'be proposed tasks': grantList,
  'manage tasks': grantList,
});
export type TaskGrants = FieldsIn<typeof taskPermissionsMerge>;
export type TaskPermissionsEdit = EditIn<typeof taskPermissionsMerge>;

export function taskGrantsOf(held: PermissionValues): TaskGrants {
  const values = normalizePermissions(held);
  const grantsOf = (permission: TaskPermission): readonly string[] => {
    const schools = schoolsOfValue(values[permission]);
    return schools === 'all' ? [allSchools] : schools;
  };
  return {
    'propose tasks': grantsOf('propose tasks'),
    'be proposed tasks': grantsOf('be proposed tasks'),
    'manage tasks': grantsOf('manage tasks'),
  };
}

/** All schools count more than some: a grant for a single school beside them changes nothing. */
export function valuesOfGrants(grants: TaskGrants): { [permission in TaskPermission]: PermissionValue } {
  const valueOf = (permission: TaskPermission): PermissionValue => {
    const given = grants[permission];
    if (given.includes(allSchools)) return everywhere;
    return given.length === 0 ? nowhere : atSchools(given);
  };
  return {
    'propose tasks': valueOf('propose tasks'),
    'be proposed tasks': valueOf('be proposed tasks'),
    'manage tasks': valueOf('manage tasks'),
  };
}
