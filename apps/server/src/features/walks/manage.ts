// What the leader and managers do with a walk as a whole.
import type { Command } from '../../platform/api/context.ts';
import { announceAlertsOf } from '../alerts/index.ts';
import { deleteWithWalk, reopenInWalk } from '../assessments/index.ts';
import { dropImages } from '../entries/index.ts';
import { everyEntryOfWalk } from './entryStore.ts';
import { walkRecord } from './record.ts';
import { moveTo, outOfReview, resumeReview } from './review.ts';
import { deleteWalk, type StoredWalk, updateWalk } from './store.ts';

type OneWalk = Readonly<{ walkId: string }>;

/** Published entries stay published, and assessments can be answered again; what is logged from now on waits for the next completion. */
export const placeWalkInProgress: Command<OneWalk, StoredWalk> = async (context, { walkId }) => {
  const { work, actor } = context;
  const before = await walkRecord.lock(context, walkId, 'placeBack');
  await reopenInWalk(work, walkId, actor.userId);
  return moveTo(work, before, {
    toStatus: 'inprogress',
    comments: '',
    userId: actor.userId,
    notifiedEmails: [],
    changes: { ...outOfReview, timeCompleted: null },
  });
};

export const setWalkArchived: Command<OneWalk & Readonly<{ isArchived: boolean }>, StoredWalk> = async (
  context,
  { walkId, isArchived },
) => {
  const { work, actor } = context;
  const before = await walkRecord.lock(context, walkId, isArchived ? 'archive' : 'unarchive');
  const changes = {
    timeArchived: isArchived ? work.now : null,
    archivedByUserId: isArchived ? actor.userId : null,
  };
  const after = { ...before, ...changes };
  updateWalk(work, walkId, changes);
  if (!isArchived) await resumeReview(work, after);
  await walkRecord.recordChange(work, before, after);
  return after;
};

/** Permanent. What was published or submitted stays, with its alerts and work orders; the rest goes, with its photos. */
export const archiveWalk: Command<OneWalk> = async (context, { walkId }) => {
  const { work } = context;
  const walk = await walkRecord.lock(context, walkId, 'delete');
  for (const { id, safetyAlert } of await everyEntryOfWalk(work.tx, walkId)) {
    await dropImages(context, id);
    if (safetyAlert?.state === 'sent') await announceAlertsOf(work, id);
  }
  await deleteWithWalk(work, { walkId, isComplete: walk.status === 'complete' });
  deleteWalk(work, walkId);
  await walkRecord.recordChange(work, walk, null);
};
