// Reports by mail: when they are sent, to whom, once, and what becomes of them when rights are taken away.
import { momentAt } from '@schooldog/domain/dates';
import { nowhere } from '@schooldog/domain/permissions';
import type { ScheduleForm } from '@schooldog/domain/reports';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { makeFile } from '../../../platform/exports/makeFile.ts';
import { exports } from '../../../platform/exports/schema.ts';
import { users } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { quietLog } from '../../../testing/database.ts';
import { anEntryOf } from '../../../testing/entries.ts';
import { aPerson, aSchool, personRow, someStaff, type TestPerson } from '../../../testing/people.ts';
import { rebuildCounts } from '../../entries/countsStore.ts';
import { entriesFixture, newId, refused } from '../../entries/testing/fixture.ts';
import { entries } from '../../entries/schema.ts';
import { schools } from '../../schools/schema.ts';
import { reportSchedules } from '../schema.ts';
import { scheduleWorker } from './jobs.ts';

const clock = { now: new Date() };
const place = await entriesFixture(() => clock.now);
const { fixture, oakHill, pineRidge, people } = place;
const { database, app } = fixture;
const { db } = database;
const worker = scheduleWorker(app.services, quietLog);
const run = () => worker.run({}, { id: 'now', lastTry: true });
/** What the workers of exports do, for each run that is being made. */
const makeFiles = async () => {
  for (const { id } of await runs()) await makeFile(app.services, id, true);
};
const elena = await aPerson(database, {
  role: 'principal',
  at: [oakHill, pineRidge],
  firstName: 'Elena',
  language: 'es',
});
/** Sessions that outlive the days of these tests. */
const clientOf = async (person: TestPerson) =>
  fixture.clientWith(await fixture.cookieOf(person, new Date('2027-02-01T00:00:00.000Z')));
const clients = {
  coordinator: await clientOf(people.coordinator),
  principal: await clientOf(people.principal),
};
const original = new Map((await db.select().from(users)).map(({ id, permissions }) => [id, permissions]));

function moveTo(day: string, time: string): void {
  clock.now = new Date(momentAt(day, time, 'America/New_York'));
}

beforeEach(async () => {
  for (const table of [reportSchedules, exports, messages]) await db.delete(table);
  for (const [id, permissions] of original)
    await db.update(users).set({ permissions, isDisabled: false }).where(eq(users.id, id));
  await eopsAre('on');
  moveTo('2026-11-17', '10:00');
});

async function eopsAre(state: 'on' | 'off'): Promise<void> {
  const value = { enableEops: state === 'on' };
  await db
    .insert(settings)
    .values({ name: 'app', value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

const everyMonday = (...recipients: readonly TestPerson[]): ScheduleForm => ({
  title: 'Drills of the week',
  query: { report: 'drillLog', stretch: 'last7' },
  format: 'csv',
  time: { kind: 'weekly', weekday: 'monday' },
  recipientUserIds: recipients.map(({ id }) => id),
});

async function schedule(form: ScheduleForm, client = clients.principal): Promise<string> {
  const scheduleId = newId();
  await client.reports.createSchedule({ scheduleId, schedule: form });
  return scheduleId;
}

const mails = async () =>
  (await db.select().from(messages).where(eq(messages.channel, 'mail'))).map(
    ({ recipient, subject, text }) => ({ recipient, subject, text }),
  );
const runs = () => db.select().from(exports);
const rowOf = async (id: string) =>
  (await db.select().from(reportSchedules).where(eq(reportSchedules.id, id)))[0];

it('is sent at six in the morning of its day, to each in their language, with nothing but a link', async () => {
  const id = await schedule(everyMonday(people.coordinator, elena));
  moveTo('2026-11-23', '05:59');
  await run();
  expect(await runs()).toEqual([]);
  moveTo('2026-11-23', '06:00');
  await run();
  const made = await runs();
  expect(made.map(({ requestedByUserId, language, query }) => [requestedByUserId, language, query])).toEqual(
    expect.arrayContaining([
      [people.coordinator.id, 'en', { report: 'drillLog', stretch: 'last7', schoolIds: [oakHill.id] }],
      [elena.id, 'es', { report: 'drillLog', stretch: 'last7', schoolIds: [oakHill.id] }],
    ]),
  );
  expect(await mails()).toEqual([]);
  await makeFiles();
  await makeFiles();
  const sent = await mails();
  expect(sent).toHaveLength(2);
  expect(sent.map(({ recipient, subject }) => [recipient, subject])).toEqual(
    expect.arrayContaining([
      [people.coordinator.email, 'Your scheduled report is ready: Drill log'],
      [elena.email, 'Su informe programado está listo: Registro de simulacros'],
    ]),
  );
  for (const { text } of sent) {
    expect(made.some(({ id: runId }) => text?.includes(`/reports?run=${runId}`))).toBe(true);
    expect(text).not.toContain('Oak Hill');
    expect(text).not.toContain('Drills of the week');
  }
  expect((await rowOf(id))?.lastResult).toEqual({
    day: '2026-11-23',
    outcome: 'sent',
    sent: 2,
    leftOut: 0,
    failed: 0,
  });
});

it('is sent once, however often the job runs and after days without a server', async () => {
  await schedule(everyMonday(elena));
  moveTo('2026-12-17', '03:00');
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await runs()).toHaveLength(1);
  moveTo('2026-12-21', '06:00');
  await run();
  expect(await runs()).toHaveLength(2);
});

it('goes to nobody whose right was taken away since, and the owner is told', async () => {
  const id = await schedule(everyMonday(people.coordinator, elena));
  const permissions = { 'download administrative reports': nowhere };
  await db.update(users).set({ permissions }).where(eq(users.id, elena.id));
  moveTo('2026-11-23', '07:00');
  await run();
  await makeFiles();
  expect((await runs()).map(({ requestedByUserId }) => requestedByUserId)).toEqual([people.coordinator.id]);
  const toldOwner = (await mails()).filter(({ recipient }) => recipient === people.principal.email);
  expect(toldOwner).toHaveLength(1);
  expect(toldOwner[0]?.text).toContain('Elena Tester');
  expect((await mails()).some(({ recipient }) => recipient === elena.email)).toBe(false);
  expect((await rowOf(id))?.lastResult).toMatchObject({ outcome: 'sent', sent: 1, leftOut: 1 });
});

it('goes to nobody who may not run it for all its schools, nor to disabled people', async () => {
  const query = { report: 'drillLog' as const, schoolIds: [oakHill.id, pineRidge.id] };
  const recipients = everyMonday(people.principal, elena, people.coordinator);
  const id = await schedule({ ...recipients, query }, clients.coordinator);
  await db.update(users).set({ isDisabled: true }).where(eq(users.id, elena.id));
  const [shown] = (await clients.coordinator.reports.listSchedules()).schedules;
  expect(shown?.recipients.map(({ mayReceive }) => mayReceive)).toEqual([false, false, true]);
  moveTo('2026-11-23', '07:00');
  await run();
  expect((await runs()).map(({ requestedByUserId }) => requestedByUserId)).toEqual([people.coordinator.id]);
  expect((await rowOf(id))?.lastResult).toMatchObject({ sent: 1, leftOut: 2 });
});

it('tells its owner once when files cannot be made, and their recipients nothing', async () => {
  const query = { report: 'entries' as const };
  const id = await schedule({ ...everyMonday(people.coordinator, elena), query, format: 'pdf' });
  const entry = { schoolId: oakHill.id, reportedByUserId: people.principal.id };
  await Promise.all(Array.from({ length: 251 }, () => anEntryOf(database, entry)));
  await database.inTransaction((tx) => rebuildCounts(tx, 'America/New_York'));
  moveTo('2026-11-23', '07:00');
  await run();
  await makeFiles();
  const told = await mails();
  expect(told.map(({ recipient }) => recipient)).toEqual([people.principal.email]);
  expect(told[0]?.text).toContain('more than 250 entries');
  expect((await rowOf(id))?.lastResult).toMatchObject({ outcome: 'failed', sent: 0, failed: 2 });
  await db.delete(entries);
  await database.inTransaction((tx) => rebuildCounts(tx, 'America/New_York'));
  moveTo('2026-11-30', '07:00');
  await run();
  await makeFiles();
  expect(await mails()).toHaveLength(3);
  expect((await rowOf(id))?.lastResult).toMatchObject({ outcome: 'sent', sent: 2, failed: 0 });
});

it('tells its owner when it cannot even be begun, and does not try that day again', async () => {
  const school = await aSchool(database, 'Cedar Elementary');
  const query = { report: 'boardPacket' as const, period: 'month' as const, schoolIds: [school.id] };
  const form = { ...everyMonday(people.coordinator), query, format: 'pdf' as const };
  const id = await schedule(form, clients.coordinator);
  await db.delete(schools).where(eq(schools.id, school.id));
  moveTo('2026-11-23', '07:00');
  await run();
  await run();
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [people.coordinator.email, "Your scheduled report couldn't be generated: Drills of the week"],
  ]);
  expect((await rowOf(id))?.lastResult).toMatchObject({ day: '2026-11-23', outcome: 'failed' });
});

it('says nothing of a run whose schedule was deleted since', async () => {
  const id = await schedule(everyMonday(elena));
  moveTo('2026-11-23', '07:00');
  await run();
  await clients.principal.reports.deleteSchedule({ scheduleId: id });
  await makeFiles();
  expect((await runs()).map(({ status }) => status)).toEqual(['ready']);
  expect(await mails()).toEqual([]);
});

it.each(['disabled', 'without the right'])(
  'is paused when its owner is %s, and the district is told',
  async (fate) => {
    const id = await schedule(everyMonday(elena));
    const change = fate === 'disabled' ? { isDisabled: true } : { permissions: { 'view entries': nowhere } };
    await db.update(users).set(change).where(eq(users.id, people.principal.id));
    moveTo('2026-11-23', '07:00');
    await run();
    await run();
    expect(await runs()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ isPaused: true, needsOwner: true });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([people.coordinator.email]);
    await clients.coordinator.reports.takeOverSchedule({ scheduleId: id });
    moveTo('2026-11-30', '07:00');
    await run();
    expect((await runs()).map(({ requestedByUserId }) => requestedByUserId)).toEqual([]);
    // The coordinator runs it for all schools, and Elena may only at two.
    expect((await rowOf(id))?.lastResult).toMatchObject({ day: '2026-11-30', outcome: 'nobody', leftOut: 1 });
  },
);

it('sends nothing while the feature of the report is off, and makes up for nothing', async () => {
  const form = { ...everyMonday(elena), query: { report: 'rosterGaps' as const } };
  await schedule(form);
  await eopsAre('off');
  moveTo('2026-11-23', '07:00');
  await run();
  await eopsAre('on');
  await run();
  expect([await runs(), await mails()]).toEqual([[], []]);
});

it('is still sent when its title is changed on its morning, but not for a day that is chosen afterwards', async () => {
  const id = await schedule(everyMonday(elena));
  moveTo('2026-11-23', '06:02');
  const { reports } = clients.principal;
  const title = { from: 'Drills of the week', to: 'Weekly drills' };
  await reports.editSchedule({ scheduleId: id, edit: { title } });
  await run();
  expect(await runs()).toHaveLength(1);
  const from = { kind: 'weekly' as const, weekday: 'monday' as const };
  const time = { from, to: { kind: 'monthly' as const, day: 23 } };
  await reports.editSchedule({ scheduleId: id, edit: { time } });
  await run();
  expect(await runs()).toHaveLength(1);
});

it('makes up for nothing that passed during a pause, or before it was made', async () => {
  const id = await schedule(everyMonday(elena));
  await run();
  await clients.principal.reports.pauseSchedule({ scheduleId: id, isPaused: true });
  moveTo('2026-11-24', '10:00');
  await run();
  await clients.principal.reports.pauseSchedule({ scheduleId: id, isPaused: false });
  await run();
  expect(await runs()).toEqual([]);
});

it('is left by a recipient, who sees only themselves in it; the last one to leave pauses it', async () => {
  const id = await schedule(everyMonday(people.coordinator, elena));
  const client = await clientOf(elena);
  const [shown] = (await client.reports.listSchedules()).schedules;
  expect(shown?.recipients).toEqual([{ userId: elena.id, name: 'Elena Tester', mayReceive: true }]);
  await client.reports.stopReceivingReport({ scheduleId: id });
  expect((await client.reports.listSchedules()).schedules).toEqual([]);
  await clients.coordinator.reports.stopReceivingReport({ scheduleId: id });
  expect(await rowOf(id)).toMatchObject({ recipientUserIds: [], isPaused: true });
});

it('is shown without recipients, and continues only with one', async () => {
  const id = await schedule(everyMonday(elena));
  await (await clientOf(elena)).reports.stopReceivingReport({ scheduleId: id });
  for (const client of [clients.principal, clients.coordinator]) {
    const { schedules } = await client.reports.listSchedules();
    expect(schedules).toMatchObject([{ id, recipientUserIds: [], recipients: [], isPaused: true }]);
  }
  const { reports } = clients.principal;
  const resume = () => reports.pauseSchedule({ scheduleId: id, isPaused: false });
  await expect(resume()).rejects.toEqual(refused('report.recipientRequired'));
  const taken = await clients.coordinator.reports.takeOverSchedule({ scheduleId: id });
  expect(taken).toMatchObject({ isPaused: true, ownerUserId: people.coordinator.id });
});

it('rejects formats that the report does not have, days to come, unknown people and provider staff', async () => {
  const staff = await someStaff(database);
  const form = everyMonday(elena);
  const gone = personRow({ role: 'educator' });
  const packet = { report: 'boardPacket' as const, period: 'month' as const, schoolIds: [oakHill.id] };
  await expect(schedule({ ...form, query: packet })).rejects.toEqual(refused('report.formatMissing'));
  for (const recipientUserIds of [[staff.id], [gone.id]])
    await expect(schedule({ ...form, recipientUserIds })).rejects.toEqual(refused('report.unknownRecipient'));
  const toCome = { ...form, format: 'pdf' as const, query: { ...packet, day: '2027-05-01' } };
  await expect(schedule(toCome)).rejects.toEqual(refused('report.periodNotBegun'));
  const foreign = { report: 'drillLog' as const, schoolIds: [pineRidge.id] };
  await expect(schedule({ ...form, query: foreign })).rejects.toEqual(refused('report.notAllowed'));
});

it('keeps what two windows of its owner changed', async () => {
  const id = await schedule(everyMonday(elena));
  const { reports } = clients.principal;
  const add = { added: [people.coordinator.id], removed: [] };
  await reports.editSchedule({ scheduleId: id, edit: { recipientUserIds: add } });
  const title = { from: 'Drills of the week', to: 'Weekly drills' };
  expect(await reports.editSchedule({ scheduleId: id, edit: { title } })).toMatchObject({
    title: 'Weekly drills',
    recipientUserIds: [elena.id, people.coordinator.id],
  });
  const again = { from: 'Drills of the week', to: 'Drills' };
  await expect(reports.editSchedule({ scheduleId: id, edit: { title: again } })).rejects.toEqual(
    refused('record.conflict'),
  );
});
