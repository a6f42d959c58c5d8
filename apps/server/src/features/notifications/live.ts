import { canReadMessages } from '@schooldog/domain/notifications';
import type { TopicRules } from '../../platform/live/stream.ts';
import { messagesTopic } from '../../platform/messages/index.ts';
import { notificationsTopic } from './notify.ts';

export const notificationTopics: TopicRules = {
  [messagesTopic]: canReadMessages,
  // The notice carries the id of the user whose list changed.
  [notificationsTopic]: (actor, notice) => notice.id === actor.userId,
};
