// Puts what was filled in into the outbox, online or not. When that is done, it is safe on the device.
import type { ShownEntry } from '@schooldog/contract/entries';
import { type Actor, sourceTypeFor } from '@schooldog/domain/permissions';
import { enqueue } from '../../../platform/outbox/index.ts';
import { newId } from '../../../platform/uploads/upload.ts';
import { entryKeys } from './mergeUnsent.ts';
import {
  alertOf,
  changedFields,
  changesOf,
  entryAfter,
  newEntryOf,
  newFilesOf,
  workOrdersOf,
  type ChangedField,
  type Tagged,
} from './submission.ts';
import type { EntryValues } from './values.ts';

type Facts = Readonly<{ tags: Tagged; label: string }>;
type Reporter = Readonly<{ actor: Actor; name: string }>;

export async function storeNew(
  values: EntryValues,
  { tags, label, schoolId, reporter }: Facts & Readonly<{ schoolId: string; reporter: Reporter }>,
): Promise<void> {
  const { entryId } = values;
  // When the person logs it, by the clock of the device; the server knows how wrong that clock is.
  const timestamp = new Date().toISOString();
  const recordKey = `${entryKeys}${entryId}`;
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
    createdTaskIds: [],
    tasksToAddOnSubmission: [],
    timeCreated: timestamp,
    timeUpdated: timestamp,
  };
  await enqueue({
    procedure: 'entries.logEntry',
    label,
    recordKey,
    optimistic: { key: recordKey, value: entryAfter(before, values, tags) },
    photos: newFilesOf(values),
    input: newEntryOf(values, { entryId, schoolId, alertId: newId(), timestamp }),
  });
}

/** Nothing is sent when nothing changed. */
export async function storeEdit(
  entry: ShownEntry,
  values: EntryValues,
  { tags, label, carried }: Facts & Readonly<{ carried: readonly ChangedField[] }>,
): Promise<void> {
  const recordKey = `${entryKeys}${entry.id}`;
  const fields = changedFields(entry, values, carried);
  if (fields.length === 0 && values.alert === null && values.workOrders.length === 0) return;
  const changes = changesOf(values, fields);
  const extras = {
    ...(values.alert === null ? {} : { safetyAlert: alertOf(values, newId()) }),
    ...(values.workOrders.length === 0 ? {} : { tasksToAddOnSubmission: workOrdersOf(values) }),
  };
  await enqueue({
    procedure: 'entries.editEntry',
    label,
    recordKey,
    optimistic: { key: recordKey, value: entryAfter(entry, values, tags) },
    photos: newFilesOf(values),
    input: (photoIds) => ({ entryId: entry.id, changes: changes(photoIds), ...extras }),
  });
}
