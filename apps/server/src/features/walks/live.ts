import { holdsAt } from '@schooldog/domain/permissions';
import { participantsOf, type Walk } from '@schooldog/domain/walks';
import type { Reader } from '../../platform/database/database.ts';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';
import { findWalkEntry } from './entryStore.ts';
import { findWalk } from './store.ts';

const walksTopic = 'walks';
/** Who has a walk open. The id of a notice names the walk and the person. */
export const visitsTopic = 'walks.visits';

/** Participants, the reviewer, and people who view entries at the school. */
export const walkTopics: TopicRules = {
  [visitsTopic]: (actor, { userId }) => userId === actor.userId,
  [walksTopic]: (actor, { schoolId, userId }) =>
    userId === actor.userId || (schoolId !== undefined && holdsAt(actor, 'view entries', schoolId)),
};

type Followed = Pick<Walk, 'id' | 'schoolId' | 'leaderUserId' | 'collaborators' | 'awaitingReviewBy'>;

export function noticesOf(walk: Followed): readonly Notice[] {
  const { id, schoolId, awaitingReviewBy } = walk;
  const people = [...participantsOf(walk), ...(awaitingReviewBy === null ? [] : [awaitingReviewBy])];
  return [
    { topic: walksTopic, id, schoolId },
    ...people.map((userId) => ({ topic: walksTopic, id, userId })),
  ];
}

/** Of an entry that is still in its walk. */
export async function viewersOfWalkEntry(
  reader: Reader,
  { ownerType, ownerId }: Readonly<{ ownerType: string; ownerId: string }>,
): Promise<readonly Notice[]> {
  const entry = ownerType === 'entry' ? await findWalkEntry(reader, ownerId) : undefined;
  const walk = entry === undefined ? undefined : await findWalk(reader, entry.walkId);
  return walk === undefined ? [] : noticesOf(walk);
}
