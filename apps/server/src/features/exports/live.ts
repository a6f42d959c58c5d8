import type { TopicRules } from '../../platform/live/stream.ts';

/** Only the person who requested it. */
export const exportTopics: TopicRules = {
  exports: (actor, { userId }) => userId === actor.userId,
};
