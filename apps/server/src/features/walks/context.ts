// What the day was like. Every change is one field, so that several people can fill it in at once.
import { problem } from '@schooldog/domain/problems';
import { canSendNeighborhoodWatchAt, walkContextMerge, type WalkContextEdit } from '@schooldog/domain/walks';
import type { Command } from '../../platform/api/context.ts';
import { mergedChanges } from '../../platform/merge/mergeEdit.ts';
import { walkRecord } from './record.ts';
import { presentWalk, type StoredWalk, updateWalk } from './store.ts';

export const setWalkContext: Command<
  Readonly<{ walkId: string; edit: WalkContextEdit }>,
  StoredWalk
> = async (context, { walkId, edit }) => {
  const { work } = context;
  const before = await walkRecord.lock(context, walkId, 'contribute');
  const changes = await mergedChanges(work, walkContextMerge, {
    recordType: walkRecord.type,
    recordId: walkId,
    current: presentWalk(before).context,
    edit,
  });
  updateWalk(work, walkId, { ...changes, timeUpdated: work.now });
  const after = { ...before, ...changes, timeUpdated: work.now };
  await walkRecord.recordChange(work, before, after);
  return after;
};

export const setNeighborhoodWatch: Command<
  Readonly<{ walkId: string; shouldSend: boolean }>,
  StoredWalk
> = async (context, { walkId, shouldSend }) => {
  const { work, actor } = context;
  const before = await walkRecord.lock(context, walkId, 'contribute');
  if (!canSendNeighborhoodWatchAt(actor, before.schoolId)) throw problem('walk.watchNotAllowed');
  const changes = { shouldSendNeighborhoodWatch: shouldSend, timeUpdated: work.now };
  updateWalk(work, walkId, changes);
  const after = { ...before, ...changes };
  await walkRecord.recordChange(work, before, after);
  return after;
};
