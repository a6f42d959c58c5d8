// Completing: assessments are submitted, the entries are published with their counts, waiting alerts go out, planned work
// orders become real, and the walk is frozen, all in one transaction. A repeated call finds the walk complete and is rejected, so nothing happens twice.
import { entryDifferences, entryFields } from '@schooldog/domain/entries';
import type { Submission } from '@schooldog/domain/walks';
import { mayCompleteWith } from '@schooldog/domain/walks';
import { problem } from '@schooldog/domain/problems';
import type { Command, Services } from '../../platform/api/context.ts';
import type { Reader } from '../../platform/database/database.ts';
import type { Work } from '../../platform/work/work.ts';
import { announceAlertsOf, sendAlertOfWalk } from '../alerts/index.ts';
import { submitInWalk } from '../assessments/index.ts';
import { type EntryRow, presentEntry, type PublishedEntry, publishEntries } from '../entries/index.ts';
import { actorsOf } from '../people/index.ts';
import { createPlannedOrders } from '../workOrders/index.ts';
import { entriesInWalk, requireAssessments } from './assessments.ts';
import { countEntriesOfWalk, entriesOfWalk, takeOutEntries, type WalkEntryRow } from './entryStore.ts';
import { neighborhoodWatch } from './jobs.ts';
import { walkRecord } from './record.ts';
import { type StoredWalk, updateWalk } from './store.ts';

export const completeWalk: Command<
  Readonly<{ walkId: string; acceptsNoEntries?: boolean | undefined }>,
  StoredWalk
> = async (context, { walkId, acceptsNoEntries = false }) => {
  const before = await walkRecord.lock(context, walkId, 'complete');
  await requireEntries(context.work.tx, walkId, acceptsNoEntries);
  await requireAssessments(context.work, walkId);
  return finishWalk(context.work, context.services, before, {
    userId: context.actor.userId,
    comments: '',
    notifiedEmails: [],
  });
};

export async function requireEntries(
  reader: Reader,
  walkId: string,
  acceptsNoEntries: boolean,
): Promise<void> {
  if (!mayCompleteWith(await countEntriesOfWalk(reader, walkId), acceptsNoEntries))
    throw problem('walk.noEntries');
}

export type Finish = Pick<Submission, 'userId' | 'comments' | 'notifiedEmails'>;

/**
 * The caller has locked the walk, and asked the policy and for what a walk needs. Without a user it completes in the
 * name of its leader.
 */
export async function finishWalk(
  work: Work,
  services: Services,
  before: StoredWalk,
  finish: Finish,
): Promise<StoredWalk> {
  const waiting = await entriesOfWalk(work.tx, before.id);
  await submitInWalk(work, {
    walkId: before.id,
    entries: await entriesInWalk(work.tx, before.id),
    userId: finish.userId ?? before.leaderUserId,
  });
  const alerted = await withAlertsSent(work, services, waiting);
  const published = await withOrdersCreated(work, services, alerted);
  await takeOutEntries(work.tx, before.id);
  const sendsWatch = before.shouldSendNeighborhoodWatch && !before.hasSentNeighborhoodWatch;
  const changes = {
    status: 'complete',
    awaitingReviewBy: null,
    timeSubmitted: null,
    timeCompleted: work.now,
    timeUpdated: work.now,
    hasSentNeighborhoodWatch: before.hasSentNeighborhoodWatch || sendsWatch,
    submissionHistory: [
      ...before.submissionHistory,
      { ...finish, fromStatus: before.status, toStatus: 'complete', timestamp: work.now.toISOString() },
    ],
  } satisfies Partial<StoredWalk>;
  const after: StoredWalk = { ...before, ...changes };
  updateWalk(work, before.id, changes);
  if (sendsWatch) await work.enqueue(neighborhoodWatch, { walkId: before.id }, { once: before.id });
  await walkRecord.recordChange(work, before, after);
  await publishEntries(work, services, published);
  return after;
}

/** As entries, without an alert that could not be sent anymore; their history says why. */
async function withAlertsSent(
  work: Work,
  services: Services,
  waiting: readonly WalkEntryRow[],
): Promise<PublishedEntry[]> {
  const alerted = waiting.filter(({ safetyAlert }) => safetyAlert?.state === 'waiting');
  const reporters = await actorsOf(
    work.tx,
    alerted.map(({ reportedByUserId }) => reportedByUserId),
    await services.readApp(),
  );
  const entries: PublishedEntry[] = [];
  for (const { isDeleted: _isDeleted, safetyAlert, ...row } of waiting) {
    const createdByActor = reporters.find(({ userId }) => userId === row.reportedByUserId);
    const mustSend = safetyAlert?.state === 'waiting';
    // One that went out before leads to the page of its entry from now on.
    if (safetyAlert?.state === 'sent') await announceAlertsOf(work, row.id);
    const unsentAlert = !mustSend
      ? null
      : createdByActor === undefined
        ? 'senderNotAllowed'
        : await sendAlertOfWalk(work, services, {
            entry: presentEntry(row),
            form: safetyAlert,
            createdByActor,
          });
    const alertIds = row.createdSafetyAlertIds.filter((id) => unsentAlert === null || id !== safetyAlert?.id);
    if (unsentAlert !== null) await recordUnsent(work, row, alertIds);
    entries.push({ row: { ...row, createdSafetyAlertIds: alertIds, timeUpdated: work.now }, unsentAlert });
  }
  return entries;
}

async function withOrdersCreated(
  work: Work,
  services: Services,
  entries: readonly PublishedEntry[],
): Promise<PublishedEntry[]> {
  const rows = entries.map(({ row }) => presentEntry(row));
  const created = await createPlannedOrders(work, services, rows);
  return entries.map(({ row, ...rest }) => ({
    ...rest,
    row: { ...row, createdTaskIds: [...row.createdTaskIds, ...(created.get(row.id) ?? [])] },
  }));
}

/** The audit trail keeps the id of the alert that was dropped. */
async function recordUnsent(work: Work, row: EntryRow, createdSafetyAlertIds: string[]): Promise<void> {
  const [before, after] = [presentEntry(row), presentEntry({ ...row, createdSafetyAlertIds })];
  const changed = entryDifferences(before, after);
  await work.audit({ recordType: 'entry', recordId: row.id, before, after, fields: entryFields, changed });
}
