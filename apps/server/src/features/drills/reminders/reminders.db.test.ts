// Reminders of drills and the rows of "Needs attention": who gets which, and that each is sent once.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { notifications } from '../../notifications/schema.ts';
import { schools } from '../../schools/schema.ts';
import { drillReminders, drills } from '../schema.ts';
import { aDrillOf, aRule } from '../testing/aDrillOf.ts';
import { reminderWorker } from './jobs.ts';

const time = { now: '2026-10-24T11:04:00.000Z' };
const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' }, () => new Date(time.now));
const { database } = fixture;
const { db } = database;
const worker = reminderWorker(fixture.app.services);
const look = () => worker.run({}, { id: 'now', lastTry: true });

let oakHill: TestSchool;
let pineRidge: TestSchool;
let people: Readonly<Record<'both' | 'luz' | 'quiet' | 'coordinator', TestPerson>>;

const schoolDays = [
  { schoolYear: '2026-2027', schoolId: null, firstDay: '2026-08-03', lastDay: '2027-05-21' },
];

async function rules(isEnabled: boolean): Promise<void> {
  const value = {
    isEnabled,
    rules: [
      aRule(),
      aRule({
        type: 'intruder',
        frequency: { kind: 'windows', windows: [{ from: null, to: '10-01', times: 1 }] },
      }),
    ],
    schoolDays,
  };
  await db
    .insert(settings)
    .values({ name: 'drills', value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

beforeAll(async () => {
  oakHill = await aSchool(database, 'Oak Hill');
  pineRidge = await aSchool(database, 'Pine Ridge');
  const archived = await aSchool(database, 'Old School');
  await db
    .update(schools)
    .set({ timeArchived: new Date('2026-01-01') })
    .where(eq(schools.id, archived.id));
  const principal = { role: 'principal' as const };
  people = {
    both: await aPerson(database, { ...principal, at: [oakHill, pineRidge, archived], firstName: 'Paul' }),
    luz: await aPerson(database, { ...principal, at: [pineRidge], firstName: 'Luz', language: 'es' }),
    quiet: await aPerson(database, {
      ...principal,
      at: [oakHill],
      firstName: 'Quentin',
      communicationPreferences: { ...defaultCommunicationPreferences(), nudge: false },
    }),
    coordinator: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
  };
  await aPerson(database, { ...principal, at: [oakHill], isDisabled: true, firstName: 'Ed' });
  await db.update(users).set({ timeCreated: new Date('2026-09-01T00:00:00Z') });
});

beforeEach(async () => {
  for (const table of [drillReminders, messages, notifications, drills]) await db.delete(table);
  time.now = '2026-10-24T11:04:00.000Z';
  await rules(true);
});

const mailTo = async ({ id }: TestPerson) => {
  const toThem = and(eq(messages.userId, id), eq(messages.channel, 'mail'));
  return (await db.select().from(messages).where(toThem)).map(({ subject, text }) => ({ subject, text }));
};

it('a principal gets one mail for all their schools, in their language, by their preference', async () => {
  const done = { schoolId: oakHill.id, recordedByUserId: people.both.id, drillDate: '2026-10-02' };
  await aDrillOf(database, { ...done, resultsSavedOn: null });
  await look();
  expect(await mailTo(people.both)).toEqual([
    {
      subject: 'Drills due soon: Oak Hill, Pine Ridge',
      text: expect.stringMatching(
        /Oak Hill: Fire, results to be confirmed by 10\/31\/2026\nPine Ridge: Fire, due by 10\/31\/2026[\s\S]+\/drills/,
      ),
    },
  ]);
  const [mail] = await mailTo(people.luz);
  expect(mail?.subject).toBe('Simulacros pendientes: Pine Ridge');
  expect(mail?.text).toContain('Pine Ridge: Incendio, vence el 10/31/2026');
  expect(await mailTo(people.quiet)).toEqual([]);
  const told = await db.select({ userId: notifications.userId }).from(notifications);
  const ids = [people.both, people.luz, people.quiet].map(({ id }) => id);
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(ids.toSorted());
});

it('each day once, however often it is looked at, and whatever fails', async () => {
  const failing = reminderWorker({
    ...fixture.app.services,
    readApp: () => Promise.reject(new Error('the settings are away')),
  });
  await expect(failing.run({}, { id: 'now', lastTry: true })).rejects.toThrow('away');
  await Promise.all([look(), look(), look()]);
  time.now = '2026-10-24T15:04:00.000Z';
  await look();
  time.now = '2026-10-25T15:04:00.000Z';
  await look();
  expect(await mailTo(people.both)).toHaveLength(1);
  time.now = '2026-10-30T15:04:00.000Z';
  await look();
  expect(await mailTo(people.both)).toHaveLength(2);
});

it('nobody is reminded before seven, nor while the rules are off, nor of what is done', async () => {
  time.now = '2026-10-24T10:59:00.000Z';
  await look();
  time.now = '2026-10-24T11:04:00.000Z';
  await rules(false);
  await look();
  await rules(true);
  for (const schoolId of [oakHill.id, pineRidge.id])
    await aDrillOf(database, {
      schoolId,
      recordedByUserId: people.both.id,
      drillDate: '2026-10-02',
      resultsSavedOn: '2026-10-02',
    });
  await look();
  expect(await db.select().from(messages)).toEqual([]);
});

it('what is late, due within a week and to be confirmed needs attention', async () => {
  const client = await fixture.as(people.coordinator);
  const keys = async () =>
    (await client.dashboard.getAttention()).rows.filter(({ key }) => key.startsWith('drills'));
  // The one of today is to be confirmed, as its page says; the one of tomorrow is planned.
  for (const drillDate of ['2026-10-20', '2026-10-24', '2026-10-25'])
    await aDrillOf(database, {
      schoolId: oakHill.id,
      recordedByUserId: people.both.id,
      type: 'intruder',
      drillDate,
      resultsSavedOn: null,
    });
  expect(await keys()).toEqual([
    { key: 'drillsLate', count: 1, since: '2026-10-01' },
    { key: 'drillsDue', count: 2, by: '2026-10-31' },
    { key: 'drillsToConfirm', count: 2, since: '2026-10-20' },
  ]);
  await rules(false);
  expect(await keys()).toEqual([{ key: 'drillsToConfirm', count: 2, since: '2026-10-20' }]);
  const listed = await client.drills.listDrills({ toConfirm: true });
  expect([listed.count, listed.drills.map(({ drillDate }) => drillDate)]).toEqual([
    2,
    ['2026-10-24', '2026-10-20'],
  ]);
});
