// The form of an edit and the entry that changes under it: what others changed is taken over, what both changed is asked.
import type { ShownEntry } from '@schooldog/contract/entries';
import { entryMerge, type MergedEntry, mergedEntryOf } from '@schooldog/domain/entries';
import {
  type Filled as FilledWith,
  filledForm,
  keptIdsOf,
  picturesWith,
} from '../../../platform/offlineRecords/filledForm.ts';
import type { EntryValues } from './values.ts';

export type Filled = FilledWith<EntryValues, MergedEntry>;

/** What is not filled in yet counts as unchanged. New pictures have no ids and stand apart. */
function fieldsOf(values: EntryValues, base: MergedEntry): MergedEntry {
  const { categoryId, itemId, quantity, place } = values;
  const kind =
    categoryId === null || itemId === null
      ? base.kind
      : { observationCategoryId: categoryId, observationItemId: itemId };
  return {
    kind,
    observationType: values.observationType ?? base.observationType,
    quantity: quantity === '' ? base.quantity : quantity,
    place: { ...place, location: place.location.trim() },
    comment: values.comment.trim(),
    manualTags: values.manualTags,
    imageIds: keptIdsOf(values.pictures),
  };
}

/** Only what differs from `before` is written, so that what is half typed stays. */
export function withFields(
  values: EntryValues,
  before: MergedEntry,
  after: MergedEntry,
  urls: ReadonlyMap<string, string>,
): EntryValues {
  const changed = entryMerge.compare(before, after);
  const { observationCategoryId: categoryId, observationItemId: itemId } = after.kind;
  return {
    ...values,
    ...(changed.kind === undefined ? {} : { categoryId, itemId, typed: '' }),
    ...(changed.observationType === undefined ? {} : { observationType: after.observationType }),
    ...(changed.quantity === undefined ? {} : { quantity: after.quantity }),
    ...(changed.place === undefined ? {} : { place: after.place }),
    ...(changed.comment === undefined ? {} : { comment: after.comment }),
    ...(changed.manualTags === undefined ? {} : { manualTags: after.manualTags }),
    ...(changed.imageIds === undefined
      ? {}
      : { pictures: picturesWith(values.pictures, after.imageIds, urls) }),
  };
}

export const entryForm = filledForm({ merge: entryMerge, fieldsOf, withFields });

export function unchanged(values: EntryValues, entry: ShownEntry): Filled {
  return { values, base: mergedEntryOf(entry), conflicts: [] };
}
