// A fixture with people who send, receive and manage alerts at Oak Hill, and an adjustable clock.
import type { AlertedEntry } from '@schooldog/domain/alerts';
import { testApp } from '../../../testing/app.ts';
import { aLiveStream } from '../../../testing/liveStream.ts';
import { aPerson, aSchool, someStaff, type TestPerson } from '../../../testing/people.ts';
import { actorsOf } from '../../people/index.ts';
import { sendAlert } from '../send.ts';

const features = { enableWorkOrders: true, enableEops: true };

export async function alertFixture() {
  let now = new Date('2026-03-02T15:00:00.000Z');
  const fixture = await testApp({}, () => now);
  const { database, app } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill');
  const pineRidge = await aSchool(database, 'Pine Ridge');
  const at = [oakHill];
  const people = {
    sender: await aPerson(database, { role: 'custodial', at, firstName: 'Sam' }),
    officer: await aPerson(database, { role: 'sro', at, firstName: 'Olga' }),
    assistant: await aPerson(database, { role: 'assistant_principal', at, firstName: 'Ana' }),
    principal: await aPerson(database, { role: 'principal', at, firstName: 'Pat' }),
    technician: await aPerson(database, { role: 'maintenance_staff', at, firstName: 'Theo' }),
    coordinator: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
    supervisor: await aPerson(database, { role: 'custodial_supervisor', firstName: 'Cora' }),
    elsewhere: await aPerson(database, { role: 'principal', at: [pineRidge], firstName: 'Elsa' }),
    educator: await aPerson(database, { role: 'educator', at, firstName: 'Eve' }),
    staff: await someStaff(database),
  };
  const newId = () => app.services.makeId();

  const actorOf = async (person: { id: string }) => {
    const [actor] = await actorsOf(database.db, [person.id], features);
    if (actor === undefined) throw new Error('nobody');
    return actor;
  };

  return {
    ...fixture,
    ...people,
    oakHill,
    pineRidge,
    newId,
    letPass: (milliseconds: number) => {
      now = new Date(now.getTime() + milliseconds);
    },
    goTo: (moment: string) => {
      now = new Date(moment);
    },
    now: () => now.toISOString(),
    /** As an entry does when it is logged. */
    send: async (
      from: TestPerson,
      to: readonly { id: string }[],
      changes: Partial<{
        id: string;
        schoolId: string;
        entryId: string;
        message: string;
        entry: AlertedEntry;
      }> = {},
    ): Promise<string> => {
      const id = changes.id ?? newId();
      const createdByActor = await actorOf(from);
      await app.services.work({ userId: from.id }, (work) =>
        sendAlert(work, app.services, {
          id,
          schoolId: oakHill.id,
          entryId: newId(),
          walkId: null,
          message: 'The west door does not latch.',
          entry: anAlertedEntry(newId),
          userIds: to.map((person) => person.id),
          createdByActor,
          ...changes,
        }),
      );
      return id;
    },
  };
}

export type AlertFixture = Awaited<ReturnType<typeof alertFixture>>;

function anAlertedEntry(newId: () => string): AlertedEntry {
  return {
    observationCategoryId: newId(),
    observationItemId: newId(),
    categoryLabel: 'Access Control',
    itemLabel: 'Exterior door propped open',
    itemLabels: { en: 'Exterior door propped open', es: 'Puerta exterior trabada' },
    observationType: 'concern',
    quantity: 1,
    comment: 'Propped with a chair.',
    location: 'West entrance',
    tags: ['security'],
    imageIds: [],
    timestamp: '2026-03-02T14:58:00.000Z',
  };
}

/** What the browsers of these people receive about alerts during a change, by person. */
export async function heardOfAlerts(
  fixture: AlertFixture,
  base: string,
  people: readonly TestPerson[],
  change: () => Promise<unknown>,
): Promise<unknown[][]> {
  const streams = await Promise.all(people.map((person) => aLiveStream(fixture, base, person)));
  await change();
  await fixture.app.services.work({ userId: null }, (work) => work.announce({ topic: 'users', id: 'end' }));
  return Promise.all(
    streams.map(async (stream) => {
      const notices: unknown[] = [];
      for (;;) {
        const event = await stream.next();
        const text = JSON.stringify(event?.data);
        if (text.includes('"end"')) return notices;
        if (text.includes('"alerts"')) notices.push(event?.data);
      }
    }),
  );
}
