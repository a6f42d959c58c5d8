// Which places fit what somebody typed: every word must stand in the label, in an alias or in the list's name.
import type { Place } from '@schooldog/contract/dataProfiles';
import { labelKey } from '@schooldog/domain/dataProfiles';
import { textMatcher } from '../../../ui/textSearch.ts';

type FoundPlace = Readonly<{ place: Place; alias: string | null }>;
type FoundGroup = Readonly<{ name: string; places: readonly FoundPlace[] }>;
export type FoundPlaces = Readonly<{ groups: readonly FoundGroup[]; more: number }>;

/** More than this nobody reads; typing on narrows it down. */
export const shownPlaces = 60;

export function findPlaces(places: readonly Place[], typed: string): FoundPlaces {
  const matches = textMatcher(typed);
  const found = places.flatMap((place) => {
    const fit = fitOf(place, matches);
    return fit === null ? [] : [{ place, alias: fit.alias }];
  });
  const groups = new Map<string, { name: string; places: FoundPlace[] }>();
  for (const one of found.slice(0, shownPlaces)) {
    const { dataProfileId, profileName } = one.place;
    const group = groups.get(dataProfileId) ?? { name: profileName, places: [] };
    group.places.push(one);
    groups.set(dataProfileId, group);
  }
  return { groups: [...groups.values()], more: Math.max(found.length - shownPlaces, 0) };
}

/** The alias is told only where it is the reason. */
function fitOf(place: Place, matches: ReturnType<typeof textMatcher>): { alias: string | null } | null {
  const fits = (name: string) => matches(name, place.profileName);
  if (fits(place.label)) return { alias: null };
  const alias = place.aliases.find(fits);
  return alias === undefined ? null : { alias };
}

/** The one place that is called exactly so. Where two lists know the name, nobody can say which one is meant. */
export function placeCalled(places: readonly Place[], typed: string): Place | null {
  const key = labelKey(typed);
  if (key === '') return null;
  const [first, ...others] = places.filter(({ label }) => labelKey(label) === key);
  return first !== undefined && others.length === 0 ? first : null;
}
