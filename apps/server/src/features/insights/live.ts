import type { TopicRules } from '../../platform/live/stream.ts';

/** Favorites are private. */
export const insightTopics: TopicRules = { insights: (actor, { userId }) => userId === actor.userId };
