// Who stands in which place of a role. A person has one place per role; a place that becomes free stays free.
import { type EopRole, type RoleHolder, type RolePlace, rolePlaces } from './roles.ts';

/** The places that a table with so many backups has. */
export function placesWith(numberOfBackups: number): readonly RolePlace[] {
  return rolePlaces.slice(0, 1 + numberOfBackups);
}

export function isSameHolder(left: RoleHolder | null, right: RoleHolder | null): boolean {
  return left?.userId === right?.userId && left?.contactId === right?.contactId;
}

export function placeOf(role: EopRole, holder: RoleHolder): RolePlace | null {
  return rolePlaces.find((place) => role[place] !== null && isSameHolder(role[place], holder)) ?? null;
}

/** Null when the table has no such place, or the person already has another one in this role. */
export function placed(
  role: EopRole,
  place: RolePlace,
  holder: RoleHolder | null,
  numberOfBackups: number,
): EopRole | null {
  if (!placesWith(numberOfBackups).includes(place)) return null;
  const present = holder === null ? null : placeOf(role, holder);
  if (present !== null && present !== place) return null;
  return { ...role, [place]: holder };
}

/** Two people of one role change places; one of the places may be free. */
export function swapped(role: EopRole, from: RolePlace, to: RolePlace): EopRole {
  return { ...role, [from]: role[to], [to]: role[from] };
}

/** The first free place, in the order in which a role is filled. */
export function nextFreePlace(role: EopRole, numberOfBackups: number): RolePlace | null {
  return placesWith(numberOfBackups).find((place) => role[place] === null) ?? null;
}

/** Where people would lose their place if the table had fewer backups; asked before it is done. */
export function placesLost(roles: readonly EopRole[], numberOfBackups: number): number {
  const kept = placesWith(numberOfBackups);
  const lost = rolePlaces.filter((place) => !kept.includes(place));
  return roles.reduce((sum, role) => sum + lost.filter((place) => role[place] !== null).length, 0);
}

export function withBackups(roles: readonly EopRole[], numberOfBackups: number): EopRole[] {
  const kept = placesWith(numberOfBackups);
  return roles.map((role) => ({
    ...role,
    backup1: kept.includes('backup1') ? role.backup1 : null,
    backup2: kept.includes('backup2') ? role.backup2 : null,
  }));
}
