// The form of an edit and the entry that changes under it: what others changed is taken over, what both changed is asked.
import type { ShownEntry } from '@schooldog/contract/entries';
import { entryMerge, type MergedEntry, mergedEntryOf } from '@schooldog/domain/entries';
import { choose, type FieldConflict, jsonEqual, type Keep, rebase } from '@schooldog/domain/kernel';
import type { Picture } from '../../../platform/offlineRecords/drafts.ts';
import type { EntryValues } from './values.ts';

export type Filled = Readonly<{
  values: EntryValues;
  /** The state of the entry that the person knows of; null for a new one. */
  base: MergedEntry | null;
  /** What has to be chosen before it can be saved. */
  conflicts: readonly FieldConflict[];
}>;

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
    imageIds: values.pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture.id] : [])),
  };
}

/** The entry has another state now. */
export function rebased(filled: Filled, current: MergedEntry, urls: ReadonlyMap<string, string>): Filled {
  const { values, base, conflicts } = filled;
  if (base === null || jsonEqual(base, current)) return filled;
  const mine = fieldsOf(values, base);
  const moved = rebase(entryMerge, { base, values: mine, conflicts }, current);
  return { ...moved, values: withFields(values, mine, moved.values, urls) };
}

export function chosen(filled: Filled, conflict: FieldConflict, keep: Keep): Filled {
  const { values, base, conflicts } = filled;
  if (base === null) return filled;
  const mine = fieldsOf(values, base);
  const decided = choose(entryMerge, { base, values: mine, conflicts }, conflict, keep);
  return { ...decided, values: withFields(values, mine, decided.values, new Map()) };
}

/** A person who goes on typing in a field has decided what shall stand there. */
export function refilled(filled: Filled, values: EntryValues): Filled {
  const { base, conflicts } = filled;
  if (base === null || conflicts.length === 0) return { ...filled, values };
  const edit = entryMerge.compare(fieldsOf(filled.values, base), fieldsOf(values, base));
  return { base, values, conflicts: conflicts.filter(({ path }) => !entryMerge.touches(edit, path)) };
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

function picturesWith(
  pictures: readonly Picture[],
  imageIds: readonly string[],
  urls: ReadonlyMap<string, string>,
): Picture[] {
  const known = new Map(pictures.flatMap((one) => (one.kind === 'kept' ? [[one.id, one.url]] : [])));
  return [
    ...imageIds.map((id): Picture => ({ kind: 'kept', id, url: known.get(id) ?? urls.get(id) ?? '' })),
    ...pictures.filter(({ kind }) => kind === 'new'),
  ];
}

export function unchanged(values: EntryValues, entry: ShownEntry): Filled {
  return { values, base: mergedEntryOf(entry), conflicts: [] };
}
