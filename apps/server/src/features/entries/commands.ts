import {
  canChangeEntry,
  canLogEntryAt,
  canPlanWorkOrdersAt,
  countChangesOf,
  type DeltaFields,
  deltaOf,
  type DeltaType,
  entryFields,
  type EntryChanges,
  entryLimits,
  type NewEntry,
  recorded,
  seenAt,
} from '@schooldog/domain/entries';
import { problem } from '@schooldog/domain/kernel';
import { type Actor, sourceTypeFor } from '@schooldog/domain/permissions';
import type { ObservationSettings } from '@schooldog/domain/settings';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import type { Work } from '../../platform/work/work.ts';
import { announceAlertsOf, sendAlert } from '../alerts/index.ts';
import { readObservation } from '../settings/index.ts';
import type { Asker } from './asker.ts';
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

export async function logEntry(asker: Asker, input: NewEntry): Promise<EntryRow> {
  const { work, actor } = asker;
  const { entryId: id, schoolId, entry: form, tasksToAddOnSubmission, safetyAlert } = input;
  if (!canLogEntryAt(actor, schoolId)) throw problem('forbidden', 'entry.logNotAllowed');
  if (tasksToAddOnSubmission.length > 0) requirePlanning(actor, schoolId);
  const observation = await readObservation(work.tx, asker.settingsVersions);
  requireLoggable(observation, form);
  const row: EntryRow = {
    id,
    schoolId,
    time: seenAt({ timestamp: new Date(input.timestamp), deviceNow: asker.deviceNow, serverNow: work.now }),
    reportedByUserId: actor.userId,
    walkType: sourceTypeFor(actor, schoolId),
    opinion: form.observationType,
    categoryId: form.observationCategoryId,
    itemId: form.observationItemId,
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
  if (form.imageIds.length > 0) await changeImages(asker, { entryId: id, before: [], after: form.imageIds });
  const logged = presentEntry(row);
  const counts = countChangesOf(null, logged, await districtTimeZone(work.tx, asker.settingsVersions));
  const delta = newDelta(asker, 'create', deltaOf(null, logged) ?? noFields);
  insertEntry(work, row, delta, counts);
  if (safetyAlert !== null) await alert(asker, row, safetyAlert, observation);
  await settle(work, null, row);
  return row;
}

export async function editEntry(
  asker: Asker,
  input: {
    entryId: string;
    changes: EntryChanges;
    safetyAlert?: NewEntry['safetyAlert'] | undefined;
    tasksToAddOnSubmission?: NewEntry['tasksToAddOnSubmission'] | undefined;
  },
): Promise<EntryRow> {
  const { work } = asker;
  const before = await changeableEntry(asker, input.entryId);
  const { changes } = input;
  const observation = await readObservation(work.tx, asker.settingsVersions);
  const alertId = input.safetyAlert?.id;
  const after: EntryRow = {
    ...before,
    opinion: changes.observationType ?? before.opinion,
    quantity: changes.quantity ?? before.quantity,
    comment: changes.comment ?? before.comment,
    imageIds: changes.imageIds ?? before.imageIds,
    ...kindColumns(observation, before, changes),
    ...(await movedTo(work, before, changes)),
    tasksToAddOnSubmission: planned(asker, before, input.tasksToAddOnSubmission ?? []),
    createdSafetyAlertIds:
      alertId === undefined || before.createdSafetyAlertIds.includes(alertId)
        ? before.createdSafetyAlertIds
        : [...before.createdSafetyAlertIds, alertId],
    timeUpdated: work.now,
  };
  await changeImages(asker, { entryId: before.id, before: before.imageIds, after: after.imageIds });
  const [was, is] = [presentEntry(before), presentEntry(after)];
  const timeZone = await districtTimeZone(work.tx, asker.settingsVersions);
  await updateEntry(work, after, countChangesOf(was, is, timeZone));
  const deltaFields = deltaOf(was, is);
  if (deltaFields !== null) await insertDelta(work.tx, after, newDelta(asker, 'update', deltaFields));
  if (input.safetyAlert != null) await alert(asker, after, input.safetyAlert, observation);
  await settle(work, before, after);
  return after;
}

/** For good. */
export async function deleteEntry(asker: Asker, entryId: string): Promise<void> {
  const { work } = asker;
  const before = await changeableEntry(asker, entryId);
  const timeZone = await districtTimeZone(work.tx, asker.settingsVersions);
  await removeEntry(work, entryId, countChangesOf(presentEntry(before), null, timeZone));
  await dropImages(asker, before);
  await work.audit({
    recordType: 'entry',
    recordId: entryId,
    before: recorded(presentEntry(before)),
    after: null,
    fields: entryFields,
  });
  await announce(work, before);
  await announceAlerts(work, before);
}

async function changeableEntry({ work, actor }: Asker, entryId: string): Promise<EntryRow> {
  const row = visible(actor, await lockEntry(work.tx, entryId));
  if (!canChangeEntry(actor, row)) throw problem('forbidden', 'entry.changeNotAllowed');
  return row;
}

function requirePlanning(actor: Actor, schoolId: string): void {
  if (!canPlanWorkOrdersAt(actor, schoolId)) throw problem('forbidden', 'entry.workOrdersNotAllowed');
}

function planned({ actor }: Asker, entry: EntryRow, more: NewEntry['tasksToAddOnSubmission']) {
  if (more.length === 0) return entry.tasksToAddOnSubmission;
  requirePlanning(actor, entry.schoolId);
  const known = new Set(entry.tasksToAddOnSubmission.map(({ id }) => id));
  const all = [...entry.tasksToAddOnSubmission, ...more.filter(({ id }) => !known.has(id))];
  if (all.length > entryLimits.workOrders) throw problem('invalid', 'entry.tooManyWorkOrders');
  return all;
}

async function alert(
  { work, services, actor }: Asker,
  row: EntryRow,
  { id, userIds, message }: NonNullable<NewEntry['safetyAlert']>,
  observation: ObservationSettings,
): Promise<void> {
  const entry = presentEntry(row);
  await sendAlert(work, services, {
    id,
    schoolId: row.schoolId,
    entryId: row.id,
    walkId: row.walkId,
    message,
    userIds,
    createdByActor: actor,
    entry: {
      observationCategoryId: entry.observationCategoryId,
      observationItemId: entry.observationItemId,
      categoryLabel: observation.categories.find(({ id: known }) => known === row.categoryId)?.label ?? '',
      itemLabel: observation.items.find(({ id: known }) => known === row.itemId)?.label ?? '',
      observationType: entry.observationType,
      quantity: entry.quantity,
      comment: entry.comment,
      location: entry.location,
      tags: entry.tags,
      imageIds: entry.imageIds,
      timestamp: entry.timestamp,
    },
  });
}

const noFields: DeltaFields = { from: {}, to: {} };

function newDelta({ services, work, actor }: Asker, type: DeltaType, deltaFields: DeltaFields): NewDelta {
  return { id: services.makeId(), type, deltaFields, userId: actor.userId, now: work.now };
}

async function settle(work: Work, before: EntryRow | null, after: EntryRow): Promise<void> {
  await work.audit({
    recordType: 'entry',
    recordId: after.id,
    before: before && recorded(presentEntry(before)),
    after: recorded(presentEntry(after)),
    fields: entryFields,
  });
  await announce(work, after);
  if (before !== null) await announceAlerts(work, before);
}

async function announce(work: Work, entry: EntryRow): Promise<void> {
  await work.announce({
    topic: 'entries',
    id: entry.id,
    schoolId: entry.schoolId,
    userId: entry.reportedByUserId,
  });
}

/** A new alert tells of itself; those that were there before say what became of their entry. */
async function announceAlerts(work: Work, before: EntryRow): Promise<void> {
  if (before.createdSafetyAlertIds.length > 0) await announceAlertsOf(work, before.id);
}
