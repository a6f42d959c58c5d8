// Who could fill a role: contacts of the school whose skills the role asks for.
import { holderKey } from './health.ts';
import { roleLimits } from './limits.ts';
import { placeOf } from './placing.ts';
import { type EopRole, type RoleHolder, rolePlaces } from './roles.ts';

export type Candidate = Readonly<{ holder: RoleHolder; name: string; skillIds: readonly string[] }>;
type Reasons = Readonly<{
  matchingSkillIds: readonly string[];
  /** Places that the person already has in this table. */
  placesHeld: number;
}>;

/** By number of matching skills, then by fewest places in this table, then by name. */
export function suggestionsFor<Person extends Candidate>(
  role: EopRole,
  roles: readonly EopRole[],
  candidates: readonly Person[],
): (Person & Reasons)[] {
  const wanted = new Set(role.relevantSkillIds);
  const held = placesHeld(roles);
  return candidates
    .filter(({ holder }) => placeOf(role, holder) === null)
    .map((candidate) => ({
      ...candidate,
      matchingSkillIds: candidate.skillIds.filter((id) => wanted.has(id)),
      placesHeld: held.get(holderKey(candidate.holder)) ?? 0,
    }))
    .filter(({ matchingSkillIds }) => matchingSkillIds.length > 0)
    .toSorted(
      (a, b) =>
        b.matchingSkillIds.length - a.matchingSkillIds.length ||
        a.placesHeld - b.placesHeld ||
        a.name.localeCompare(b.name),
    )
    .slice(0, roleLimits.suggestions);
}

function placesHeld(roles: readonly EopRole[]): Map<string, number> {
  const held = new Map<string, number>();
  for (const role of roles) {
    for (const place of rolePlaces) {
      const holder = role[place];
      if (holder === null) continue;
      const key = holderKey(holder);
      held.set(key, (held.get(key) ?? 0) + 1);
    }
  }
  return held;
}
