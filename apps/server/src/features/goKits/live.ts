import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'goKits';

/** Everyone sees their own kits only. */
export const goKitTopics: TopicRules = {
  [topic]: (actor, { userId }) => userId === actor.userId,
};

export function noticeOf(kitId: string, userId: string): Notice {
  return { topic, id: kitId, userId };
}
