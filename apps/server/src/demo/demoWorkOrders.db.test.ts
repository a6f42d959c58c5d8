import { workOrderStatuses } from '@schooldog/domain/workOrders';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from '../features/entries/schema.ts';
import { recurringRuns } from '../features/recurring/schema.ts';
import {
  workOrderAttachments,
  workOrderComments,
  workOrders,
  workOrderStatusHistory,
  workOrderUpdates,
} from '../features/workOrders/schema.ts';
import type { StoredWorkOrder } from '../features/workOrders/store.ts';
import { auditHistory } from '../platform/audit/schema.ts';
import { users } from '../platform/identity/schema.ts';
import type { TestApp, TestClient } from '../testing/app.ts';
import { demoApp, demoTime } from './testing/demoApp.ts';

const now = demoTime;
const day = 24 * 60 * 60 * 1000;
let fixture: TestApp;
let everyOrder: StoredWorkOrder[];
/** Without those that series made. */
let orders: StoredWorkOrder[];

beforeAll(async () => {
  fixture = await demoApp();
  everyOrder = await fixture.database.db.select().from(workOrders).orderBy(workOrders.publicId);
  orders = everyOrder.filter(({ recurringId }) => recurringId === null);
});

async function clientOf(role: string): Promise<TestClient> {
  const people = await fixture.database.db.select().from(users);
  return fixture.as({ id: people.find(({ email }) => email === `${role}@demo.test`)?.id ?? '' });
}

describe('the work orders of the demo district', () => {
  it('are about 1,500 in every status, over two years, numbered in the order of time', () => {
    expect(orders).toHaveLength(1500);
    const number = (status: string) => orders.filter((order) => order.status === status).length;
    const numbers = Object.fromEntries(workOrderStatuses.map((status) => [status, number(status)]));
    expect(numbers).toEqual({
      AwaitingApproval: expect.toSatisfy((count: number) => count >= 3 && count < 60),
      Scheduled: expect.toSatisfy((count: number) => count >= 2 && count < 60),
      New: expect.toSatisfy((count: number) => count >= 15 && count < 150),
      Started: expect.toSatisfy((count: number) => count >= 15 && count < 150),
      Complete: expect.toSatisfy((count: number) => count > 1000),
      Declined: expect.toSatisfy((count: number) => count > 30),
    });
    const times = everyOrder.map(({ timeCreated }) => timeCreated.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(now.getTime() - (times[0] ?? 0)).toBeGreaterThan(650 * day);
    expect(Math.max(...orders.map(({ timeUpdated }) => timeUpdated.getTime()))).toBeLessThan(now.getTime());
  });

  it('have a history that ends in their status, comments, attachments and a trail', async () => {
    const { db } = fixture.database;
    const statuses = await db.select().from(workOrderStatusHistory).orderBy(workOrderStatusHistory.sequence);
    const last = new Map(statuses.map(({ workOrderId, toStatus }) => [workOrderId, toStatus]));
    expect(orders.filter(({ id, status }) => last.get(id) !== status)).toEqual([]);
    const isOrdered = (id: string) => {
      const times = statuses.filter((row) => row.workOrderId === id).map((row) => row.timeCreated.getTime());
      return times.every((time, at) => at === 0 || time >= (times[at - 1] ?? 0));
    };
    expect(orders.slice(0, 200).every(({ id }) => isOrdered(id))).toBe(true);
    const comments = await db.select().from(workOrderComments);
    expect(comments.length).toBeGreaterThan(300);
    const counted = everyOrder.reduce((sum, { commentCount }) => sum + commentCount, 0);
    expect(counted).toBe(comments.length);
    expect((await db.select().from(workOrderAttachments)).length).toBeGreaterThan(40);
    const trail = await db
      .select({ id: auditHistory.recordId, type: auditHistory.recordType })
      .from(auditHistory);
    const recorded = new Set(trail.filter(({ type }) => type === 'workOrder').map(({ id }) => id));
    expect(recorded.size).toBe(everyOrder.length);
  });

  it('are on boards, one of them hidden, and nobody was notified', async () => {
    const settings = await (await clientOf('maintenance_supervisor')).workOrders.getTasksSettings();
    expect(settings.boards).toHaveLength(7);
    expect(settings).toMatchObject({
      isApprovalWorkflowEnabled: true,
      customFields: ['Asset number', 'Room contact'],
    });
    expect(settings.boards.filter((board) => board.preventNonAssignedUsers)).toHaveLength(1);
    const used = new Set(orders.map(({ boardId }) => boardId));
    expect(settings.boards.every(({ id }) => used.has(id))).toBe(true);
    expect(await fixture.database.db.select().from(workOrderUpdates)).toEqual([]);
  });

  it('include those that were planned in entries, so none waits to be created', async () => {
    const rows = await fixture.database.db.select().from(entries);
    const planned = rows.flatMap(({ tasksToAddOnSubmission }) => tasksToAddOnSubmission.map(({ id }) => id));
    expect(planned.length).toBeGreaterThan(50);
    expect(rows.flatMap(({ createdTaskIds }) => createdTaskIds).toSorted()).toEqual(planned.toSorted());
    const known = new Set(orders.map(({ id }) => id));
    expect(planned.filter((id) => !known.has(id))).toEqual([]);
  });

  it('are listed by number, the newest first', async () => {
    const supervisor = await clientOf('maintenance_supervisor');
    const { workOrders: newest } = await supervisor.workOrders.listWorkOrders({});
    const numbers = newest.map(({ publicId }) => publicId);
    expect(numbers[0]).toBe(everyOrder.at(-1)?.publicId);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  });

  it('open for the people of the district, and the next one takes the next number', async () => {
    const technician = await clientOf('maintenance_staff');
    expect((await technician.workOrders.getWorkOrderBadges({})).assigned).toBeGreaterThan(0);
    const supervisor = await clientOf('maintenance_supervisor');
    expect((await supervisor.workOrders.getWorkOrderBadges({})).awaitingApproval).toBeGreaterThan(0);
    const pictured = orders.find(({ imageIds, entryId }) => imageIds.length > 0 && entryId === null);
    const shown = await supervisor.workOrders.getWorkOrder({ workOrderId: pictured?.id ?? '' });
    expect(shown.imageUrls).toHaveLength(1);
  });

  it('come also from series, over two years, and no series has anything to make up for', async () => {
    const supervisor = await clientOf('maintenance_supervisor');
    const { series } = await supervisor.recurring.listSeries({});
    expect(series.map(({ title }) => title)).toContain('Fire extinguisher inspection');
    expect(series.filter(({ needsOwner }) => needsOwner)).toEqual([]);
    const today = demoTime.toISOString().slice(0, 10);
    expect(series.filter(({ nextDate }) => nextDate === null || nextDate.day < today)).toEqual([]);
    const made = everyOrder.filter(({ recurringId }) => recurringId !== null);
    expect(made.length).toBeGreaterThan(600);
    const done = made.filter(({ status }) => status === 'Complete').length;
    expect(done / made.length).toBeGreaterThan(0.8);
    const runs = await fixture.database.db.select().from(recurringRuns);
    const known = new Set(made.map(({ id }) => id));
    expect(new Set(runs.flatMap(({ workOrderId }) => workOrderId ?? []))).toEqual(known);
    expect(runs.filter(({ timeNotified }) => timeNotified === null)).toEqual([]);
  });
});
