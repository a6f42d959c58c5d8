// What leaves the form: the input of the procedure, and the entry as it will be, which screens show until it is sent.
import type { ShownEntry } from '@schooldog/contract/entries';
import {
  type EntryEdit,
  type EntryForm,
  entryFormSchema,
  entryMerge,
  type MergedEntry,
  mergedEntryOf,
  type NewEntry,
  tagsOfEntry,
} from '@schooldog/domain/entries';
import { imageIdsOf } from '../../../platform/offlineRecords/filledForm.ts';
import { rawForm } from './problems.ts';
import type { EntryValues } from './values.ts';

type SafetyAlert = NewEntry['safetyAlert'];

/** Trimmed and checked; new pictures are missing, because their ids are made when they are stored. */
function formOf(values: EntryValues): EntryForm {
  return entryFormSchema.parse(rawForm(values));
}

export function alertOf(values: EntryValues, id: string): SafetyAlert {
  if (values.alert === null) return null;
  return { id, userIds: [...values.alert.userIds], message: values.alert.message.trim() };
}

export function newEntryOf(
  values: EntryValues,
  made: Readonly<{
    entryId: string;
    schoolId: string;
    assessmentId: string | null;
    alertId: string;
    timestamp: string;
  }>,
): (photoIds: string[]) => NewEntry {
  const { entryId, schoolId, assessmentId, alertId, timestamp } = made;
  const entry = formOf(values);
  return (photoIds) => ({
    entryId,
    schoolId,
    timestamp,
    isFloating: true,
    entry: { ...entry, imageIds: imageIdsOf(values.pictures, photoIds) },
    ...(assessmentId === null ? {} : { assessmentId }),
    safetyAlert: alertOf(values, alertId),
    tasksToAddOnSubmission: workOrdersOf(values),
  });
}

export function workOrdersOf({ workOrders }: EntryValues): NewEntry['tasksToAddOnSubmission'] {
  return workOrders.map((order) => ({ ...order, description: order.description.trim() }));
}

/** What changed against the state that the person knows. */
export function editOf(base: MergedEntry, values: EntryValues): (photoIds: string[]) => EntryEdit {
  const wanted = mergedEntryOf(formOf(values));
  return (photoIds) =>
    entryMerge.compare(base, { ...wanted, imageIds: imageIdsOf(values.pictures, photoIds) });
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
