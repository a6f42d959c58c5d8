// Whom a walk's Neighborhood Watch mail reaches: people of the schools that are grouped with the walk's school.
import { type Actor, isDistrictUser } from '../permissions/index.ts';
import type { SchoolGrouping } from '../schools/index.ts';
import { participantsOf, type Walk } from './walk.ts';

/** The school itself, and every school that shares a grouping with it. */
export function neighborsOf(schoolId: string, groupings: readonly SchoolGrouping[]): ReadonlySet<string> {
  const shared = groupings.filter(({ schoolIds }) => schoolIds.includes(schoolId));
  return new Set([schoolId, ...shared.flatMap(({ schoolIds }) => schoolIds)]);
}

/** The people of the walk saw it themselves. */
export function isNeighbor(
  person: Actor,
  walk: Pick<Walk, 'leaderUserId' | 'collaborators'>,
  neighbors: ReadonlySet<string>,
): boolean {
  if (person.isSchoolDogStaff || person.isDisabled || participantsOf(walk).includes(person.userId))
    return false;
  return isDistrictUser(person) || person.roleSchoolIds.some((schoolId) => neighbors.has(schoolId));
}
