import { canManageRecurring } from '@schooldog/domain/recurring';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'recurring';

export const recurringTopics: TopicRules = { [topic]: (actor) => canManageRecurring(actor) };

export function noticesOf({ id }: Readonly<{ id: string }>): Notice[] {
  return [{ topic, id }];
}
