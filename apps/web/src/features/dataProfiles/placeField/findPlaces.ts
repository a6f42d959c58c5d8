// Which places match the typed words: every word must be in the label, in an alias or in the list's name.
import type { Place } from '@schooldog/contract/dataProfiles';
import { labelKey } from '@schooldog/domain/dataProfiles';
import { textMatcher } from '../../../ui/textSearch.ts';

type FoundPlace = Readonly<{ place: Place; alias: string | null }>;
type FoundGroup = Readonly<{ name: string; places: readonly FoundPlace[] }>;
export type FoundPlaces = Readonly<{ groups: readonly FoundGroup[]; more: number }>;

/** Longer lists are not read; typing on narrows them down. */
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

/** The alias is shown only where it is the match. */
function fitOf(place: Place, matches: ReturnType<typeof textMatcher>): { alias: string | null } | null {
  const fits = (name: string) => matches(name, place.profileName);
  if (fits(place.label)) return { alias: null };
  const alias = place.aliases.find(fits);
  return alias === undefined ? null : { alias };
}

/** The one place with exactly this name. Where two lists have the name, it is ambiguous. */
export function placeCalled(places: readonly Place[], typed: string): Place | null {
  const key = labelKey(typed);
  if (key === '') return null;
  const [first, ...others] = places.filter(({ label }) => labelKey(label) === key);
  return first !== undefined && others.length === 0 ? first : null;
}
