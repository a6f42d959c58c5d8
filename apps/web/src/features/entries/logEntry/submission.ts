// What leaves the form: the input of the procedure, and the entry as it will be, which screens show until it is sent.
import type { ShownEntry } from '@schooldog/contract/entries';
import {
  type EntryChanges,
  type EntryForm,
  entryFormSchema,
  type NewEntry,
  tagsOfEntry,
} from '@schooldog/domain/entries';
import { jsonEqual } from '@schooldog/domain/kernel';
import { rawForm } from './problems.ts';
import type { EntryValues, Picture } from './values.ts';

type SafetyAlert = NewEntry['safetyAlert'];
export type ChangedField = keyof EntryForm;

/** Fields that mean something only together are sent together. */
const together: readonly (readonly ChangedField[])[] = [
  ['observationCategoryId', 'observationItemId'],
  ['location', 'locationDataProfileId', 'locationDataProfileOptionId'],
  ['observationType'],
  ['quantity'],
  ['comment'],
  ['manualTags'],
  ['imageIds'],
];

/** Trimmed and checked; new pictures are missing, because their ids are made when they are stored. */
export function formOf(values: EntryValues): EntryForm {
  return entryFormSchema.parse(rawForm(values));
}

export function newFilesOf(values: EntryValues): File[] {
  return values.pictures.flatMap((picture) => (picture.kind === 'new' ? [picture.file] : []));
}

/** In the order of the form; `photoIds` are those of the new pictures, in their order. */
export function imageIdsOf(pictures: readonly Picture[], photoIds: readonly string[]): string[] {
  const fresh = [...photoIds];
  return pictures.flatMap((picture) => (picture.kind === 'kept' ? picture.id : (fresh.shift() ?? [])));
}

export function alertOf(values: EntryValues, id: string): SafetyAlert {
  if (values.alert === null) return null;
  return { id, userIds: [...values.alert.userIds], message: values.alert.message.trim() };
}

export function newEntryOf(
  values: EntryValues,
  made: Readonly<{ entryId: string; schoolId: string; alertId: string; timestamp: string }>,
): (photoIds: string[]) => NewEntry {
  const { entryId, schoolId, alertId, timestamp } = made;
  const entry = formOf(values);
  return (photoIds) => ({
    entryId,
    schoolId,
    timestamp,
    isFloating: true,
    entry: { ...entry, imageIds: imageIdsOf(values.pictures, photoIds) },
    safetyAlert: alertOf(values, alertId),
    tasksToAddOnSubmission: workOrdersOf(values),
  });
}

export function workOrdersOf({ workOrders }: EntryValues): NewEntry['tasksToAddOnSubmission'] {
  return workOrders.map((order) => ({ ...order, description: order.description.trim() }));
}

/** `carried` are fields of earlier edits that never reached the server and go along with this one. */
export function changedFields(
  entry: ShownEntry,
  values: EntryValues,
  carried: readonly ChangedField[] = [],
): ChangedField[] {
  const form = formOf(values);
  const isChanged = (field: ChangedField) =>
    carried.includes(field) ||
    !jsonEqual(entry[field], form[field]) ||
    (field === 'imageIds' && newFilesOf(values).length > 0);
  return together.filter((fields) => fields.some(isChanged)).flat();
}

export function changesOf(
  values: EntryValues,
  fields: readonly ChangedField[],
): (photoIds: string[]) => EntryChanges {
  const form = formOf(values);
  return (photoIds) => {
    const all = Object.entries({ ...form, imageIds: imageIdsOf(values.pictures, photoIds) });
    return Object.fromEntries(all.filter(([field]) => fields.some((changed) => changed === field)));
  };
}

export type Tagged = Readonly<{ categoryTags: readonly string[]; itemTags: readonly string[] }>;

/** Its pictures follow from the work that waits; here are those that are known already. */
export function entryAfter(
  before: Omit<ShownEntry, keyof EntryForm | 'tags' | 'imageUrls'>,
  values: EntryValues,
  { categoryTags, itemTags }: Tagged,
): ShownEntry {
  const form = formOf(values);
  const kept = values.pictures.flatMap((picture) => (picture.kind === 'kept' ? [picture] : []));
  return {
    ...before,
    ...form,
    tags: tagsOfEntry({ categoryTags, itemTags, manualTags: form.manualTags }),
    imageUrls: kept.map(({ url }) => url),
    tasksToAddOnSubmission: [...before.tasksToAddOnSubmission, ...workOrdersOf(values)],
  };
}
