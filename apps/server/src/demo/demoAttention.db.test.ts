import { beforeAll, expect, it } from 'vitest';
import { users } from '../platform/identity/schema.ts';
import type { TestApp } from '../testing/app.ts';
import { demoApp } from './testing/demoApp.ts';

let fixture: TestApp;

beforeAll(async () => {
  fixture = await demoApp();
});

async function keysOf(role: string): Promise<string[]> {
  const people = await fixture.database.db.select().from(users);
  const client = await fixture.as({
    id: people.find(({ email }) => email === `${role}@demo.test`)?.id ?? '',
  });
  return (await client.dashboard.getAttention()).rows.map(({ key }) => key);
}

it.each([
  ['district_safety_coordinator', 'schoolsBehind'],
  ['maintenance_staff', 'workOrdersAssigned'],
  ['custodial', 'workOrdersAssigned'],
  ['work_order_submitter', 'workOrdersSubmitted'],
])('the dashboard of the demo %s shows %s', async (role, key) => {
  expect(await keysOf(role)).toContain(key);
});
