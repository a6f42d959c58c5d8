import type { TopicRules } from '../../platform/live/stream.ts';

/** Settings shape everybody's screen; what a person's own device sent concerns only that person. */
export const settingsTopics: TopicRules = {
  settings: (actor, { userId }) => userId === undefined || userId === actor.userId,
};
