import { expect, it } from 'vitest';
import { aPoint } from '../../../testing/drills.ts';
import { pointWork } from '../drillWork.ts';
import { withPendingPoints } from './pendingPoints.ts';

const drillId = 'earlier0000000000000';
const other = aPoint({ id: 'point200000000000000', text: 'Horn too quiet' });
const drill = { drillId, drillDate: '2026-09-03', points: [aPoint(), other] };

it('a point that was settled here is settled before the server knows, although its drill was never seen', () => {
  const change = { before: aPoint(), after: aPoint({ isSettled: true }) };
  const work = pointWork(drillId, change, { drill: undefined, label: '' });
  expect(withPendingPoints([drill], [work])).toEqual([
    { ...drill, points: [aPoint({ isSettled: true }), other] },
  ]);
  const elsewhere = pointWork('another0000000000000', change, { drill: undefined, label: '' });
  expect(withPendingPoints([drill], [elsewhere])).toEqual([drill]);
});

it('the latest of several changes counts', () => {
  const settled = aPoint({ isSettled: true });
  const given = { drill: undefined, label: '' };
  const work = [
    pointWork(drillId, { before: aPoint(), after: settled }, given),
    pointWork(drillId, { before: settled, after: aPoint() }, given),
  ];
  expect(withPendingPoints([drill], work)).toEqual([drill]);
});
