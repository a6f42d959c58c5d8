import {
  canChangeEntry,
  canLogEntryAt,
  canPlanWorkOrdersAt,
  countChangesOf,
  type DeltaFields,
  deltaOf,
  type DeltaType,
  auditedEntryFields,
  editOfChanges,
  type Entry,
  type EntryChanges,
  type EntryEdit,
  entryDifferences,
  entryFields,
  entryLimits,
  entryMerge,
  type MergedEntry,
  mergedEntryOf,
  type NewEntry,
  seenAt,
} from '@schooldog/domain/entries';
import type { Difference } from '@schooldog/domain/kernel';
import { type Actor, sourceTypeFor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { type LastChanges, lastChanges } from '../../platform/audit/audit.ts';
import type { CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { readObservation } from '../settings/index.ts';
import { kindColumns, movedTo, placeColumns, requireLoggable, tagColumns } from './columns.ts';
import { changeImages, dropImages } from './images.ts';
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
  const { entryId: id, schoolId, entry: form, tasksToAddOnSubmission, safetyAlert } = input;
  if (!canLogEntryAt(actor, schoolId)) throw problem('entry.logNotAllowed');
  if (tasksToAddOnSubmission.length > 0) requirePlanning(actor, schoolId);
  const observation = await readObservation(work.tx, context.signedIn.settingsVersions);
  requireLoggable(observation, form);
  const row: EntryRow = {
    id,
    schoolId,
    timestamp: seenAt({
      timestamp: new Date(input.timestamp),
      deviceNow: context.deviceNow,
      serverNow: work.now,
    }),
    reportedByUserId: actor.userId,
    walkType: sourceTypeFor(actor, schoolId),
    observationType: form.observationType,
    observationCategoryId: form.observationCategoryId,
    observationItemId: form.observationItemId,
    quantity: form.quantity,
    comment: form.comment,
    ...(await placeColumns(work, schoolId, form)),
    ...tagColumns(observation, form),
    imageIds: form.imageIds,
    isFloating: input.isFloating,
    walkId: null,
    assessmentId: null,
    tasksToAddOnSubmission,
    createdTaskIds: [],
    createdSafetyAlertIds: safetyAlert === null ? [] : [safetyAlert.id],
    timeCreated: work.now,
    timeUpdated: work.now,
  };
  if (form.imageIds.length > 0)
    await changeImages(context, { entryId: id, before: [], after: form.imageIds });
  const change = changeOf(null, row);
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  const delta = newDelta(context, 'create', deltaOf(change.changed) ?? noFields);
  insertEntry(work, row, delta, countChangesOf(null, change.after, timeZone));
  await recordChange(context, change, safetyAlert);
  return row;
}

export async function editEntry(
  context: CommandContext,
  input: {
    entryId: string;
    edit?: EntryEdit | undefined;
    changes?: EntryChanges | undefined;
    safetyAlert?: NewEntry['safetyAlert'] | undefined;
    tasksToAddOnSubmission?: NewEntry['tasksToAddOnSubmission'] | undefined;
  },
): Promise<EntryRow> {
  const { work } = context;
  const before = await changeableEntry(context, input.entryId);
  const merged = await mergedWith(context, before, input);
  const observation = await readObservation(work.tx, context.signedIn.settingsVersions);
  const alertId = input.safetyAlert?.id;
  const after: EntryRow = {
    ...before,
    observationType: merged.observationType,
    quantity: merged.quantity,
    comment: merged.comment,
    imageIds: [...merged.imageIds],
    ...kindColumns(observation, before, merged),
    ...(await movedTo(work, before, merged.place)),
    tasksToAddOnSubmission: planned(context, before, input.tasksToAddOnSubmission ?? []),
    createdSafetyAlertIds:
      alertId === undefined || before.createdSafetyAlertIds.includes(alertId)
        ? before.createdSafetyAlertIds
        : [...before.createdSafetyAlertIds, alertId],
    timeUpdated: work.now,
  };
  await changeImages(context, { entryId: before.id, before: before.imageIds, after: after.imageIds });
  const change = changeOf(before, after);
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  updateEntry(work, after, countChangesOf(change.before, change.after, timeZone));
  const deltaFields = deltaOf(change.changed);
  if (deltaFields !== null) insertDelta(work, after, newDelta(context, 'update', deltaFields));
  await recordChange(context, change, input.safetyAlert ?? null);
  return after;
}

/** What several people changed comes together here; the entry is locked. */
async function mergedWith(
  { work, actor }: CommandContext,
  before: EntryRow,
  { edit = {}, changes }: { edit?: EntryEdit | undefined; changes?: EntryChanges | undefined },
): Promise<MergedEntry> {
  const current = mergedEntryOf(presentEntry(before));
  const record = { recordType: 'entry', recordId: before.id };
  const since = before.timeCreated.toISOString();
  const oldEdit = async (whole: EntryChanges) =>
    editOfChanges(current, whole, changedByOthers(await lastChanges(work.tx, record), actor, since));
  return mergeEdit(work, entryMerge, {
    ...record,
    current,
    edit: changes === undefined ? edit : await oldEdit(changes),
    audited: ([field = '']) => auditedFields.get(field) ?? [],
  });
}

const auditedFields = new Map<string, readonly string[]>(Object.entries(auditedEntryFields));

function changedByOthers(changes: LastChanges, { userId }: Actor, since: string): Set<keyof MergedEntry> {
  const byOther = (field: string) => {
    const last = changes[field];
    return last !== undefined && last.userId !== userId && last.time > since;
  };
  const found = new Set<keyof MergedEntry>();
  let field: keyof MergedEntry;
  for (field in auditedEntryFields) if (auditedEntryFields[field].some(byOther)) found.add(field);
  return found;
}

/** For good. */
export async function deleteEntry(context: CommandContext, entryId: string): Promise<void> {
  const { work } = context;
  const before = await changeableEntry(context, entryId);
  const change = changeOf(before, null);
  const timeZone = await districtTimeZone(work.tx, context.signedIn.settingsVersions);
  removeEntry(work, entryId, countChangesOf(change.before, null, timeZone));
  await dropImages(context, entryId);
  await recordChange(context, change, null);
}

async function changeableEntry({ work, actor }: CommandContext, entryId: string): Promise<EntryRow> {
  const row = visible(actor, await lockEntry(work.tx, entryId));
  if (!canChangeEntry(actor, row)) throw problem('entry.changeNotAllowed');
  return row;
}

function requirePlanning(actor: Actor, schoolId: string): void {
  if (!canPlanWorkOrdersAt(actor, schoolId)) throw problem('entry.workOrdersNotAllowed');
}

function planned({ actor }: CommandContext, entry: EntryRow, more: NewEntry['tasksToAddOnSubmission']) {
  if (more.length === 0) return entry.tasksToAddOnSubmission;
  requirePlanning(actor, entry.schoolId);
  const known = new Set(entry.tasksToAddOnSubmission.map(({ id }) => id));
  const all = [...entry.tasksToAddOnSubmission, ...more.filter(({ id }) => !known.has(id))];
  if (all.length > entryLimits.workOrders) throw problem('entry.tooManyWorkOrders');
  return all;
}

const noFields: DeltaFields = { from: {}, to: {} };

function newDelta(
  { services, work, actor }: CommandContext,
  type: DeltaType,
  deltaFields: DeltaFields,
): NewDelta {
  return { id: services.makeId(), type, deltaFields, userId: actor.userId, now: work.now };
}

type EntryChange = Readonly<{
  before: Entry | null;
  after: Entry | null;
  changed: readonly Difference[];
}>;

/** Compared once, for the delta and for the audit trail. */
function changeOf(before: EntryRow | null, after: EntryRow | null): EntryChange {
  const [was, is] = [before && presentEntry(before), after && presentEntry(after)];
  return { before: was, after: is, changed: entryDifferences(was, is) };
}

/** The audit trail, the notice to open browsers, and the other features that follow entries. */
async function recordChange(
  context: CommandContext,
  { before, after, changed }: EntryChange,
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
