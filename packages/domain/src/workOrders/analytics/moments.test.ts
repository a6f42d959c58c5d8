import { expect, it } from 'vitest';
import { workClock } from '../../dates/index.ts';
import type { WorkOrderStatus } from '../status.ts';
import { minutesOf, momentsOf, type OrderEvent } from './index.ts';

const at = (day: number, time = '12:00') =>
  new Date(`2026-09-${String(day).padStart(2, '0')}T${time}:00.000Z`);
const status = (
  from: WorkOrderStatus | null,
  to: WorkOrderStatus,
  time: Date,
  byUserId: string | null = 'creator',
): OrderEvent => ({ kind: 'status', from, to, time, byUserId });
const comment = (time: Date, byUserId: string): OrderEvent => ({ kind: 'comment', time, byUserId });
const assignment = (time: Date, byUserId: string): OrderEvent => ({ kind: 'assignment', time, byUserId });
const of = (...events: readonly OrderEvent[]) => momentsOf(events, 'creator');

it('starts the clock when an order is new: created, approved, or no longer scheduled', () => {
  expect(of(status(null, 'New', at(1))).timeClockStarted).toEqual(at(1));
  expect(of(status(null, 'AwaitingApproval', at(1))).timeClockStarted).toBeNull();
  const approved = [
    status(null, 'AwaitingApproval', at(1)),
    status('AwaitingApproval', 'New', at(2), 'boss'),
  ];
  expect(of(...approved)).toMatchObject({ timeClockStarted: at(2), timeFirstResponded: null });
  const scheduled = [status(null, 'Scheduled', at(1)), status('Scheduled', 'New', at(9), null)];
  expect(of(...scheduled)).toMatchObject({ timeClockStarted: at(9), timeFirstResponded: null });
  expect(of(status(null, 'New', at(1)), status('New', 'Started', at(2))).timeClockStarted).toEqual(at(1));
  const declined = [
    status(null, 'AwaitingApproval', at(1)),
    status('AwaitingApproval', 'Declined', at(2), 'boss'),
  ];
  expect(of(...declined).timeClockStarted).toBeNull();
  expect(of(...declined, status('Declined', 'New', at(5), 'boss')).timeClockStarted).toEqual(at(5));
});

it('takes the first status change, assignment or comment of someone else as the response', () => {
  const created = status(null, 'New', at(1));
  for (const event of [
    comment(at(3), 'worker'),
    assignment(at(3), 'boss'),
    status('New', 'Started', at(3), 'worker'),
  ])
    expect(of(created, comment(at(2), 'creator'), event, comment(at(4), 'boss'))).toMatchObject({
      timeFirstResponded: at(3),
      timeResponseClockStarted: at(1),
    });
  expect(of(created, status('New', 'Started', at(2), null)).timeFirstResponded).toBeNull();
});

it('counts no response before the clock runs, but work that begins at once', () => {
  const waiting = status(null, 'AwaitingApproval', at(1));
  const early = of(waiting, comment(at(2), 'boss'), status('AwaitingApproval', 'New', at(3), 'boss'));
  expect(early.timeFirstResponded).toBeNull();
  const begun = of(waiting, status('AwaitingApproval', 'Started', at(3), 'boss'));
  expect(begun).toMatchObject({ timeFirstResponded: at(3), timeResponseClockStarted: at(3) });
});

it('measures a response from the start before it, also when the order is scheduled again later', () => {
  const moments = of(
    status(null, 'New', at(1)),
    status('New', 'Scheduled', at(2), 'boss'),
    status('Scheduled', 'New', at(20), null),
  );
  expect(moments).toMatchObject({
    timeClockStarted: at(20),
    timeFirstResponded: at(2),
    timeResponseClockStarted: at(1),
  });
});

it('remembers that an order was reopened', () => {
  const complete = [status(null, 'New', at(1)), status('New', 'Complete', at(2), 'worker')];
  expect(of(...complete).isReopened).toBe(false);
  expect(of(...complete, status('Complete', 'New', at(3), 'boss')).isReopened).toBe(false);
  const reopened = [...complete, status('Complete', 'Started', at(3), 'boss')];
  expect(of(...reopened, status('Started', 'Complete', at(4), 'worker')).isReopened).toBe(true);
});

it('measures whole minutes of work time, none of what has not happened', () => {
  const calendar = {
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const,
    overrides: [],
    startTime: '07:00',
    endTime: '15:00',
  };
  const clock = workClock(calendar, 'America/New_York');
  // Friday at 14:30 and Monday at 8:15:59 in New York.
  const moments = of(
    status(null, 'New', at(4, '18:30')),
    status('New', 'Started', new Date('2026-09-07T12:15:59.000Z'), 'worker'),
  );
  expect(minutesOf(moments, null, clock)).toEqual({ responseMinutes: 105, completionMinutes: null });
  expect(minutesOf(moments, at(8, '11:00'), clock).completionMinutes).toBe(30 + 480);
  const always = workClock(null, 'America/New_York');
  expect(minutesOf(moments, at(5, '18:30'), always).completionMinutes).toBe(1440);
});
