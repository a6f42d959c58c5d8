import { canManageOwnData } from '@schooldog/domain/ownData';
import type { TopicRules } from '../../platform/live/stream.ts';

export const ownDataTopic = 'ownData';

export const ownDataTopics: TopicRules = { [ownDataTopic]: (actor) => canManageOwnData(actor) };
