// Since when somebody holds a permission as they hold it now, and who gave it, from the history of their account.
import type { Timestamp } from '../dates/index.ts';
import {
  type Permission,
  permissions,
  type PermissionValues,
  type Schools,
  schoolsOfValue,
} from '../permissions/index.ts';

export type Given = Readonly<{ time: Timestamp; byUserId: string | null }>;
/** One save of a field; a new account had nothing before. */
export type AccessChange<Value> = Given & Readonly<{ from: Value; to: Value }>;

export type HeldPermission = Readonly<{
  permission: Permission;
  schools: Schools;
  /** Null where it began before the history, or was changed without a trace in it. */
  given: Given | null;
}>;

/** `changes` has the newest first. */
export function heldPermissions(
  values: PermissionValues,
  changes: readonly AccessChange<PermissionValues>[],
): HeldPermission[] {
  return permissions.flatMap((permission) => {
    const schools = schoolsOfValue(values[permission]);
    if (schools.length === 0) return [];
    const given = whenGiven(changes, (some) => isSameExtent(schoolsOfValue(some[permission]), schools));
    return [{ permission, schools, given }];
  });
}

/** The change, of those with the newest first, since which the value has been as it is now. */
export function whenGiven<Value>(
  changes: readonly AccessChange<Value>[],
  isAsNow: (value: Value) => boolean,
): Given | null {
  for (const { from, to, time, byUserId } of changes) {
    if (!isAsNow(to)) return null;
    if (!isAsNow(from)) return { time, byUserId };
  }
  return null;
}

function isSameExtent(some: Schools, others: Schools): boolean {
  if (some === 'all' || others === 'all') return some === others;
  const [first, second] = [new Set(some), new Set(others)];
  return first.size === second.size && some.every((id) => second.has(id));
}
