import { canBeginSomewhere } from '@schooldog/domain/assessments';
import { canCreateRubrics } from '@schooldog/domain/rubrics';
import type { TopicRules } from '../../platform/live/stream.ts';

/** People who write rubrics, and people who choose among them. */
export const rubricTopics: TopicRules = {
  rubrics: (actor) => canCreateRubrics(actor) || canBeginSomewhere(actor),
};
