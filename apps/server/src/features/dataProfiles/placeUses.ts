// What points to places. The features that do are put in by whoever puts the parts together, because they in turn
// ask this one what a place is called.
import type { Reader } from '../../platform/database/database.ts';

/** An option, under the list to which it belongs. */
export type UsedPlace = Readonly<{ dataProfileId: string; id: string }>;

export type PlaceUses = Readonly<{
  usesByPlace(reader: Reader, places: readonly UsedPlace[]): Promise<ReadonlyMap<string, number>>;
  /** All these places together, by month from this one on; months without an entry may be left out. */
  monthsOfPlaces(
    reader: Reader,
    places: readonly UsedPlace[],
    sinceMonth: string,
  ): Promise<readonly Readonly<{ month: string; entries: number }>[]>;
}>;

export async function usesOf(uses: PlaceUses, reader: Reader, places: readonly UsedPlace[]): Promise<number> {
  const found = await uses.usesByPlace(reader, places);
  return [...found.values()].reduce((sum, number) => sum + number, 0);
}
