import { holdsAt } from '@schooldog/domain/permissions';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';
import type { Work } from '../../platform/work/work.ts';
import { findAlertsOfEntry, type StoredAlert } from './store.ts';

const topic = 'alerts';

/** A notice names one person, sender or recipient, or else the school for those who manage its alerts. */
export const alertTopics: TopicRules = {
  [topic]: (actor, { userId, schoolId }) =>
    userId === undefined
      ? schoolId !== undefined && holdsAt(actor, 'manage safety alerts', schoolId)
      : userId === actor.userId,
};

export function noticesOf(alert: StoredAlert): Notice[] {
  const { id, schoolId, createdByUserId, recipients } = alert;
  const people = new Set([createdByUserId, ...recipients.map(({ userId }) => userId)]);
  return [{ topic, id, schoolId }, ...[...people].map((userId) => ({ topic, id, userId }))];
}

/** An alert shows the state of its entry, also to users who may not see the entry and so get no notice of it. */
export async function announceAlertsOf(work: Work, entryId: string): Promise<void> {
  const alerts = await findAlertsOfEntry(work.tx, entryId);
  await work.announce(...alerts.flatMap(noticesOf));
}
