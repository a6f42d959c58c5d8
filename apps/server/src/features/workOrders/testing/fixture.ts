// A small district for the tests of work orders, with a clock that they can move forward.
import type { Language } from '../../../platform/messages/index.ts';
import { messages } from '../../../platform/messages/schema.ts';
import type { JobType } from '../../../platform/jobs/jobs.ts';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { quietLog } from '../../../testing/database.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { workOrderWorkers } from '../workers.ts';
import { aForm, newId } from './aWorkOrderOf.ts';

const names = ['principal', 'supervisor', 'technician', 'educator', 'custodian', 'officer', 'staff'] as const;
type Name = (typeof names)[number];

export type WorkOrdersFixture = Readonly<{
  fixture: TestApp;
  oakHill: TestSchool;
  people: Readonly<Record<Name, TestPerson>>;
  clients: Readonly<Record<Name, TestClient>>;
  clock: { now: Date; forward(seconds: number): void };
}>;

export async function workOrdersFixture(): Promise<WorkOrdersFixture> {
  const clock = {
    now: new Date(),
    forward: (seconds: number) => void (clock.now = new Date(clock.now.getTime() + seconds * 1000)),
  };
  const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' }, () => clock.now);
  // The queues of background jobs are created at start.
  await fixture.app.start();
  const { database } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill Elementary');
  const at = [oakHill];
  const language: Language = 'es';
  const people = {
    principal: await aPerson(database, { role: 'principal', at, firstName: 'Paul' }),
    supervisor: await aPerson(database, { role: 'maintenance_supervisor', firstName: 'Sue' }),
    technician: await aPerson(database, {
      role: 'maintenance_staff',
      at,
      firstName: 'Tom',
      isPrimarilyTaskUser: true,
    }),
    educator: await aPerson(database, { role: 'educator', at, firstName: 'Ed' }),
    custodian: await aPerson(database, { role: 'custodial', at, firstName: 'Cora', language }),
    officer: await aPerson(database, { role: 'sro', at, firstName: 'Olga' }),
    staff: await someStaff(database),
  };
  // The clock may go on for some days.
  const signedInUntil = new Date(Date.now() + 7 * 24 * 3_600_000);
  const as = async (person: TestPerson) => fixture.clientWith(await fixture.cookieOf(person, signedInUntil));
  const clients = {
    principal: await as(people.principal),
    supervisor: await as(people.supervisor),
    technician: await as(people.technician),
    educator: await as(people.educator),
    custodian: await as(people.custodian),
    officer: await as(people.officer),
    staff: await as(people.staff),
  };
  return { fixture, oakHill, people, clients, clock };
}

/** As the queue does. */
export async function runJob<Data extends object>(
  { fixture }: Pick<WorkOrdersFixture, 'fixture'>,
  job: JobType<Data>,
  data: Data,
): Promise<void> {
  const worker = workOrderWorkers(fixture.app.services, quietLog).find(({ name }) => name === job.name);
  await worker?.run(data, { id: 'now', lastTry: false });
}

type FormChanges = Parameters<typeof aForm>[0];

export async function anOrder(
  { oakHill, clock }: Pick<WorkOrdersFixture, 'oakHill' | 'clock'>,
  client: TestClient,
  changes: FormChanges = {},
) {
  return client.workOrders.createWorkOrder({
    workOrderId: newId(),
    schoolId: oakHill.id,
    timestamp: clock.now.toISOString(),
    workOrder: aForm(changes),
    attachments: [],
    entryId: null,
  });
}

/** Mails of one person, oldest first, as subject and text. */
export async function mailsTo({ fixture }: Pick<WorkOrdersFixture, 'fixture'>, { id }: TestPerson) {
  const rows = await fixture.database.db.select().from(messages);
  return rows
    .filter(({ userId, channel }) => userId === id && channel === 'mail')
    .toSorted((a, b) => a.timeCreated.getTime() - b.timeCreated.getTime());
}
