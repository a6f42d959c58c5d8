// A school with people who may edit its plan, and a clock that tests can move.
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool, someStaff } from '../../../testing/people.ts';
import { aComponentOf } from './aComponentOf.ts';

const start = '2026-11-17T15:00:00.000Z';

export async function plansFixture() {
  const time = { now: new Date(start) };
  const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' }, () => time.now);
  const { database } = fixture;
  const oakHill = await aSchool(database, 'Oak Hill');
  const at = [oakHill];
  const people = {
    principal: await aPerson(database, { role: 'principal', at, firstName: 'Paula', language: 'es' }),
    assistant: await aPerson(database, { role: 'assistant_principal', at, firstName: 'Amos' }),
    coordinator: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
    staff: await someStaff(database),
  };
  return {
    fixture,
    database,
    db: database.db,
    time,
    oakHill,
    people,
    principal: await fixture.as(people.principal),
    assistant: await fixture.as(people.assistant),
    coordinator: await fixture.as(people.coordinator),
    fromTheStart: () => {
      time.now = new Date(start);
    },
    later: (seconds: number) => {
      time.now = new Date(time.now.getTime() + seconds * 1000);
    },
    aComponent: async (facts: object = {}) =>
      (await aComponentOf(database, { schoolId: oakHill.id, ...facts })).id,
  };
}
