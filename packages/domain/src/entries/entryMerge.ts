// How concurrent edits of one entry are merged.
import { z } from 'zod';
import {
  defineMerge,
  type EditIn,
  type FieldsIn,
  idSchema,
  jsonEqual,
  type JsonValue,
  listOfValues,
  patched,
  text,
  value,
} from '../kernel/index.ts';
import { type Entry, type EntryChanges, type EntryForm, entryFormSchema, entryLimits } from './entry.ts';
import { maxTags } from './tags.ts';

const { shape } = entryFormSchema;

/** Category and item, and the parts of a location, are meaningful only as a group, so each group is one value. */
export const entryMerge = defineMerge({
  kind: value(entryFormSchema.pick({ observationCategoryId: true, observationItemId: true })),
  observationType: value(shape.observationType),
  quantity: value(shape.quantity),
  place: value(
    entryFormSchema.pick({
      location: true,
      locationDataProfileId: true,
      locationDataProfileOptionId: true,
    }),
    { isSame: isSamePlace },
  ),
  comment: text(shape.comment),
  manualTags: listOfValues(shape.manualTags.element, { max: maxTags }),
  imageIds: listOfValues(idSchema, { max: entryLimits.pictures }),
});
export type MergedEntry = FieldsIn<typeof entryMerge>;
export type EntryEdit = EditIn<typeof entryMerge>;

/** The names under which the audit trail stores the parts of one field. */
export const auditedEntryFields = {
  kind: ['observationCategoryId', 'observationItemId'],
  observationType: ['observationType'],
  quantity: ['quantity'],
  place: ['location', 'locationDataProfileId', 'locationDataProfileOptionId'],
  comment: ['comment'],
  manualTags: ['tags'],
  imageIds: ['imageIds'],
} as const satisfies Record<keyof MergedEntry, readonly string[]>;

export function mergedEntryOf(entry: Pick<Entry, keyof EntryChanges>): MergedEntry {
  const { observationCategoryId, observationItemId, observationType, quantity, comment } = entry;
  const { location, locationDataProfileId, locationDataProfileOptionId, manualTags, imageIds } = entry;
  return {
    kind: { observationCategoryId, observationItemId },
    observationType,
    quantity,
    place: { location, locationDataProfileId, locationDataProfileOptionId },
    comment,
    manualTags,
    imageIds,
  };
}

/**
 * Devices queued whole values before edits recorded their base. What the editor saw is unknown, so lists only grow,
 * and the present value counts as seen unless it is among `changedByOthers`.
 */
export function editOfChanges(
  current: MergedEntry,
  changes: EntryChanges,
  changedByOthers: ReadonlySet<keyof MergedEntry>,
): EntryEdit {
  const wanted = mergedEntryOf(patched(formOf(current, changes), changes));
  const edit = entryMerge.compare(current, {
    ...wanted,
    manualTags: union(current.manualTags, wanted.manualTags),
    imageIds: union(current.imageIds, wanted.imageIds),
  });
  const asSeen = <Value>(field: keyof MergedEntry, change: { from: JsonValue; to: Value } | undefined) =>
    change !== undefined && changedByOthers.has(field) ? { ...change, from: null } : change;
  return {
    ...edit,
    kind: asSeen('kind', edit.kind),
    observationType: asSeen('observationType', edit.observationType),
    quantity: asSeen('quantity', edit.quantity),
    place: asSeen('place', edit.place),
    comment: asSeen('comment', edit.comment),
  };
}

/** A location sent as text without an option clears the option. */
function formOf(current: MergedEntry, { location }: EntryChanges): EntryForm {
  const { kind, place, manualTags, imageIds, ...rest } = current;
  const option = location === undefined ? {} : noOption;
  return { ...kind, ...place, ...option, ...rest, manualTags: [...manualTags], imageIds: [...imageIds] };
}

const noOption = { locationDataProfileId: null, locationDataProfileOptionId: null };

function union(current: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...current, ...more])];
}

const placeSchema = z.object({
  locationDataProfileId: z.string(),
  locationDataProfileOptionId: z.string(),
});

/** An option of a list is the same location however its label is written. */
export function isSamePlace(left: JsonValue, right: JsonValue): boolean {
  const [a, b] = [placeSchema.safeParse(left).data, placeSchema.safeParse(right).data];
  return a !== undefined && b !== undefined ? jsonEqual(a, b) : jsonEqual(left, right);
}
