// What is kept with each change, what a change of the calendar does to it, and when answers are counted again.
import { defaultWorkCalendar } from '@schooldog/domain/workOrders';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { workOrderAnalytics, workOrderMeasuring, workOrders } from '../schema.ts';
import { saveTasksSettings } from '../testing/aWorkOrderOf.ts';
import { raise, runJob, workOrderDistrict, type WorkOrderDistrict } from '../testing/district.ts';
import { countAgain, forgetAnswers, measureOrders } from './jobs.ts';

/** A Friday, 13:00 in New York. */
const friday = new Date('2026-11-13T18:00:00.000Z');
const hours = (count: number) => count * 3600;
let district: WorkOrderDistrict;

beforeEach(async () => {
  district = await workOrderDistrict(friday);
});

const weekdays = {
  isWorkCalendarEnabled: true,
  workCalendar: { ...defaultWorkCalendar, startTime: '07:00', endTime: '15:00' },
};

async function kept(id: string) {
  const [row] = await district.fixture.database.db.select().from(workOrders).where(eq(workOrders.id, id));
  if (row === undefined) throw new Error('no such order');
  const { timeClockStarted, timeFirstResponded, isReopened, responseMinutes, completionMinutes } = row;
  return { timeClockStarted, timeFirstResponded, isReopened, responseMinutes, completionMinutes };
}

async function setStatus(
  id: string,
  fromStatus: 'New' | 'Started' | 'Complete',
  status: 'Started' | 'Complete',
) {
  const { supervisor } = district.clients;
  await supervisor.workOrders.setWorkOrderStatus({ workOrderId: id, fromStatus, status, comment: '' });
}

/** Raised on Friday, answered after an hour, done on Monday at 8:00, and once more on Tuesday at 8:00. */
async function aReopenedOrder(): Promise<string> {
  const { clients, clock } = district;
  const { id } = await raise(district, clients.teacher, {});
  clock.forward(hours(1));
  const comment = { workOrderId: id, commentId: id, comment: 'Who?' };
  await clients.teacher.workOrders.addWorkOrderComment(comment);
  await clients.supervisor.workOrders.addWorkOrderComment({ ...comment, commentId: `${id.slice(1)}x` });
  clock.forward(hours(66));
  await setStatus(id, 'New', 'Complete');
  clock.forward(hours(2));
  await setStatus(id, 'Complete', 'Started');
  clock.forward(hours(22));
  await setStatus(id, 'Started', 'Complete');
  return id;
}

it('is kept in the transaction of each change, by the calendar of that moment', async () => {
  const { database } = district.fixture;
  await saveTasksSettings(database, weekdays);
  expect(await kept(await aReopenedOrder())).toEqual({
    timeClockStarted: friday,
    timeFirstResponded: new Date('2026-11-13T19:00:00.000Z'),
    isReopened: true,
    responseMinutes: 60,
    completionMinutes: (2 + 8 + 1) * 60,
  });
});

it('follows a new calendar, of which the page tells until all orders do', async () => {
  const { clients, fixture } = district;
  const id = await aReopenedOrder();
  const byClock = await kept(id);
  expect(byClock).toMatchObject({ responseMinutes: 60, completionMinutes: 91 * 60 });
  await runJob(district, measureOrders, {});
  const answer = async () => {
    district.clock.forward(20 * 60);
    return clients.supervisor.workOrders.getTaskAnalytics({});
  };
  expect(await answer()).toMatchObject({ isRecalculating: false, hasCalendar: false });
  await saveTasksSettings(fixture.database, weekdays);
  expect(await answer()).toMatchObject({ isRecalculating: true, hasCalendar: true });
  await runJob(district, measureOrders, {});
  const { isRecalculating, numbers } = await answer();
  expect(isRecalculating).toBe(false);
  expect(numbers).toMatchObject({
    completed: 1,
    reopened: 1,
    response: { minutes: 60, count: 1 },
    completion: { minutes: 11 * 60, count: 1 },
  });
});

it('finds the moments of older orders in their histories', async () => {
  const { db } = district.fixture.database;
  const id = await aReopenedOrder();
  const before = await kept(id);
  await db.delete(workOrderMeasuring);
  await db.update(workOrders).set({
    timeClockStarted: null,
    timeFirstResponded: null,
    timeResponseClockStarted: null,
    isReopened: false,
    responseMinutes: null,
    completionMinutes: null,
  });
  await runJob(district, measureOrders, {});
  expect(await kept(id)).toEqual(before);
});

it('shows an answer of the last minutes while it is counted again, an older one only counted anew', async () => {
  const { clients, clock } = district;
  await runJob(district, measureOrders, {});
  const ask = (fresh = false) => clients.supervisor.workOrders.getTaskAnalytics(fresh ? { fresh } : {});
  const openAt = async (fresh = false) => {
    const { numbers, isRecounting } = await ask(fresh);
    return [numbers.open, isRecounting];
  };
  expect(await openAt()).toEqual([0, false]);
  await raise(district, clients.teacher, {});
  clock.forward(30);
  expect(await openAt()).toEqual([0, false]);
  expect(await openAt(true)).toEqual([1, false]);
  await raise(district, clients.teacher, {});
  clock.forward(90);
  expect(await openAt()).toEqual([1, true]);
  await raise(district, clients.teacher, {});
  clock.forward(16 * 60);
  expect(await openAt()).toEqual([3, false]);
  const { timeComputed } = await ask();
  expect(timeComputed).toBe(clock.now.toISOString());
});

it('counts a kept answer again, and forgets it after a day', async () => {
  const { clients, clock, fixture } = district;
  await clients.supervisor.workOrders.getTaskAnalytics({});
  const answers = () => fixture.database.db.select().from(workOrderAnalytics);
  const [first] = await answers();
  await raise(district, clients.teacher, {});
  clock.forward(10);
  await runJob(district, countAgain, { id: first?.id ?? '' });
  const [again] = await answers();
  expect([first?.answer.open, again?.answer.open]).toEqual([0, 1]);
  clock.forward(hours(25));
  await runJob(district, forgetAnswers, {});
  expect(await answers()).toEqual([]);
});
