// A person's own list in the app: what they were told, newest first.
import type { Notification } from '@schooldog/contract/notifications';
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

/** The other devices of the person hear of it, unless there was nothing to mark. */
export async function markNotificationsRead(
  work: Work,
  userId: string,
  ids: readonly string[] | undefined,
): Promise<void> {
  const marked = await markRead(work.tx, { userId, ids, now: work.now });
  if (marked > 0) await work.announce({ topic: notificationsTopic, id: userId });
}

/** Whoever has opened what their notifications lead to has read those too. */
export async function markReadAt(work: Work, userId: string, url: string): Promise<void> {
  const marked = await markReadLeadingTo(work.tx, { userId, url, now: work.now });
  if (marked > 0) await work.announce({ topic: notificationsTopic, id: userId });
}

/** For what is deleted: no list leads there any more. */
export async function withdraw(work: Work, userIds: readonly string[], url: string): Promise<void> {
  const told = await deleteLeadingTo(work.tx, { userIds, url });
  await work.announce(...told.map((id) => ({ topic: notificationsTopic, id })));
}

/** What was read and is half a year old has had its day. */
export async function deleteOldNotifications(reader: Reader, now: Date): Promise<void> {
  await deleteReadBefore(reader, new Date(now.getTime() - retentionMilliseconds));
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    values: row.values,
    url: row.url,
    timeCreated: row.timeCreated.toISOString(),
    timeRead: row.timeRead?.toISOString() ?? null,
  };
}
