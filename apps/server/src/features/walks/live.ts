import { holdsAt } from '@schooldog/domain/permissions';
import { participantsOf, type Walk } from '@schooldog/domain/walks';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

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
