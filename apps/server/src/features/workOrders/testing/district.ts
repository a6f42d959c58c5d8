// A small district for the tests of work orders: the supervisor manages everywhere, the principal at Oak Hill, the
// technician does the work there, the teacher raises it.
import type { WorkOrderForm } from '@schooldog/domain/workOrders';
import { expect } from 'vitest';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { aForm, newId } from './aWorkOrderOf.ts';

const names = ['supervisor', 'principal', 'technician', 'teacher', 'outsider'] as const;
type Name = (typeof names)[number];

export const refused = (code: string): unknown => expect.objectContaining({ code });

export type WorkOrderDistrict = Readonly<{
  fixture: TestApp;
  oakHill: TestSchool;
  people: Readonly<Record<Name, TestPerson>>;
  clients: Readonly<Record<Name, TestClient>>;
}>;

export async function workOrderDistrict(clock?: () => Date): Promise<WorkOrderDistrict> {
  const fixture = await testApp({}, clock);
  // The queues of background jobs are created at start.
  await fixture.app.start();
  const { database } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill Elementary');
  const pineRidge = await aSchool(database, 'Pine Ridge Elementary');
  const at = [oakHill];
  const people = {
    supervisor: await aPerson(database, { role: 'maintenance_supervisor', firstName: 'Mona' }),
    principal: await aPerson(database, { role: 'principal', at, firstName: 'Paul' }),
    technician: await aPerson(database, { role: 'maintenance_staff', at, firstName: 'Theo' }),
    teacher: await aPerson(database, { role: 'educator', at, firstName: 'Ed' }),
    outsider: await aPerson(database, { role: 'principal', at: [pineRidge], firstName: 'Olga' }),
  };
  const clients = {
    supervisor: await fixture.as(people.supervisor),
    principal: await fixture.as(people.principal),
    technician: await fixture.as(people.technician),
    teacher: await fixture.as(people.teacher),
    outsider: await fixture.as(people.outsider),
  };
  return { fixture, oakHill, people, clients };
}

type Raised = Readonly<{ schoolId: string; timestamp?: string; workOrderId?: string }>;

export function raise(
  client: TestClient,
  { schoolId, timestamp = '2026-10-05T14:00:00.000Z', workOrderId = newId() }: Raised,
  form: Partial<WorkOrderForm> = {},
) {
  return client.workOrders.createWorkOrder({
    workOrderId,
    schoolId,
    timestamp,
    workOrder: aForm(form),
    attachments: [],
    entryId: null,
  });
}
