// Logging in a walk: put an entry in, edit it, take it out. Rights and choices are checked when it is put in, so that
// completing never fails because of one entry.
import {
  canLogEntryAt,
  entryDifferences,
  entryFields,
  type EntryEdit,
  type NewEntry,
} from '@schooldog/domain/entries';
import { canSendAlertAt } from '@schooldog/domain/alerts';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  canChangeWalkEntry,
  type NewWalkEntry,
  type WalkAlertForm,
  type WalkEntry,
  walkLimits,
} from '@schooldog/domain/walks';
import type { Command, CommandContext } from '../../platform/api/context.ts';
import { announceAlertsOf, sendAlertOfEntry } from '../alerts/index.ts';
import {
  changeEntry,
  changeImages,
  dropEntry,
  editedEntryRow,
  type EntryRow,
  findEntry,
  lockEntry,
  newEntryRow,
  presentEntry,
} from '../entries/index.ts';
import {
  countEntriesOfWalk,
  findWalkEntry,
  insertWalkEntry,
  presentPublished,
  presentWalkEntry,
  updateWalkEntry,
  type WalkEntryRow,
} from './entryStore.ts';
import { noticesOf } from './live.ts';
import { factsOf, walkRecord } from './record.ts';
import { type StoredWalk, updateWalk } from './store.ts';

export const putWalkEntry: Command<NewWalkEntry, WalkEntry> = async (context, input) => {
  const { work } = context;
  const { entryId: id, walkId, entry: form, timestamp, tasksToAddOnSubmission, safetyAlert } = input;
  const walk = await walkRecord.lock(context, walkId, 'contribute');
  const { schoolId } = walk;
  if (!canLogEntryAt(context.actor, schoolId)) throw problem('entry.logNotAllowed');
  if ((await countEntriesOfWalk(work.tx, walkId)) >= walkLimits.entries) throw problem('walk.tooManyEntries');
  if ((await findEntry(work.tx, id)) !== undefined) throw problem('entry.idTaken');
  const base = await newEntryRow(context, {
    id,
    schoolId,
    walkId,
    assessmentId: null,
    timestamp,
    form,
    tasksToAddOnSubmission,
    alertIds: alertIdsOf(safetyAlert),
  });
  const row: WalkEntryRow = { ...base, walkId, isDeleted: false, safetyAlert: null };
  await changeImages(context, { entryId: id, before: [], after: form.imageIds });
  const stored = { ...row, safetyAlert: await alerted(context, row, safetyAlert) };
  insertWalkEntry(work, stored);
  await recordEntry(context, walk, null, stored);
  return presentWalkEntry(stored);
};

export type WalkEntryChange = Readonly<{
  walkId: string;
  entryId: string;
  edit?: EntryEdit | undefined;
  safetyAlert?: WalkAlertForm | null | undefined;
  tasksToAddOnSubmission?: NewEntry['tasksToAddOnSubmission'] | undefined;
}>;

/** In a walk that was placed back in progress, entries that were published before are edited where they are. */
export const editWalkEntry: Command<WalkEntryChange, WalkEntry> = async (context, input) => {
  const { walkId, edit, safetyAlert = null, tasksToAddOnSubmission } = input;
  const walk = await walkRecord.lock(context, walkId, 'contribute');
  const found = await changeableEntry(context, walk, input.entryId);
  if ('published' in found) {
    const after = await changeEntry(context, found.published, { edit, safetyAlert, tasksToAddOnSubmission });
    await touch(context, walk);
    return presentPublished(after, walkId);
  }
  const before = found.waiting;
  const alertIds = alertIdsOf(safetyAlert);
  const kept = withoutReplaced(before, safetyAlert);
  const base = await editedEntryRow(context, kept, { edit, alertIds, tasksToAddOnSubmission });
  await changeImages(context, { entryId: before.id, before: before.imageIds, after: base.imageIds });
  const after = { ...before, ...base, walkId };
  const stored = { ...after, safetyAlert: await alerted(context, after, safetyAlert) };
  updateWalkEntry(context.work, before.id, stored);
  await recordEntry(context, walk, before, stored);
  return presentWalkEntry(stored);
};

/** Permanent for an entry that was published; others stay in the walk, marked as deleted. */
export const removeWalkEntry: Command<Readonly<{ walkId: string; entryId: string }>> = async (
  context,
  { walkId, entryId },
) => {
  const walk = await walkRecord.lock(context, walkId, 'contribute');
  const found = await changeableEntry(context, walk, entryId);
  if ('published' in found) {
    await dropEntry(context, found.published);
    await touch(context, walk);
    return;
  }
  updateWalkEntry(context.work, entryId, { isDeleted: true, timeUpdated: context.work.now });
  await recordEntry(context, walk, found.waiting, null);
};

export const sendImmediateSafetyAlert: Command<Readonly<{ walkId: string; entryId: string }>> = async (
  context,
  { walkId, entryId },
) => {
  const walk = await walkRecord.lock(context, walkId, 'contribute');
  const found = await changeableEntry(context, walk, entryId);
  const waiting = 'waiting' in found ? found.waiting : undefined;
  if (waiting?.safetyAlert?.state !== 'waiting') return;
  const { state: _state, ...form } = waiting.safetyAlert;
  const safetyAlert = await alerted(context, waiting, { ...form, sendImmediately: true });
  updateWalkEntry(context.work, entryId, { safetyAlert });
  await touch(context, walk);
};

type Found = Readonly<{ waiting: WalkEntryRow } | { published: EntryRow }>;

async function changeableEntry(
  { work, actor }: CommandContext,
  walk: StoredWalk,
  entryId: string,
): Promise<Found> {
  const waiting = await findWalkEntry(work.tx, entryId);
  if (waiting !== undefined) {
    if (waiting.walkId !== walk.id || waiting.isDeleted) throw problem('walk.entryNotFound');
    requireChange(actor, walk, waiting);
    return { waiting };
  }
  const published = await lockEntry(work.tx, entryId);
  if (published?.walkId !== walk.id) throw problem('walk.entryNotFound');
  requireChange(actor, walk, published);
  return { published };
}

function requireChange(actor: Actor, walk: StoredWalk, entry: Readonly<{ reportedByUserId: string }>): void {
  if (!canChangeWalkEntry(actor, factsOf(walk), entry)) throw problem('walk.entryNotAllowed');
}

function alertIdsOf(alert: WalkAlertForm | null): string[] {
  return alert === null ? [] : [alert.id];
}

/** A new alert takes the place of one that still waits, which then never goes out. */
function withoutReplaced(row: WalkEntryRow, alert: WalkAlertForm | null): WalkEntryRow {
  const replaced = row.safetyAlert?.state === 'waiting' && alert !== null ? row.safetyAlert.id : null;
  return {
    ...row,
    createdSafetyAlertIds: row.createdSafetyAlertIds.filter((id) => id !== replaced),
  };
}

/** An alert that is not sent at once waits in the entry until the walk completes. */
async function alerted(
  context: CommandContext,
  row: WalkEntryRow,
  alert: WalkAlertForm | null,
): Promise<WalkEntryRow['safetyAlert']> {
  if (alert === null) return row.safetyAlert;
  const { sendImmediately, ...form } = alert;
  if (!canSendAlertAt(context.actor, row.schoolId)) throw problem('alert.sendNotAllowed');
  if (sendImmediately) await sendAlertOfEntry(context, presentEntry(row), form);
  return { ...form, state: sendImmediately ? 'sent' : 'waiting' };
}

/** The history of an entry begins in its walk and goes on when it is published. */
async function recordEntry(
  context: CommandContext,
  walk: StoredWalk,
  before: WalkEntryRow | null,
  after: WalkEntryRow | null,
): Promise<void> {
  const row = after ?? before;
  if (row === null) return;
  const [was, is] = [before && presentEntry(before), after && presentEntry(after)];
  await context.work.audit({
    recordType: 'entry',
    recordId: row.id,
    before: was,
    after: is,
    fields: entryFields,
    changed: entryDifferences(was, is),
  });
  if (before?.safetyAlert?.state === 'sent') await announceAlertsOf(context.work, row.id);
  await touch(context, walk);
}

/** A walk that is worked on is not abandoned. */
async function touch({ work }: CommandContext, walk: StoredWalk): Promise<void> {
  updateWalk(work, walk.id, { timeUpdated: work.now });
  await work.announce(...noticesOf(walk));
}
