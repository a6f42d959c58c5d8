import {
  canChangeEntry,
  canLogEntryAt,
  countChangesOf,
  type DeltaFields,
  deltaOf,
  type DeltaType,
  type Entry,
  entryDifferences,
  entryFields,
  type NewEntry,
} from '@schooldog/domain/entries';
import type { Difference } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { CommandContext } from '../../platform/api/context.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { changeImages, dropImages } from './images.ts';
import { type EntryChange, editedEntryRow, newEntryRow } from './rows.ts';
import { visible } from './visible.ts';
import {
  type EntryRow,
  insertDelta,
  insertEntry,
  lockEntry,
  type NewDelta,
  presentEntry,
  removeEntry,
  updateEntry,
} from './store.ts';

export async function logEntry(context: CommandContext, input: NewEntry): Promise<EntryRow> {
  const { work, actor } = context;
  const { entryId: id, schoolId, entry: form, timestamp, tasksToAddOnSubmission, safetyAlert } = input;
  if (!canLogEntryAt(actor, schoolId)) throw problem('entry.logNotAllowed');
  const alertIds = safetyAlert === null ? [] : [safetyAlert.id];
  const composed = await newEntryRow(context, {
    id,
    schoolId,
    walkId: null,
    assessmentId: input.assessmentId ?? null,
    timestamp,
    form,
    tasksToAddOnSubmission,
    alertIds,
  });
  const row = withCreatedTasks(composed, tasksToAddOnSubmission);
  if (form.imageIds.length > 0)
    await changeImages(context, { entryId: id, before: [], after: form.imageIds });
  const change = changeOf(null, row);
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  const delta = newDelta(context, 'create', deltaOf(change.changed) ?? noFields);
  insertEntry(work, row, delta, countChangesOf(null, change.after, timeZone));
  await recordChange(context, change, safetyAlert);
  return row;
}

export type EntryEditInput = Omit<EntryChange, 'alertIds'> &
  Readonly<{ safetyAlert?: NewEntry['safetyAlert'] | undefined }>;

export async function editEntry(
  context: CommandContext,
  { entryId, ...input }: EntryEditInput & Readonly<{ entryId: string }>,
): Promise<EntryRow> {
  return changeEntry(context, await changeableEntry(context, entryId), input);
}

/** The caller has locked the entry and asked the policy. */
export async function changeEntry(
  context: CommandContext,
  before: EntryRow,
  input: EntryEditInput,
): Promise<EntryRow> {
  const { work } = context;
  const { safetyAlert = null, ...change } = input;
  const alertIds = safetyAlert === null ? [] : [safetyAlert.id];
  const edited = await editedEntryRow(context, before, { ...change, alertIds });
  const after = withCreatedTasks(edited, addedTo(before, edited));
  await changeImages(context, { entryId: before.id, before: before.imageIds, after: after.imageIds });
  const compared = changeOf(before, after);
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  updateEntry(work, after, countChangesOf(compared.before, compared.after, timeZone));
  const deltaFields = deltaOf(compared.changed);
  if (deltaFields !== null) insertDelta(work, after, newDelta(context, 'update', deltaFields));
  await recordChange(context, compared, safetyAlert);
  return after;
}

/** Planned work orders of a published entry become real at once, under their own ids; see `entry.changed`. */
function withCreatedTasks(row: EntryRow, planned: EntryRow['tasksToAddOnSubmission']): EntryRow {
  const ids = planned.map(({ id }) => id);
  return { ...row, createdTaskIds: [...new Set([...row.createdTaskIds, ...ids])] };
}

function addedTo(before: EntryRow, after: EntryRow): EntryRow['tasksToAddOnSubmission'] {
  const known = new Set(before.tasksToAddOnSubmission.map(({ id }) => id));
  return after.tasksToAddOnSubmission.filter(({ id }) => !known.has(id));
}

/** Permanent. */
export async function deleteEntry(context: CommandContext, entryId: string): Promise<void> {
  await dropEntry(context, await changeableEntry(context, entryId));
}

/** The caller has locked the entry and asked the policy. */
export async function dropEntry(context: CommandContext, before: EntryRow): Promise<void> {
  const { work } = context;
  const change = changeOf(before, null);
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  removeEntry(work, before.id, countChangesOf(change.before, null, timeZone));
  await dropImages(context, before.id);
  await recordChange(context, change, null);
}

async function changeableEntry({ work, actor }: CommandContext, entryId: string): Promise<EntryRow> {
  const row = visible(actor, await lockEntry(work.tx, entryId));
  if (!canChangeEntry(actor, row)) throw problem('entry.changeNotAllowed');
  return row;
}

const noFields: DeltaFields = { from: {}, to: {} };

function newDelta(
  { services, work, actor }: CommandContext,
  type: DeltaType,
  deltaFields: DeltaFields,
): NewDelta {
  return { id: services.makeId(), type, deltaFields, userId: actor.userId, now: work.now };
}

type ComparedEntry = Readonly<{
  before: Entry | null;
  after: Entry | null;
  changed: readonly Difference[];
}>;

/** Compared once, for the delta and for the audit trail. */
function changeOf(before: EntryRow | null, after: EntryRow | null): ComparedEntry {
  const [was, is] = [before && presentEntry(before), after && presentEntry(after)];
  return { before: was, after: is, changed: entryDifferences(was, is) };
}

/** The audit trail, the notice to open browsers, and the other features that react to entries. */
async function recordChange(
  context: CommandContext,
  { before, after, changed }: ComparedEntry,
  safetyAlert: NewEntry['safetyAlert'],
): Promise<void> {
  const { work, services } = context;
  const entry = after ?? before;
  if (entry === null) throw new Error('A change has an entry before it or after it.');
  const { id, schoolId, reportedByUserId: userId } = entry;
  await work.audit({ recordType: 'entry', recordId: id, before, after, fields: entryFields, changed });
  await work.announce({ topic: 'entries', id, schoolId, userId });
  await services.hooks.publish(context, 'entry.changed', { before, after, safetyAlert });
}
