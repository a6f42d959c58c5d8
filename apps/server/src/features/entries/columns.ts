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
