import { holdsAt } from '@schooldog/domain/permissions';
import type { TopicRules } from '../../platform/live/stream.ts';

/** Users who may see it: its reporter, and those who view entries at its school. */
export const entryTopics: TopicRules = {
  entries: (actor, { schoolId, userId }) =>
    userId === actor.userId || (schoolId !== undefined && holdsAt(actor, 'view entries', schoolId)),
};
