// The notification list of a user in the app, newest first.
import type { Notification } from '@schooldog/contract/notifications';
import type { FrameCounts } from '@schooldog/domain/dashboard';
import type { Actor } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import { byTime, keysetPage } from '../../platform/database/keysetPage.ts';
import type { Work } from '../../platform/work/work.ts';
import { notificationsTopic } from './notify.ts';
import {
  deleteLeadingTo,
  deleteReadBefore,
  markRead,
  markReadLeadingTo,
  notificationStore,
  type NotificationRow,
} from './store.ts';

const pageSize = 30;
const retentionMilliseconds = 180 * 24 * 60 * 60 * 1000;

export async function listNotifications(reader: Reader, userId: string, before: string | undefined) {
  const mine = notificationStore(reader, userId);
  const { rows, next } = await keysetPage({
    cursor: before,
    size: pageSize,
    key: byTime(({ timeCreated, id }: NotificationRow) => ({ time: timeCreated, id })),
    read: (after, limit) => mine.page({ before: after, limit }),
  });
  return { notifications: rows.map(presentNotification), unread: await mine.countUnread(), next };
}

export async function countsOfFrame(
  reader: Reader,
  { actor }: Readonly<{ actor: Actor }>,
): Promise<Partial<FrameCounts>> {
  return { unreadNotifications: await notificationStore(reader, actor.userId).countUnread() };
}

/** Notifies the user's other devices, unless there was nothing to mark. */
export async function markNotificationsRead(
  work: Work,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<void> {
  const marked = await markRead(work.tx, { userId, ids, now: work.now });
  if (marked > 0) await work.announce({ topic: notificationsTopic, id: userId });
}

/** Opening the target of a notification also marks it read. */
export async function markReadAt(work: Work, userId: string, url: string): Promise<void> {
  const marked = await markReadLeadingTo(work.tx, { userId, url, now: work.now });
  if (marked > 0) await work.announce({ topic: notificationsTopic, id: userId });
}

/** For deleted records: removes notifications that link to them. */
export async function withdraw(work: Work, url: string): Promise<void> {
  const told = await deleteLeadingTo(work.tx, url);
  await work.announce(...told.map((id) => ({ topic: notificationsTopic, id })));
}

/** Read ones are deleted after half a year. */
export async function deleteOldNotifications(reader: Reader, now: Date): Promise<void> {
  await deleteReadBefore(reader, new Date(now.getTime() - retentionMilliseconds));
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    values: row.values,
    valuesIn: row.valuesIn,
    url: row.url,
    timeCreated: row.timeCreated.toISOString(),
    timeRead: row.timeRead?.toISOString() ?? null,
  };
}
