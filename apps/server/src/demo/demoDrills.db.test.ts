import { drillState } from '@schooldog/domain/drills';
import { beforeAll, expect, it } from 'vitest';
import { drills } from '../features/drills/schema.ts';
import { workOrders } from '../features/workOrders/schema.ts';
import { users } from '../platform/identity/schema.ts';
import type { TestApp, TestClient } from '../testing/app.ts';
import { prepareDistrict } from './prepareDistrict.ts';
import { demoApp } from './testing/demoApp.ts';

let fixture: TestApp;
let client: TestClient;

beforeAll(async () => {
  fixture = await demoApp();
  await prepareDistrict(fixture.app.services, { demo: true });
  const people = await fixture.database.db.select().from(users);
  const coordinator = people.find(({ email }) => email === 'district_safety_coordinator@demo.test');
  client = await fixture.as({ id: coordinator?.id ?? '' });
});

it('are two school years at every school, with some planned and some to be confirmed', async () => {
  const { today, schoolYear } = await client.drills.listDueDrills({});
  const rows = await fixture.database.db.select().from(drills);
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ schoolId }) => schoolId)).size).toBe(12);
  expect(rows.some(({ drillDate }) => drillDate < `${schoolYear.slice(0, 4)}-07-01`)).toBe(true);
  const states = Map.groupBy(rows, (row) => drillState(row, today));
  expect(states.get('planned')?.length).toBeGreaterThan(3);
  expect(states.get('planned')?.some(({ eventType }) => eventType === 'real')).toBe(false);
  expect(states.get('toConfirm')?.length).toBeGreaterThan(1);
  for (const { drillDate, resultsSavedOn } of states.get('done') ?? [])
    expect(resultsSavedOn ?? '').toBe(drillDate);
});

it('the rules are on, and what they ask is done, late, missed and to come', async () => {
  const due = await client.drills.listDueDrills({});
  expect(due).toMatchObject({ isEnabled: true, startNotSet: [] });
  expect(due.rules.every(({ isConfirmed }) => isConfirmed)).toBe(true);
  // The one of each month asks for severe weather in some.
  const monthly = due.rules.find(({ frequency }) => frequency.kind === 'monthly');
  expect(monthly?.name).toMatch(/weather/);
  const states = new Set(due.requirements.map(({ state }) => state));
  expect([...states]).toEqual(expect.arrayContaining(['done', 'doneLate', 'due', 'upcoming']));
  const done = due.requirements.filter(({ state }) => state === 'done').length;
  const missed = due.requirements.filter(({ state }) => state === 'missed').length;
  expect(done).toBeGreaterThan(missed * 5);
});

it('one point to improve has its work order at the same school, and each drill its history', async () => {
  const rows = await fixture.database.db.select().from(drills);
  const drill = rows.find(({ toImprove }) => toImprove.some(({ workOrderId }) => workOrderId !== null));
  const orders = await fixture.database.db.select().from(workOrders);
  const order = orders.find(({ id }) => id === drill?.toImprove[0]?.workOrderId);
  expect(order).toMatchObject({ schoolId: drill?.schoolId, description: drill?.toImprove[0]?.text });
  const { changes } = await client.drills.getDrillHistory({ drillId: drill?.id ?? '' });
  expect(changes.length).toBeGreaterThan(0);
});
