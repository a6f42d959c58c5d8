// How concurrent edits of one account are merged: field by field; schools, permissions and preferences one by one.
import { z } from 'zod';
import {
  defineMerge,
  type EditIn,
  type FieldsIn,
  idSchema,
  limitedText,
  listOfValues,
  mapOf,
  value,
} from '../kernel/index.ts';
import {
  communicationKinds,
  type CommunicationPreferences,
  communicationPreferencesSchema,
} from '../notifications/index.ts';
import {
  type KnownRole,
  knownRoleSchema,
  normalizePermissions,
  permissions,
  type PermissionValues,
  permissionValueSchema,
  permissionValuesSchema,
  roleSchema,
} from '../permissions/index.ts';
import { maxRoleSchools, type NewUser, newUserSchema } from './account.ts';

const { shape } = newUserSchema;

export const userMerge = defineMerge({
  firstName: value(shape.firstName),
  lastName: value(shape.lastName),
  title: value(shape.title),
  phoneNumber: value(shape.phoneNumber),
  role: value<KnownRole>(knownRoleSchema, { offered: roleSchema }),
  isDistrictLevel: value(shape.isDistrictLevel),
  isPrimarilyTaskUser: value(shape.isPrimarilyTaskUser),
  isSchoolDogStaff: value(shape.isSchoolDogStaff),
  alwaysShowTakePicture: value(shape.alwaysShowTakePicture),
  autoSignOut: value(shape.autoSignOut),
  communicationPreferences: mapOf(limitedText(60).refine(isKind), z.boolean(), {
    max: communicationKinds.length,
  }),
  roleSchoolIds: listOfValues(idSchema, { max: maxRoleSchools }),
  permissions: mapOf(limitedText(60).refine(isPermission), permissionValueSchema, {
    max: permissions.length,
  }),
});
export type UserFields = FieldsIn<typeof userMerge>;
export type UserEdit = EditIn<typeof userMerge>;

function isPermission(name: string): boolean {
  return permissions.some((permission) => permission === name);
}

function isKind(name: string): boolean {
  return communicationKinds.some((kind) => kind === name);
}

/** Permissions that grant the same are the same, however they were stored. */
export function userFieldsOf(
  user: Omit<NewUser, 'email' | 'role'> & { readonly role: KnownRole },
): UserFields {
  const held = Object.entries(normalizePermissions(user.permissions));
  return userMerge.pick({
    ...user,
    permissions: Object.fromEntries(held.flatMap(([name, one]) => (one === undefined ? [] : [[name, one]]))),
  });
}

export function permissionsIn({ permissions: merged }: Pick<UserFields, 'permissions'>): PermissionValues {
  return permissionValuesSchema.parse(merged);
}

/** A kind without a decision is wanted. */
export function preferencesIn(merged: UserFields['communicationPreferences']): CommunicationPreferences {
  return communicationPreferencesSchema.parse(
    Object.fromEntries(communicationKinds.map((kind) => [kind, merged[kind] ?? true])),
  );
}
