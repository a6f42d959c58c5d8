// The history as people want to read it: the creation as one event, a change of permissions one by one.
import type { History } from '@schooldog/contract';
import { jsonEqual } from '@schooldog/domain/kernel';
import {
  normalizePermissions,
  type Permission,
  permissions,
  type PermissionValues,
  permissionValuesSchema,
} from '@schooldog/domain/permissions';
import { creationAsOne } from '../../../ui/creationAsOne.ts';

type Change = History['changes'][number];

/** More at once than this are only counted, as after setting the defaults of a role. */
const maxListed = 8;
const prefix = 'permissions.';

export function historyEntries(changes: readonly Change[]): Change[] {
  // Only a new account gets an address, so its time is the time of the creation.
  return creationAsOne(changes, { sign: 'email', shownAs: 'account' }).flatMap((change) =>
    change.field === 'permissions' ? permissionEntries(change) : [change],
  );
}

/** Each permission is shown as a change of its own, because two whole maps are unreadable. */
function permissionEntries(change: Change): Change[] {
  const [from, to] = [permissionsIn(change.from), permissionsIn(change.to)];
  const differing = permissions.filter((permission) => !jsonEqual(from[permission], to[permission]));
  if (differing.length > maxListed) return [change];
  return differing.map((permission, at) => ({
    ...change,
    // Still a key of its own, and still in its place.
    sequence: change.sequence + at / 100,
    field: `${prefix}${permission}`,
    from: from[permission] ?? null,
    to: to[permission] ?? null,
  }));
}

/** The permission that a shown change is about, if any. */
export function namedPermission(field: string): Permission | undefined {
  return permissions.find((permission) => field === `${prefix}${permission}`);
}

export function permissionsIn(value: unknown): PermissionValues {
  const result = permissionValuesSchema.safeParse(value);
  return result.success ? normalizePermissions(result.data) : {};
}
