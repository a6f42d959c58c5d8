// The number of uses of locations, added up over all features.
import type { FeatureQueries, UsedPlace } from '@schooldog/domain/events';
import type { Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';

export async function usesByPlace(
  hooks: Services['hooks'],
  reader: Reader,
  places: readonly UsedPlace[],
): Promise<ReadonlyMap<string, number>> {
  const answers = await hooks.collect(reader, 'place.uses', places);
  return new Map(
    places.map(({ id }) => [id, answers.reduce((sum, answer) => sum + (answer.get(id) ?? 0), 0)]),
  );
}

export async function usesOf(
  hooks: Services['hooks'],
  reader: Reader,
  places: readonly UsedPlace[],
): Promise<number> {
  const found = await usesByPlace(hooks, reader, places);
  return [...found.values()].reduce((sum, number) => sum + number, 0);
}

/** By records besides entries. */
export async function isReferredTo(
  hooks: Services['hooks'],
  reader: Reader,
  place: UsedPlace,
): Promise<boolean> {
  return (await hooks.collect(reader, 'place.references', place)).some((number) => number > 0);
}

export async function monthsOfPlaces(
  hooks: Services['hooks'],
  reader: Reader,
  query: FeatureQueries['place.months']['query'],
): Promise<FeatureQueries['place.months']['answer']> {
  return (await hooks.collect(reader, 'place.months', query)).flat();
}
