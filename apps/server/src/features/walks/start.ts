import { seenAt } from '@schooldog/domain/entries';
import { sourceTypeFor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { canStartWalkAt, emptyContext, type NewWalk } from '@schooldog/domain/walks';
import type { Command } from '../../platform/api/context.ts';
import { requireOpenSchool } from '../schools/index.ts';
import { readObservation } from '../settings/index.ts';
import { inviteCollaborators, requireEligible } from './access.ts';
import { walkRecord } from './record.ts';
import { insertWalk, type StoredWalk } from './store.ts';

export const startWalk: Command<NewWalk, StoredWalk> = async (context, input) => {
  const { work, actor } = context;
  const { walkId: id, schoolId, intendedCategories, timeframe } = input;
  if (!canStartWalkAt(actor, schoolId)) throw problem('walk.startNotAllowed');
  const collaborators = [...new Set(input.collaborators)].filter((userId) => userId !== actor.userId);
  const timeCreated = seenAt({
    timestamp: new Date(input.timestamp),
    deviceNow: context.deviceNow,
    serverNow: work.now,
  });
  requireOpenSchool(work, schoolId, timeCreated);
  await requireEligible(context, schoolId, collaborators);
  const { categories } = await readObservation(work.tx, context.signedIn.settingsVersions);
  if (!intendedCategories.every((wanted) => categories.some((category) => category.id === wanted)))
    throw problem('walk.unknownCategory');
  const row: StoredWalk = {
    id,
    schoolId,
    status: 'inprogress',
    walkType: sourceTypeFor(actor, schoolId),
    leaderUserId: actor.userId,
    collaborators,
    awaitingReviewBy: null,
    createdByUserId: actor.userId,
    intendedCategories: [...new Set(intendedCategories)],
    timeframe,
    ...emptyContext,
    currentStage: 'observations',
    submissionHistory: [],
    shouldSendNeighborhoodWatch: false,
    hasSentNeighborhoodWatch: false,
    timeCreated,
    timeUpdated: work.now,
    timeSubmitted: null,
    timeCompleted: null,
    timeArchived: null,
    archivedByUserId: null,
  };
  insertWalk(work, row);
  await walkRecord.recordChange(work, null, row);
  await inviteCollaborators(context, row, collaborators);
  return row;
};
