import type { TopicRules } from '../../platform/live/stream.ts';

/** Favourites are everybody's own. */
export const insightTopics: TopicRules = { insights: (actor, { userId }) => userId === actor.userId };
