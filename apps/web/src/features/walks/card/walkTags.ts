// What is special about a walk, most urgent first.
import { isAbandoned, revisionsRequested, type Walk } from '@schooldog/domain/walks';

export type WalkTag = 'awaitingMyAction' | 'inReview' | 'revisions' | 'abandoned' | 'archived';

type Tagged = Pick<
  Walk,
  'status' | 'awaitingReviewBy' | 'submissionHistory' | 'timeUpdated' | 'timeArchived'
>;

export function walkTags(walk: Tagged, userId: string, now: Date): readonly WalkTag[] {
  const holds: Readonly<Record<WalkTag, boolean>> = {
    awaitingMyAction: walk.status === 'review' && walk.awaitingReviewBy === userId,
    inReview: walk.status === 'review',
    revisions: revisionsRequested(walk) !== null,
    abandoned: isAbandoned(walk, now),
    archived: walk.timeArchived !== null,
  };
  return order.filter((tag) => holds[tag]);
}

const order = ['awaitingMyAction', 'inReview', 'revisions', 'abandoned', 'archived'] as const;
