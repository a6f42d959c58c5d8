import { holdsAt } from '@schooldog/domain/permissions';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';
import type { StoredAssessment } from './store.ts';

const topic = 'assessments';

/** The person who began it, the participants of its walk, and those who view or manage assessments at the school. */
export const assessmentTopics: TopicRules = {
  [topic]: (actor, { schoolId, userId }) =>
    userId === actor.userId ||
    (schoolId !== undefined &&
      (holdsAt(actor, 'view assessments', schoolId) || holdsAt(actor, 'manage assessments', schoolId))),
};

type Announced = Pick<StoredAssessment, 'id' | 'schoolId' | 'createdByUserId' | 'walk'>;

export function noticesOf({ id, schoolId, createdByUserId, walk }: Announced): Notice[] {
  const people = new Set([createdByUserId, ...(walk?.participantUserIds ?? [])]);
  return [{ topic, id, schoolId }, ...[...people].map((userId) => ({ topic, id, userId }))];
}
