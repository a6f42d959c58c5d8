// A person's own list in the app: what they were told, newest first.
import type { Notification } from '@schooldog/contract/notifications';
import type { Reader } from '../../platform/database/database.ts';
import { cursorOf, placeOf } from '../../platform/database/placeInTime.ts';
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
const keptMilliseconds = 180 * 24 * 60 * 60 * 1000;

export async function listNotifications(reader: Reader, userId: string, before: string | undefined) {
  const mine = notificationStore(reader, userId);
  const found = await mine.page({
    before: before === undefined ? null : placeOf(before, 'notifications.badCursor'),
    limit: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  const isMore = last !== undefined && found.length > pageSize;
  return {
    notifications: shown.map(presentNotification),
    unread: await mine.countUnread(),
    next: isMore ? cursorOf({ time: last.timeCreated, id: last.id }) : null,
  };
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
export async function sweepNotifications(reader: Reader, now: Date): Promise<void> {
  await deleteReadBefore(reader, new Date(now.getTime() - keptMilliseconds));
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
