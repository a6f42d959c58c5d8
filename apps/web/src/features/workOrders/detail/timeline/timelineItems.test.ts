import { expect, it } from 'vitest';
import { aWorkOrder } from '../../../../testing/workOrders.ts';
import { commentsToSend, timelineItems } from './timelineItems.ts';

const at = (minute: number) => `2026-10-05T14:${String(minute).padStart(2, '0')}:00.000Z`;
const by = { byUserId: 'technician0000000000', byName: 'Ana Ruiz' };
const ana = { userId: by.byUserId, name: by.byName };
const comment = {
  id: 'comment0000000000000',
  userId: ana.userId,
  userName: ana.name,
  comment: 'On my way.',
  timeCreated: at(4),
  timeEdited: null,
};

const order = aWorkOrder({
  statusHistory: [
    { id: 's1', fromStatus: null, toStatus: 'New', comment: '', ...by, timestamp: at(0) },
    { id: 's2', fromStatus: 'New', toStatus: 'Started', comment: '', ...by, timestamp: at(3) },
  ],
  assignmentHistory: [{ id: 'a1', assigned: [ana], newlyAssigned: [ana], ...by, timestamp: at(1) }],
  attachments: [
    {
      id: 'f1',
      name: 'Plan',
      fileName: 'plan.pdf',
      size: 1,
      ...by,
      timeCreated: at(2),
      url: null,
      removed: { byName: 'Pat Lee', time: at(5) },
    },
  ],
  comments: [comment],
});

it('everything that happened is one list, newest first; a removed attachment is in it twice', () => {
  expect(timelineItems(order).map(({ key }) => key)).toEqual([
    'removed f1',
    'comment comment0000000000000',
    'status s2',
    'added f1',
    'assignment a1',
    'status s1',
  ]);
});

it('a comment that has arrived no longer waits', () => {
  const waiting = { commentId: 'another0000000000000', comment: 'Done.' };
  const sent = { commentId: comment.id, comment: comment.comment };
  expect(commentsToSend(order, { comments: [waiting, sent] })).toEqual([waiting]);
});
