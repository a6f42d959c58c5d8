import { sessionsTopic } from '../../platform/identity/endSessions.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

/** Names stand on every screen; a notice says only that a person's record changed. */
export const userTopics: TopicRules = {
  users: () => true,
  [sessionsTopic]: (actor, notice) => notice.id === actor.userId,
};
