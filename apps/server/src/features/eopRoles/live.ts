import { canReadEopsAt } from '@schooldog/domain/eop';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'eopRoles';

export const roleTopics: TopicRules = {
  [topic]: (actor, { schoolId }) => schoolId !== undefined && canReadEopsAt(actor, schoolId),
};

export function noticesOf({ id, schoolId }: Readonly<{ id: string; schoolId: string }>): Notice[] {
  return [{ topic, id, schoolId }];
}
