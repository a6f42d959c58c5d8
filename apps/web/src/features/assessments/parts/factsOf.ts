import type { ShownAssessment } from '@schooldog/contract/assessments';
import type { AssessmentFacts } from '@schooldog/domain/assessments';

/** What decides who may do what with it. */
export function factsOf(assessment: ShownAssessment): AssessmentFacts {
  const { schoolId, createdByUserId, status, walkId, walk } = assessment;
  return {
    schoolId,
    createdByUserId,
    status,
    walkId,
    walk:
      walk === null
        ? null
        : {
            leaderUserId: walk.leaderUserId,
            participantUserIds: walk.participantUserIds,
            isInProgress: walk.status === 'inprogress',
          },
  };
}
