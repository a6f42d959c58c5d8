// The row of a new entry, and of an edited one: what a form says, checked against settings, places and other edits.
import {
  auditedEntryFields,
  canPlanWorkOrdersAt,
  editOfChanges,
  type EntryChanges,
  type EntryEdit,
  type EntryForm,
  entryLimits,
  entryMerge,
  type MergedEntry,
  mergedEntryOf,
  type NewEntry,
  seenAt,
} from '@schooldog/domain/entries';
import { type Actor, sourceTypeFor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { type LastChanges, lastChanges } from '../../platform/audit/audit.ts';
import type { CommandContext } from '../../platform/api/context.ts';
import { mergeEdit } from '../../platform/merge/mergeEdit.ts';
import { chosenPlace, movedPlace } from '../dataProfiles/index.ts';
import { requireOpenSchool } from '../schools/index.ts';
import { readObservation } from '../settings/index.ts';
import { kindColumns, requireLoggable, tagColumns } from './columns.ts';
import { type EntryRow, presentEntry } from './store.ts';

export type EntryInput = Readonly<{
  id: string;
  schoolId: string;
  /** Null for an entry of its own. */
  walkId: string | null;
  assessmentId: string | null;
  timestamp: string;
  form: EntryForm;
  tasksToAddOnSubmission: NewEntry['tasksToAddOnSubmission'];
  alertIds: readonly string[];
}>;

export async function newEntryRow(context: CommandContext, input: EntryInput): Promise<EntryRow> {
  const { work, actor } = context;
  const { id, schoolId, walkId, assessmentId, form, tasksToAddOnSubmission } = input;
  if (tasksToAddOnSubmission.length > 0) requirePlanning(actor, schoolId);
  const observation = await readObservation(work.tx, context.signedIn.settingsVersions);
  requireLoggable(observation, form);
  const timestamp = seenAt({
    timestamp: new Date(input.timestamp),
    deviceNow: context.deviceNow,
    serverNow: work.now,
  });
  requireOpenSchool(work, schoolId, timestamp);
  return {
    id,
    schoolId,
    timestamp,
    reportedByUserId: actor.userId,
    walkType: sourceTypeFor(actor, schoolId),
    observationType: form.observationType,
    observationCategoryId: form.observationCategoryId,
    observationItemId: form.observationItemId,
    quantity: form.quantity,
    comment: form.comment,
    ...(await chosenPlace(work, schoolId, form, 'entry.unknownPlace')),
    ...tagColumns(observation, form),
    imageIds: form.imageIds,
    isFloating: walkId === null,
    walkId,
    assessmentId,
    tasksToAddOnSubmission,
    createdTaskIds: [],
    createdSafetyAlertIds: [...input.alertIds],
    timeCreated: work.now,
    timeUpdated: work.now,
  };
}

export type EntryChange = Readonly<{
  edit?: EntryEdit | undefined;
  changes?: EntryChanges | undefined;
  alertIds: readonly string[];
  tasksToAddOnSubmission?: NewEntry['tasksToAddOnSubmission'] | undefined;
}>;

/** The entry is locked, so what several people changed comes together here. */
export async function editedEntryRow(
  context: CommandContext,
  before: EntryRow,
  input: EntryChange,
): Promise<EntryRow> {
  const { work } = context;
  const merged = await mergedWith(context, before, input);
  const observation = await readObservation(work.tx, context.signedIn.settingsVersions);
  const addsWork = input.alertIds.length > 0 || (input.tasksToAddOnSubmission ?? []).length > 0;
  if (addsWork) requireOpenSchool(work, before.schoolId, work.now);
  return {
    ...before,
    observationType: merged.observationType,
    quantity: merged.quantity,
    comment: merged.comment,
    imageIds: [...merged.imageIds],
    ...kindColumns(observation, before, merged),
    ...(await movedPlace(work, before, merged.place, 'entry.unknownPlace')),
    tasksToAddOnSubmission: planned(context, before, input.tasksToAddOnSubmission ?? []),
    createdSafetyAlertIds: [...new Set([...before.createdSafetyAlertIds, ...input.alertIds])],
    timeUpdated: work.now,
  };
}

async function mergedWith(
  { work, actor }: CommandContext,
  before: EntryRow,
  { edit = {}, changes }: EntryChange,
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
