// A small district for the tests of work orders: the supervisor manages everywhere, the principal at Oak Hill, the
// technician does the work there, the teacher raises it. Its clock stands still until a test moves it forward.
import type { WorkOrderForm } from '@schooldog/domain/workOrders';
import { expect } from 'vitest';
import type { JobType } from '../../../platform/jobs/jobs.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { quietLog } from '../../../testing/database.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { workOrderWorkers } from '../workers.ts';
import { aForm, newId } from './aWorkOrderOf.ts';

type Name =
  | 'supervisor'
  | 'principal'
  | 'technician'
  | 'teacher'
  | 'custodian'
  | 'officer'
  | 'outsider'
  | 'staff';

export const refused = (code: string): unknown => expect.objectContaining({ code });

export type WorkOrderDistrict = Readonly<{
  fixture: TestApp;
  oakHill: TestSchool;
  people: Readonly<Record<Name, TestPerson>>;
  clients: Readonly<Record<Name, TestClient>>;
  clock: { now: Date; forward(seconds: number): void };
}>;

export async function workOrderDistrict(now = new Date()): Promise<WorkOrderDistrict> {
  const clock = {
    now,
    forward: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
  };
  const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' }, () => clock.now);
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
    custodian: await aPerson(database, { role: 'custodial', at, firstName: 'Cora', language: 'es' }),
    officer: await aPerson(database, { role: 'sro', at, firstName: 'Otto' }),
    outsider: await aPerson(database, { role: 'principal', at: [pineRidge], firstName: 'Olga' }),
    staff: await someStaff(database),
  };
  // The clock may go on for some days.
  const signedInUntil = new Date(Date.now() + 7 * 24 * 3_600_000);
  const as = async (person: TestPerson) => fixture.clientWith(await fixture.cookieOf(person, signedInUntil));
  const clients = {
    supervisor: await as(people.supervisor),
    principal: await as(people.principal),
    technician: await as(people.technician),
    teacher: await as(people.teacher),
    custodian: await as(people.custodian),
    officer: await as(people.officer),
    outsider: await as(people.outsider),
    staff: await as(people.staff),
  };
  return { fixture, oakHill, people, clients, clock };
}

type Raised = Readonly<{ workOrderId?: string; timestamp?: string; entryId?: string }>;

/** At Oak Hill and now, unless the test says otherwise. */
export function raise(
  { oakHill, clock }: Pick<WorkOrderDistrict, 'oakHill' | 'clock'>,
  client: TestClient,
  form: Partial<WorkOrderForm> = {},
  raised: Raised = {},
) {
  return client.workOrders.createWorkOrder({
    workOrderId: newId(),
    schoolId: oakHill.id,
    timestamp: clock.now.toISOString(),
    workOrder: aForm(form),
    attachments: [],
    entryId: null,
    ...raised,
  });
}

/** As the queue does. */
export async function runJob<Data extends object>(
  { fixture }: Pick<WorkOrderDistrict, 'fixture'>,
  job: JobType<Data>,
  data: Data,
): Promise<void> {
  const worker = workOrderWorkers(fixture.app.services, quietLog).find(({ name }) => name === job.name);
  await worker?.run(data, { id: 'now', lastTry: false });
}

/** Mails of one person, oldest first, as subject and text. */
export async function mailsTo({ fixture }: Pick<WorkOrderDistrict, 'fixture'>, { id }: TestPerson) {
  const rows = await fixture.database.db.select().from(messages);
  return rows
    .filter(({ userId, channel }) => userId === id && channel === 'mail')
    .toSorted((a, b) => a.timeCreated.getTime() - b.timeCreated.getTime());
}
