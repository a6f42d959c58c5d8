// The location of a record of another feature: free text, or an option of the school's lists.
import { jsonEqual } from '@schooldog/domain/kernel';
import { problem, type ProblemCode } from '@schooldog/domain/problems';
import type { Work } from '../../platform/work/work.ts';
import { keptPlaceOf } from './placeStore.ts';

export type ChosenPlace = Readonly<{
  location: string;
  locationDataProfileId: string | null;
  locationDataProfileOptionId: string | null;
}>;

/** An option of the school's lists gives its label; anything else is free text. `unknown` is for an option of no list. */
export async function chosenPlace(
  work: Work,
  schoolId: string,
  place: ChosenPlace,
  unknown: ProblemCode,
): Promise<ChosenPlace> {
  const { locationDataProfileId: dataProfileId, locationDataProfileOptionId: optionId } = place;
  if (dataProfileId === null && optionId === null) {
    return { location: place.location, locationDataProfileId: null, locationDataProfileOptionId: null };
  }
  const found =
    dataProfileId === null || optionId === null
      ? null
      : await keptPlaceOf(work.tx, { schoolId, dataProfileId, optionId });
  if (found === null) throw problem(unknown);
  return {
    location: found.label,
    locationDataProfileId: dataProfileId,
    locationDataProfileOptionId: optionId,
  };
}

/** A record keeps a location that was once in the lists; only a new one is looked up. */
export async function movedPlace(
  work: Work,
  before: ChosenPlace & Readonly<{ schoolId: string }>,
  place: ChosenPlace,
  unknown: ProblemCode,
): Promise<Partial<ChosenPlace>> {
  const { location, locationDataProfileId, locationDataProfileOptionId } = before;
  const isSame = jsonEqual({ ...place }, { location, locationDataProfileId, locationDataProfileOptionId });
  return isSame ? {} : chosenPlace(work, before.schoolId, place, unknown);
}
