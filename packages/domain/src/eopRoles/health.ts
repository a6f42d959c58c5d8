// Roster health: what a table of roles lacks before it is needed.
import { incidentCommander, operationsChief, safetyOfficer } from './defaults/index.ts';
import { type EopRole, type RoleHolder, type RolePlace, rolePlaces } from './roles.ts';

export const rosterFindingKinds = [
  'noPrimary',
  'cannotServe',
  'commanderHasOtherRole',
  'safetyLeadsOperations',
  /** A note, no gap. */
  'backupIsPrimaryElsewhere',
] as const;

export type RosterFinding = Readonly<{
  kind: (typeof rosterFindingKinds)[number];
  roleId: string;
  place: RolePlace;
  /** The other role that it is about. */
  otherRoleId: string | null;
}>;

export type RosterHealth = Readonly<{ gaps: readonly RosterFinding[]; notes: readonly RosterFinding[] }>;

/** `canServe` is false for people who are disabled, have moved or are no longer listed at the school. */
export function rosterHealth(
  roles: readonly EopRole[],
  canServe: (holder: RoleHolder) => boolean,
): RosterHealth {
  const primaryRoles = new Map<string, EopRole[]>();
  for (const role of roles) {
    if (role.primary === null) continue;
    const key = holderKey(role.primary);
    primaryRoles.set(key, [...(primaryRoles.get(key) ?? []), role]);
  }
  const otherPrimary = (holder: RoleHolder, role: EopRole) =>
    primaryRoles.get(holderKey(holder))?.filter(({ id }) => id !== role.id) ?? [];
  const gaps: RosterFinding[] = [];
  const notes: RosterFinding[] = [];
  for (const role of roles) {
    const { id: roleId, primary } = role;
    if (primary === null) gaps.push({ kind: 'noPrimary', roleId, place: 'primary', otherRoleId: null });
    for (const place of rolePlaces) {
      const holder = role[place];
      if (holder === null) continue;
      if (!canServe(holder)) gaps.push({ kind: 'cannotServe', roleId, place, otherRoleId: null });
      const [elsewhere] = otherPrimary(holder, role);
      if (place !== 'primary' && elsewhere !== undefined) {
        notes.push({ kind: 'backupIsPrimaryElsewhere', roleId, place, otherRoleId: elsewhere.id });
      }
    }
    if (primary === null) continue;
    if (role.defaultKey === incidentCommander) {
      for (const other of otherPrimary(primary, role)) {
        gaps.push({ kind: 'commanderHasOtherRole', roleId, place: 'primary', otherRoleId: other.id });
      }
    }
    if (role.defaultKey === safetyOfficer) {
      const chief = otherPrimary(primary, role).find(({ defaultKey }) => defaultKey === operationsChief);
      if (chief !== undefined) {
        gaps.push({ kind: 'safetyLeadsOperations', roleId, place: 'primary', otherRoleId: chief.id });
      }
    }
  }
  return { gaps, notes };
}

export function holderKey({ userId, contactId }: RoleHolder): string {
  return userId === null ? `contact ${contactId}` : `user ${userId}`;
}
