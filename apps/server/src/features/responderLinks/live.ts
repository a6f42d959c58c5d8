import { canEditEopsAt } from '@schooldog/domain/eop';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'responderLinks';

export const responderTopics: TopicRules = {
  [topic]: (actor, { schoolId }) => schoolId !== undefined && canEditEopsAt(actor, schoolId),
};

export function noticesOf({ id, schoolId }: Readonly<{ id: string; schoolId: string }>): Notice[] {
  return [{ topic, id, schoolId }];
}
