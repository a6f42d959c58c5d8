import { addDays, dateIn, defaultTimeZone, startOfDay } from '@schooldog/domain/dates';
import { expect, it } from 'vitest';
import { startScheduled } from './jobs.ts';
import { workOrderUpdates } from './schema.ts';
import { raise, runJob, workOrderDistrict } from './testing/district.ts';

const district = await workOrderDistrict();
const { fixture, clients, clock } = district;
const { principal } = clients;
const run = () => runJob(district, startScheduled, {});
const shown = (workOrderId: string) => principal.workOrders.getWorkOrder({ workOrderId });

it('a scheduled order becomes New once, when its day begins in the district, and nobody is notified', async () => {
  const tomorrow = addDays(dateIn(clock.now.toISOString(), defaultTimeZone), 1);
  const { id } = await raise(district, principal, { scheduledStartDate: tomorrow });
  const later = await raise(district, principal, { scheduledStartDate: addDays(tomorrow, 1) });
  const midnight = new Date(startOfDay(tomorrow, defaultTimeZone)).getTime();
  clock.now = new Date(midnight - 1000);
  await run();
  expect((await shown(id)).status).toBe('Scheduled');
  clock.now = new Date(midnight + 60_000);
  await Promise.all([run(), run()]);
  const { status, statusHistory, hasActivityOfOthers } = await shown(id);
  expect(status).toBe('New');
  expect(statusHistory.map(({ toStatus, byUserId }) => [toStatus, byUserId === null])).toEqual([
    ['Scheduled', false],
    ['New', true],
  ]);
  expect(hasActivityOfOthers).toBe(false);
  expect((await shown(later.id)).status).toBe('Scheduled');
  expect(await fixture.database.db.select().from(workOrderUpdates)).toEqual([]);
});
