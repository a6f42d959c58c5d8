// The cycle's notifications: who gets which, in which language, and that each is sent once.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { atSchools } from '@schooldog/domain/permissions';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../../platform/messages/schema.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { testApp } from '../../../testing/app.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { entryCounts } from '../../entries/schema.ts';
import { notifications } from '../../notifications/schema.ts';
import { users } from '../../../platform/identity/schema.ts';
import { cycleNotices } from '../schema.ts';
import { cycleWorker } from './jobs.ts';

const time = { now: '2026-11-01T13:00:00.000Z' };
const fixture = await testApp({ PUBLIC_URL: 'http://oakcounty.example' }, () => new Date(time.now));
const { database } = fixture;
const { db } = database;

const worker = cycleWorker(fixture.app.services);
const look = () => worker.run({}, { id: 'now', lastTry: true });
const lookAt = async (now: string) => {
  time.now = now;
  await look();
};
const firstDay = '2026-11-01T13:07:00.000Z';
const nudgeDay = '2026-11-20T13:07:00.000Z';

let oakHill: TestSchool;
let pineRidge: TestSchool;
let people: Readonly<Record<string, TestPerson>>;

beforeAll(async () => {
  oakHill = await aSchool(database, 'Oak Hill');
  pineRidge = await aSchool(database, 'Pine Ridge');
  const both = [oakHill, pineRidge];
  const communicationPreferences = { ...defaultCommunicationPreferences(), newCycleBeginning: false };
  people = {
    coordinator: await aPerson(database, { role: 'district_safety_coordinator', firstName: 'Dana' }),
    principal: await aPerson(database, { role: 'principal', at: both, firstName: 'Paul' }),
    luz: await aPerson(database, { role: 'educator', at: [oakHill], firstName: 'Luz', language: 'es' }),
    quiet: await aPerson(database, {
      role: 'custodial',
      at: [pineRidge],
      firstName: 'Quentin',
      communicationPreferences: { ...communicationPreferences, nudge: false },
    }),
    technician: await aPerson(database, { role: 'maintenance_staff', at: both, firstName: 'Theo' }),
    disabled: await aPerson(database, { role: 'principal', at: both, isDisabled: true, firstName: 'Ed' }),
    // Of Pine Ridge, with a permission to log at Oak Hill as well: a partner there.
    partner: await aPerson(database, {
      role: 'sro',
      at: [pineRidge],
      firstName: 'Sam',
      permissions: { 'log entries': atSchools([oakHill.id]) },
    }),
    staff: await someStaff(database),
  };
  await db.update(users).set({ timeCreated: new Date('2026-09-01T00:00:00Z') });
});

beforeEach(async () => {
  for (const table of [cycleNotices, messages, notifications, entryCounts, settings]) await db.delete(table);
  await setRequired(4);
});

const organization = { districtName: 'Oak County Schools', timeZone: 'America/New_York' };
async function setRequired(required: number): Promise<void> {
  await db.delete(settings);
  const value = { ...organization, requiredNumSchoolLedObservations: required };
  await db.insert(settings).values({ name: 'organization', value });
}

/** "Paul: newCycleBeginning", in the order of the names. */
async function told(): Promise<string[]> {
  const rows = await db
    .select({ name: users.firstName, kind: notifications.kind, values: notifications.values })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId));
  return rows
    .map(({ name, kind, values }) => [name, kind, values['schoolName']].filter(Boolean).join(', '))
    .toSorted();
}
const mailTo = async (name: string) => {
  const toThem = and(eq(messages.userId, people[name]?.id ?? ''), eq(messages.channel, 'mail'));
  return (await db.select().from(messages).where(toThem)).map(({ subject, text }) => ({ subject, text }));
};

async function schoolLed(school: TestSchool, entries: number): Promise<void> {
  const row = { countId: 'global', schoolId: school.id, month: '2026-11' };
  // Entries of others there do not count.
  await db
    .insert(entryCounts)
    .values({ ...row, schoolConcern: entries, districtConcern: 9, partnerPraise: 9 });
}

const ofNewCycle = ['Dana', 'Luz', 'Paul', 'Quentin', 'Sam'].map((name) => `${name}, newCycleBeginning`);

describe('on the first day', () => {
  it('all users who may log are notified of the cycle, by mail if they want it', async () => {
    await lookAt(firstDay);
    expect(await told()).toEqual(ofNewCycle);
    expect(await mailTo('quiet')).toEqual([]);
    expect(await mailTo('principal')).toEqual([
      {
        subject: 'New cycle: November 2026',
        text: expect.stringMatching(/the month: 4\.[\s\S]+http:\/\/oakcounty\.example\/dashboard/),
      },
    ]);
    const [mail] = await mailTo('luz');
    expect(mail?.subject).toBe('Nuevo ciclo: noviembre de 2026');
    expect(mail?.text).toMatch(/Hola, Luz:[\s\S]+fin de mes: 4\./);
  });

  it('once, however many processes check, and however often', async () => {
    time.now = firstDay;
    await Promise.all([look(), look(), look()]);
    await lookAt('2026-11-01T14:07:00.000Z');
    await lookAt('2026-11-02T14:07:00.000Z');
    expect(await told()).toEqual(ofNewCycle);
    await lookAt('2026-12-01T13:07:00.000Z');
    expect(await told()).toHaveLength(2 * ofNewCycle.length);
  });

  it('a server that was down catches up until the third day, and then skips it', async () => {
    await lookAt('2026-11-04T13:07:00.000Z');
    expect(await told()).toEqual([]);
    await lookAt('2026-11-03T13:07:00.000Z');
    expect(await told()).toEqual(ofNewCycle);
  });

  it('a failure half-way rolls back, and the next attempt sends everything', async () => {
    const failing = cycleWorker({
      ...fixture.app.services,
      readApp: () => Promise.reject(new Error('the settings are away')),
    });
    time.now = firstDay;
    await expect(failing.run({}, { id: 'now', lastTry: true })).rejects.toThrow('away');
    expect(await db.select().from(cycleNotices)).toEqual([]);
    await look();
    expect(await told()).toEqual(ofNewCycle);
  });

  it('nothing is sent where nothing is required, nor to people added that day', async () => {
    await setRequired(0);
    await lookAt(firstDay);
    expect(await told()).toEqual([]);
    await setRequired(4);
    const ofOctober = new Date('2026-10-31T23:00:00Z');
    const today = new Date('2026-11-01T12:00:00Z');
    await db.update(users).set({ timeCreated: today });
    await db
      .update(users)
      .set({ timeCreated: ofOctober })
      .where(eq(users.id, people['principal']?.id ?? ''));
    await look();
    expect(await told()).toEqual(['Paul, newCycleBeginning']);
    await db.update(users).set({ timeCreated: ofOctober });
  });
});

describe('on the twentieth', () => {
  it('the people of schools that are behind are nudged, one notification for each school', async () => {
    await schoolLed(oakHill, 3);
    await lookAt(nudgeDay);
    expect(await told()).toEqual([
      'Luz, nudge, Oak Hill',
      'Paul, nudge, Oak Hill',
      'Paul, nudge, Pine Ridge',
      'Quentin, nudge, Pine Ridge',
    ]);
    expect((await mailTo('principal')).map(({ subject }) => subject).toSorted()).toEqual([
      'Oak Hill: 3 of 4 observations in November 2026',
      'Pine Ridge: 0 of 4 observations in November 2026',
    ]);
    expect(await mailTo('luz')).toMatchObject([
      { subject: 'Oak Hill: 3 de 4 observaciones en noviembre de 2026' },
    ]);
    expect(await mailTo('quiet')).toEqual([]);
  });

  it('schools that have what is required get none, even when they fall behind afterwards', async () => {
    await schoolLed(oakHill, 4);
    await schoolLed(pineRidge, 5);
    await lookAt(nudgeDay);
    await db.delete(entryCounts);
    await lookAt('2026-11-21T13:07:00.000Z');
    expect(await told()).toEqual([]);
  });
});

it('the schedule is registered as a job', async () => {
  await fixture.app.start();
  const { rows } = await database.pool.query(`select cron from jobs.schedule where name = $1`, [worker.name]);
  expect(rows).toEqual([{ cron: worker.cron }]);
});
