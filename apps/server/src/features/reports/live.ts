import { holds } from '@schooldog/domain/permissions';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';

const topic = 'reports';

/** Its owner, its recipients, and those who manage the district. */
export const reportTopics: TopicRules = {
  [topic]: (actor, { userId }) =>
    userId === undefined ? holds(actor, 'manage district') : userId === actor.userId,
};

export function noticesOf(
  schedule: Readonly<{ id: string; ownerUserId: string; recipientUserIds: readonly string[] }>,
): Notice[] {
  const { id, ownerUserId, recipientUserIds } = schedule;
  const people = new Set([ownerUserId, ...recipientUserIds]);
  return [{ topic, id }, ...[...people].map((userId) => ({ topic, id, userId }))];
}
