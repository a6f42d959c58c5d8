import { canReadEopsAt } from '@schooldog/domain/eop';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'eop';

export const eopTopics: TopicRules = {
  [topic]: (actor, { schoolId }) => schoolId !== undefined && canReadEopsAt(actor, schoolId),
};

export function noticesOf({ id, schoolId }: Readonly<{ id: string; schoolId: string }>): Notice[] {
  return [{ topic, id, schoolId }];
}
