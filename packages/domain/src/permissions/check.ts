// The checks on which every policy rests: everywhere, at one school, or at any school.
import { type Actor, isDistrictUser } from './actor.ts';
import { isAvailable, type Permission } from './permissions.ts';
import { type Schools, schoolsOfValue } from './value.ts';

export type CheckOptions = {
  /** What the user would hold if every feature were on. */
  readonly ignoreFeatureGates?: boolean;
};

/** Provider staff serve the district but do not take part in its work. */
const neverForStaff: ReadonlySet<Permission> = new Set(['be proposed tasks', 'receive safety alerts']);

export function isHeldByStaff(permission: Permission): boolean {
  return !neverForStaff.has(permission);
}

/** The schools at which the actor holds the permission; stores limit what they read by it. */
export function schoolsWith(actor: Actor, permission: Permission, options: CheckOptions = {}): Schools {
  if (actor.isDisabled) return [];
  if (options.ignoreFeatureGates !== true && !isAvailable(permission, actor.features)) return [];
  if (actor.isSchoolDogStaff) return isHeldByStaff(permission) ? 'all' : [];
  return schoolsOfValue(actor.permissions[permission]);
}

/** The schools at which the actor holds at least one of the permissions, each once. */
export function schoolsWithAnyOf(
  actor: Actor,
  choices: readonly Permission[],
  options: CheckOptions = {},
): Schools {
  const found = new Set<string>();
  for (const permission of choices) {
    const schools = schoolsWith(actor, permission, options);
    if (schools === 'all') return 'all';
    for (const schoolId of schools) found.add(schoolId);
  }
  return [...found];
}

/** Everywhere, including schools that do not exist yet. */
export function holds(actor: Actor, permission: Permission, options: CheckOptions = {}): boolean {
  return schoolsWith(actor, permission, options) === 'all';
}

export function holdsAt(
  actor: Actor,
  permission: Permission,
  schoolId: string,
  options: CheckOptions = {},
): boolean {
  const schools = schoolsWith(actor, permission, options);
  return schools === 'all' || schools.includes(schoolId);
}

export function holdsSomewhere(actor: Actor, permission: Permission, options: CheckOptions = {}): boolean {
  return schoolsWith(actor, permission, options).length > 0;
}

/** Derived, never stored: it shows the details of district and schools. */
export function canViewDistrict(actor: Actor): boolean {
  return !actor.isDisabled && (isDistrictUser(actor) || holds(actor, 'manage district'));
}
