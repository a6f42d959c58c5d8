import { holdsAt } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';
import type { Work } from '../../platform/work/work.ts';
import { alertIdIn } from './notifyRecipients.ts';
import { findAlertsOfEntry, senderOfAlert, type StoredAlert } from './store.ts';

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
  await work.announce(...(await noticesOfEntry(work.tx, entryId)));
}

export async function viewersOfAlerts(
  reader: Reader,
  { ownerType, ownerId }: Readonly<{ ownerType: string; ownerId: string }>,
): Promise<Notice[]> {
  return ownerType === 'entry' ? noticesOfEntry(reader, ownerId) : [];
}

async function noticesOfEntry(reader: Reader, entryId: string): Promise<Notice[]> {
  return (await findAlertsOfEntry(reader, entryId)).flatMap(noticesOf);
}

/** The sender sees on the page of an alert how it reaches its recipients. */
export async function followersOfDelivery(
  reader: Reader,
  { about }: Readonly<{ about: string }>,
): Promise<{ topic: string; id: string; userId: string }[]> {
  const id = alertIdIn(about);
  if (id === null) return [];
  const userId = await senderOfAlert(reader, id);
  return userId === undefined ? [] : [{ topic, id, userId }];
}
