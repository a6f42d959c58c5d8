// What was filled in as work for the outbox. An entry that carries a safety alert goes before everything else.
import type { ShownEntry } from '@schooldog/contract/entries';
import type { MergedEntry } from '@schooldog/domain/entries';
import { type Actor, sourceTypeFor } from '@schooldog/domain/permissions';
import type { DraftWithPhotos } from '../../../platform/outbox/index.ts';
import { newFilesOf } from '../../../platform/offlineRecords/filledForm.ts';
import { recordKeyOf } from '../../../platform/offlineRecords/pendingRecords.ts';
import { entryOperations } from '../entryOperations.ts';
import { alertOf, editOf, entryAfter, newEntryOf, workOrdersOf, type Tagged } from './submission.ts';
import type { EntryValues } from './values.ts';

export type NewEntryWork = DraftWithPhotos<'entries.logEntry'>;
export type EditedEntryWork = DraftWithPhotos<'entries.editEntry'>;

type Facts = Readonly<{ tags: Tagged; label: string }>;
export type NewFacts = Facts &
  Readonly<{
    schoolId: string;
    assessmentId: string | null;
    reporter: Readonly<{ actor: Actor; name: string }>;
  }>;
export type EditFacts = Facts & Readonly<{ base: MergedEntry }>;

export function newEntryWork(
  values: EntryValues,
  { tags, label, schoolId, assessmentId, reporter }: NewFacts,
  { alertId, timestamp }: Readonly<{ alertId: string; timestamp: string }>,
): NewEntryWork {
  const { entryId } = values;
  const recordKey = recordKeyOf(entryOperations, entryId);
  const before = {
    id: entryId,
    schoolId,
    timestamp,
    reportedByUserId: reporter.actor.userId,
    reportedByName: reporter.name,
    walkId: null,
    walkType: sourceTypeFor(reporter.actor, schoolId),
    isFloating: true,
    createdSafetyAlertIds: [],
    assessmentId,
    createdTaskIds: [],
    tasksToAddOnSubmission: [],
    timeCreated: timestamp,
    timeUpdated: timestamp,
  };
  return {
    procedure: 'entries.logEntry',
    label,
    recordKey,
    isUrgent: values.alert !== null,
    photosMayFollow: true,
    optimistic: { key: recordKey, value: entryAfter(before, values, tags) },
    photos: newFilesOf(values.pictures),
    input: newEntryOf(values, { entryId, schoolId, assessmentId, alertId, timestamp }),
  };
}

/** Null when nothing changed. */
export function editedEntryWork(
  entry: ShownEntry,
  values: EntryValues,
  { tags, label, base }: EditFacts,
  alertId: string,
): EditedEntryWork | null {
  const recordKey = recordKeyOf(entryOperations, entry.id);
  const photos = newFilesOf(values.pictures);
  const edit = editOf(base, values);
  const isSame = photos.length === 0 && Object.keys(edit([])).length === 0;
  if (isSame && values.alert === null && values.workOrders.length === 0) return null;
  const extras = {
    ...(values.alert === null ? {} : { safetyAlert: alertOf(values, alertId) }),
    ...(values.workOrders.length === 0 ? {} : { tasksToAddOnSubmission: workOrdersOf(values) }),
  };
  return {
    procedure: 'entries.editEntry',
    label,
    recordKey,
    isUrgent: values.alert !== null,
    photosMayFollow: true,
    optimistic: { key: recordKey, value: entryAfter(entry, values, tags) },
    photos,
    input: (photoIds) => ({ entryId: entry.id, edit: edit(photoIds), ...extras }),
  };
}
