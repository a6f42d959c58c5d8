// What a user's record holds for one permission, and the few ways to make such a value.
import { type Permission, permissions } from './permissions.ts';

/** `always` means all schools; `internalKey` is a counter of the editor, without meaning for a check. */
export type PermissionValue = {
  readonly hasPermission: boolean;
  readonly always: boolean;
  readonly forSchools: readonly string[];
  readonly internalKey: number;
};

/** A permission that is not in the map is not held. */
export type PermissionValues = { readonly [permission in Permission]?: PermissionValue };

export const nowhere: PermissionValue = {
  hasPermission: false,
  always: false,
  forSchools: [],
  internalKey: 0,
};

export const everywhere: PermissionValue = { ...nowhere, hasPermission: true, always: true };

export function atSchools(schoolIds: readonly string[]): PermissionValue {
  return { ...nowhere, hasPermission: true, forSchools: schoolIds };
}

export type Schools = 'all' | readonly string[];

/** Where the value grants its permission. */
export function schoolsOfValue(value: PermissionValue | undefined): Schools {
  if (value === undefined || !value.hasPermission) return [];
  return value.always ? 'all' : value.forSchools;
}

/** The permission is ticked, but for no school yet, so the form has to ask for one. */
export function lacksSchools(value: PermissionValue): boolean {
  return schoolsOfValue(value).length === 0 && value.hasPermission;
}

/** One form for all values that grant the same: only what is held, schools once each and sorted, no counters. */
export function normalizePermissions(values: PermissionValues): PermissionValues {
  const held: { [permission in Permission]?: PermissionValue } = {};
  for (const permission of permissions) {
    const schools = schoolsOfValue(values[permission]);
    if (schools === 'all') held[permission] = everywhere;
    else if (schools.length > 0) held[permission] = atSchools([...new Set(schools)].toSorted());
  }
  return held;
}

export function includesSchools(held: Schools, asked: Schools): boolean {
  if (held === 'all') return true;
  return asked !== 'all' && asked.every((schoolId) => held.includes(schoolId));
}

export function schoolsInBoth(some: Schools, others: Schools): Schools {
  if (some === 'all') return others;
  return others === 'all' ? some : some.filter((schoolId) => others.includes(schoolId));
}
