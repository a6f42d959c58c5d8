// Measures every order again after the calendar changed, some at a time. The first time, the moments of orders from
// before they were kept are found in the histories.
import { minutesOf, momentsOf } from '@schooldog/domain/workOrders';
import type { Services } from '../../../platform/api/context.ts';
import { readTasksSettings } from '../../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../../platform/settingsDocuments/timeZone.ts';
import type { Work } from '../../../platform/work/work.ts';
import { calendarKeyOf, clockOf } from './clock.ts';
import {
  eventsOf,
  lockMeasuring,
  lockNextOrders,
  type MeasuredOrder,
  writeMeasures,
  writeMeasuring,
} from './measureStore.ts';

const batchSize = 200;

/** Of two processes, one waits for each batch of the other and goes on behind it. */
export async function measureAllOrders(services: Services): Promise<void> {
  while (await services.work({ userId: null }, measureNext));
}

/** Whether there may be more. */
async function measureNext(work: Work): Promise<boolean> {
  const state = await lockMeasuring(work.tx);
  const [settings, timeZone] = await Promise.all([readTasksSettings(work.tx), districtTimeZone(work.tx)]);
  const key = calendarKeyOf(settings, timeZone);
  if (state.calendarKey === key) return false;
  const lastId = state.nextKey === key ? state.lastId : '';
  const orders = await lockNextOrders(work.tx, lastId, batchSize);
  const isFirst = state.calendarKey === '';
  const known = isFirst ? await withMoments(work, orders) : orders;
  const clock = clockOf(settings, timeZone);
  await writeMeasures(
    work.tx,
    known.map((order) => ({ ...order, ...minutesOf(order, order.timeCompleted, clock) })),
  );
  const last = orders.at(-1);
  await writeMeasuring(work.tx, {
    calendarKey: last === undefined ? key : state.calendarKey,
    nextKey: key,
    lastId: last?.id ?? lastId,
    timeUpdated: work.now,
  });
  return last !== undefined;
}

async function withMoments(work: Work, orders: readonly MeasuredOrder[]): Promise<MeasuredOrder[]> {
  const events = await eventsOf(
    work.tx,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({
    ...order,
    ...momentsOf(events.get(order.id) ?? [], order.createdByUserId),
  }));
}
