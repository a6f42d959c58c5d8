import type { TopicRules } from '../../platform/live/stream.ts';

/** Settings affect every screen; what a user's own device sent concerns only that user. */
export const settingsTopics: TopicRules = {
  settings: (actor, { userId }) => userId === undefined || userId === actor.userId,
};
