import { may } from '@schooldog/domain/permissions';
import {
  canFollowWorkOrdersAt,
  canManageWorkOrdersAt,
  canOpenWorkOrders,
  canOpenWorkOrderUsers,
  staffsSchool,
} from '@schooldog/domain/workOrders';
import type { Reader } from '../../platform/database/database.ts';
import type { Notice } from '../../platform/live/notice.ts';
import type { TopicRules } from '../../platform/live/stream.ts';
import { ordersOfEntry, type StoredWorkOrder } from './store.ts';

const topic = 'workOrders';
/**
 * For work order staff, and with a user for one follower. The id of a notice is that of the board, so that hidden
 * boards stay hidden.
 */
const staffTopic = 'workOrders.staff';
/** Of the settings: for everyone who works with orders. */
export const settingsTopic = 'workOrders.settings';
/** Of the people: for those who manage them. */
export const usersTopic = 'workOrders.users';
const noBoard = 'none';

export const workOrderTopics: TopicRules = {
  [topic]: (actor, { schoolId, userId }) =>
    userId === actor.userId || (schoolId !== undefined && canManageWorkOrdersAt(actor, schoolId)),
  [settingsTopic]: (actor) => canOpenWorkOrders(actor),
  [usersTopic]: (actor) => canOpenWorkOrderUsers(actor),
  [staffTopic]: (actor, { id, schoolId, userId }) => {
    if (schoolId === undefined) return false;
    const place = { schoolId, boardId: id === noBoard ? null : id };
    if (userId === undefined) return may(staffsSchool, actor, place);
    return userId === actor.userId && canFollowWorkOrdersAt(actor, place);
  },
};

type Announced = Pick<
  StoredWorkOrder,
  'id' | 'schoolId' | 'boardId' | 'createdByUserId' | 'assignedUserIds' | 'followingUserIds'
>;

/** For those who saw the order where it was before a change, so that it leaves their lists. */
export function noticesOfLeaving(before: Announced, after: Announced): Notice[] {
  const keyOf = (notice: Notice) => [notice.topic, notice.id, notice.schoolId, notice.userId].join(' ');
  const sent = new Set(noticesOf(after).map(keyOf));
  return noticesOf(before).filter((notice) => !sent.has(keyOf(notice)));
}

export function noticesOf(order: Announced): Notice[] {
  const { id, schoolId, boardId, createdByUserId, assignedUserIds, followingUserIds } = order;
  const people = new Set([createdByUserId, ...assignedUserIds]);
  const followers = followingUserIds.filter((userId) => !people.has(userId));
  const ofBoard = { topic: staffTopic, id: boardId ?? noBoard, schoolId };
  return [
    { topic, id, schoolId },
    ofBoard,
    ...[...people].map((userId) => ({ topic, id, userId })),
    ...followers.map((userId) => ({ ...ofBoard, userId })),
  ];
}

/** Orders that were made from an entry show its pictures. */
export async function viewersOfOrders(
  reader: Reader,
  { ownerType, ownerId }: Readonly<{ ownerType: string; ownerId: string }>,
): Promise<Notice[]> {
  return ownerType === 'entry' ? (await ordersOfEntry(reader, ownerId)).flatMap(noticesOf) : [];
}
