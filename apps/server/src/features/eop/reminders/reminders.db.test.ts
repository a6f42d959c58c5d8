// Reminders of certifications and the rows of "Needs attention": who gets which, and that each is sent once.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { notifications } from '../../notifications/schema.ts';
import { schools } from '../../schools/schema.ts';
import { eopComponents, eopReminders } from '../schema.ts';
import { aCertifiedComponentOf, aComponentOf } from '../testing/aComponentOf.ts';
import { reminderWorker } from './jobs.ts';

// A Monday, after seven in the district.
const monday = '2026-11-16T13:09:00.000Z';
const time = { now: monday };
const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' }, () => new Date(time.now));
const { database } = fixture;
const { db } = database;
const worker = reminderWorker(fixture.app.services);
const look = () => worker.run({}, { id: 'now', lastTry: true });

let oakHill: TestSchool;
let archived: TestSchool;
let people: Readonly<Record<'principal' | 'contact' | 'quiet' | 'coordinator', TestPerson>>;

beforeAll(async () => {
  oakHill = await aSchool(database, 'Oak Hill');
  archived = await aSchool(database, 'Old School');
  await db
    .update(schools)
    .set({ timeArchived: new Date('2026-01-01') })
    .where(eq(schools.id, archived.id));
  const at = [oakHill, archived];
  people = {
    principal: await aPerson(database, { role: 'principal', at, firstName: 'Paula' }),
    contact: await aPerson(database, { role: 'assistant_principal', at, firstName: 'Luz', language: 'es' }),
    quiet: await aPerson(database, {
      role: 'principal',
      at,
      firstName: 'Quentin',
      communicationPreferences: { ...defaultCommunicationPreferences(), nudge: false },
    }),
    coordinator: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
  };
  await db.update(users).set({ timeCreated: new Date('2026-09-01T00:00:00Z') });
});

beforeEach(async () => {
  for (const table of [eopReminders, messages, notifications, eopComponents]) await db.delete(table);
  time.now = monday;
});

const mailTo = async ({ id }: TestPerson) => {
  const toThem = and(eq(messages.userId, id), eq(messages.channel, 'mail'));
  return (await db.select().from(messages).where(toThem)).map(({ subject, text }) => ({ subject, text }));
};
const certified = (due: string, facts: object = {}) =>
  aCertifiedComponentOf(database, {
    schoolId: oakHill.id,
    nextCertificationDueTime: new Date(due),
    ...facts,
  });

it('the point of contact gets one mail for all, in their language, and without one the principals do', async () => {
  const pointOfContactUserId = people.contact.id;
  await certified('2026-11-26T15:00:00Z', { name: 'Fire', pointOfContactUserId });
  await certified('2026-11-01T15:00:00Z', { name: 'Flood', pointOfContactUserId });
  await certified('2026-11-02T15:00:00Z', { name: 'Lockdown' });
  await aComponentOf(database, { schoolId: oakHill.id, name: 'New', timeCreated: new Date('2026-11-01') });
  await aComponentOf(database, { schoolId: oakHill.id, name: 'Scope', timeCreated: new Date('2026-10-01') });
  await certified('2026-11-01T15:00:00Z', { schoolId: archived.id });
  await look();
  const [mail] = await mailTo(people.contact);
  expect(mail?.subject).toBe('Planes de emergencia por certificar: Oak Hill');
  expect(mail?.text).toContain('Fire, vence el 11/26/2026');
  expect(mail?.text).toContain('Flood, vencido desde el 11/01/2026');
  const [toPrincipal] = await mailTo(people.principal);
  expect(toPrincipal?.text).toContain('Oak Hill: Lockdown, overdue since 11/02/2026');
  expect(toPrincipal?.text).toContain('Oak Hill: Scope, never certified');
  expect(toPrincipal?.text).not.toContain('Oak Hill: New');
  expect(toPrincipal?.text).not.toContain('Old School');
  expect(await mailTo(people.quiet)).toEqual([]);
  expect(await mailTo(people.coordinator)).toEqual([]);
});

it('each day once, and overdue ones on Mondays only', async () => {
  await certified('2026-11-01T15:00:00Z');
  await Promise.all([look(), look()]);
  time.now = '2026-11-17T13:09:00.000Z';
  await look();
  expect(await mailTo(people.principal)).toHaveLength(1);
  time.now = '2026-11-23T11:59:00.000Z';
  await look();
  expect(await mailTo(people.principal)).toHaveLength(1);
  time.now = '2026-11-23T12:09:00.000Z';
  await look();
  expect(await mailTo(people.principal)).toHaveLength(2);
});

it('nobody is reminded of an archived component', async () => {
  await certified('2026-11-01T15:00:00Z', { timeArchived: new Date('2026-11-02') });
  await look();
  expect(await db.select().from(messages)).toEqual([]);
});
