// The columns of an entry from a form: names and tags of the item, and the location.
import {
  cleanTags,
  type EntryForm,
  type MergedEntry,
  searchableTags,
  tagsOfEntry,
} from '@schooldog/domain/entries';
import { jsonEqual } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import { isLoggable, type ObservationSettings } from '@schooldog/domain/settings';
import type { Work } from '../../platform/work/work.ts';
import { placeOf } from '../dataProfiles/index.ts';
import type { EntryRow } from './store.ts';

export function requireLoggable(
  observation: ObservationSettings,
  form: Pick<EntryForm, 'observationCategoryId' | 'observationItemId'>,
): void {
  const pair = { categoryId: form.observationCategoryId, itemId: form.observationItemId };
  if (!isLoggable(observation, pair)) throw problem('entry.unknownItem');
}

type Labelled = Pick<EntryForm, 'observationCategoryId' | 'observationItemId'> &
  Readonly<{ manualTags: readonly string[] }>;

export function tagColumns(observation: ObservationSettings, form: Labelled) {
  const manualTags = cleanTags(form.manualTags);
  const tags = tagsOfEntry({
    categoryTags: observation.categories.find(({ id }) => id === form.observationCategoryId)?.tags ?? [],
    itemTags: observation.items.find(({ id }) => id === form.observationItemId)?.tags ?? [],
    manualTags,
  });
  return { manualTags, tags, searchableTags: searchableTags(tags) };
}

/** Category, item and tags belong to each other. Earlier values are kept until the user makes another choice. */
export function kindColumns(
  observation: ObservationSettings,
  before: EntryRow,
  { kind, manualTags }: Pick<MergedEntry, 'kind' | 'manualTags'>,
) {
  const chosen: Labelled = { ...kind, manualTags };
  const isSameKind =
    chosen.observationCategoryId === before.observationCategoryId &&
    chosen.observationItemId === before.observationItemId;
  if (isSameKind && jsonEqual(before.manualTags, [...manualTags])) return {};
  if (!isSameKind) requireLoggable(observation, chosen);
  return {
    observationCategoryId: chosen.observationCategoryId,
    observationItemId: chosen.observationItemId,
    ...tagColumns(observation, chosen),
  };
}

type Place = Pick<EntryForm, 'location' | 'locationDataProfileId' | 'locationDataProfileOptionId'>;

/** An option of the school's lists gives its label; anything else is free text. */
export async function placeColumns(work: Work, schoolId: string, place: Place): Promise<Place> {
  const { locationDataProfileId: dataProfileId, locationDataProfileOptionId: optionId } = place;
  if (dataProfileId === null && optionId === null) {
    return { location: place.location, locationDataProfileId: null, locationDataProfileOptionId: null };
  }
  const found =
    dataProfileId === null || optionId === null
      ? null
      : await placeOf(work.tx, { schoolId, dataProfileId, optionId });
  if (found === null) throw problem('entry.unknownPlace');
  return {
    location: found.label,
    locationDataProfileId: dataProfileId,
    locationDataProfileOptionId: optionId,
  };
}

/** An entry keeps a location that was once in the lists; only a new one is looked up. */
export async function movedTo(work: Work, before: EntryRow, place: Place): Promise<Partial<Place>> {
  const { location, locationDataProfileId, locationDataProfileOptionId } = before;
  const isSame = jsonEqual(place, { location, locationDataProfileId, locationDataProfileOptionId });
  return isSame ? {} : placeColumns(work, before.schoolId, place);
}
