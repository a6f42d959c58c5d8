import { canReadMessages } from '@schooldog/domain/notifications';
import type { TopicRules } from '../../platform/live/stream.ts';
import { messagesTopic } from '../../platform/messages/index.ts';

export const notificationTopics: TopicRules = { [messagesTopic]: canReadMessages };
