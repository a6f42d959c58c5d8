// What a calendar reads equals what the person sees in the app at that moment.
import { calendarDays, isWithin } from '@schooldog/domain/calendarFeeds';
import { addDays, addMonths } from '@schooldog/domain/dates';
import { defaultPermissions } from '@schooldog/domain/permissions';
import { openStatuses } from '@schooldog/domain/workOrders';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import type { TestPerson } from '../../testing/people.ts';
import { aDrillOf } from '../drills/testing/aDrillOf.ts';
import { aCertifiedComponentOf, aComponentOf } from '../eop/testing/aComponentOf.ts';
import { workOrders } from '../workOrders/schema.ts';
import { aBoard, aWorkOrderOf, saveTasksSettings } from '../workOrders/testing/aWorkOrderOf.ts';
import { feedsFixture, publicUrl, schoolName, today } from './testing/feedsFixture.ts';
import { readCalendar } from './testing/readCalendar.ts';

const fixture = await feedsFixture();
const { database, school, elsewhere, person, clientOf, read, change, setFeatures } = fixture;
const days = calendarDays(today);
const noonOf = (date: string) => new Date(`${date}T17:00:00.000Z`);

async function fill({ id }: TestPerson): Promise<void> {
  const colleague = await person();
  const board = aBoard({ preventNonAssignedUsers: true });
  await saveTasksSettings(database, { boards: [board] });
  const orders: Partial<Parameters<typeof aWorkOrderOf>[1]>[] = [
    { dueDate: today },
    { dueDate: days.from },
    { dueDate: addDays(days.from, -1) },
    { dueDate: days.to },
    { dueDate: addDays(days.to, 1) },
    { dueDate: '2026-12-01', scheduledStartDate: '2026-11-25', status: 'Scheduled' },
    { dueDate: addMonths(days.to, 2), scheduledStartDate: '2027-03-01', status: 'AwaitingApproval' },
    { dueDate: '2026-12-02', boardId: board.id },
    { dueDate: '2026-12-03', schoolId: elsewhere.id },
    { dueDate: '2026-12-04', status: 'Complete' },
    { dueDate: '2026-12-05', status: 'Declined' },
    { dueDate: '2026-12-06', assignedUserIds: [colleague.id] },
    {},
  ];
  for (const order of orders)
    await aWorkOrderOf(database, {
      schoolId: school.id,
      createdByUserId: colleague.id,
      assignedUserIds: [id],
      location: 'Boiler room',
      notes: 'Ask Casey',
      ...order,
    });
  const drills: Partial<Parameters<typeof aDrillOf>[1]>[] = [
    { drillDate: days.from },
    { drillDate: addDays(days.from, -1) },
    { drillDate: '2026-12-07', type: 'intruder' },
    { drillDate: '2026-12-08', type: 'other', otherType: 'Gas leak in the lab' },
    { drillDate: '2026-11-02', eventType: 'real' },
    { drillDate: '2026-12-09', schoolId: elsewhere.id },
  ];
  for (const drill of drills)
    await aDrillOf(database, { schoolId: school.id, recordedByUserId: colleague.id, ...drill });
  const components: Partial<Parameters<typeof aCertifiedComponentOf>[1]>[] = [
    { nextCertificationDueTime: noonOf('2027-01-10') },
    // Late in the evening of the day before, where the district is.
    { nextCertificationDueTime: new Date('2027-01-12T03:30:00.000Z') },
    { nextCertificationDueTime: noonOf(addDays(days.to, 1)) },
    { nextCertificationDueTime: noonOf('2027-01-13'), pointOfContactUserId: colleague.id },
    { nextCertificationDueTime: noonOf('2027-01-14'), timeArchived: noonOf('2026-10-01') },
    { nextCertificationDueTime: noonOf('2027-01-15'), schoolId: elsewhere.id },
  ];
  for (const component of components)
    await aCertifiedComponentOf(database, {
      schoolId: school.id,
      pointOfContactUserId: id,
      name: 'Lockdown',
      ...component,
    });
  await aComponentOf(database, { schoolId: school.id, pointOfContactUserId: id });
}

/** What is not allowed shows nothing. */
async function seen<Answer>(reading: Promise<Answer>): Promise<Answer | null> {
  return reading.catch(() => null);
}

/** The same as in the lists of the app: day, text, link. */
async function shownInApp(client: TestClient, userId: string): Promise<string[]> {
  const nameOf = new Map((await client.schools.listSchoolNames()).map(({ id, name }) => [id, name]));
  const orders = await seen(
    client.workOrders.listWorkOrders({ mine: true, statuses: [...openStatuses], sort: 'due' }),
  );
  const drills = await seen(client.drills.listDrills(days));
  const plans = (await seen(client.eop.listEopSchools())) ?? [];
  const listed = await Promise.all(plans.map(({ schoolId }) => client.eop.listComponents({ schoolId })));
  const { timeZone } = await client.settings.getOrganization();
  const dayIn = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const events = [
    ...(orders?.workOrders ?? []).flatMap(({ id, publicId, schoolId, dueDate, scheduledStartDate }) =>
      [
        { date: dueDate, words: 'Due' },
        { date: scheduledStartDate, words: 'Scheduled' },
      ].map(({ date, words }) => ({
        date,
        summary: `${words}: work order ${publicId}, ${nameOf.get(schoolId)}`,
        path: `/tasks/task/${id}`,
      })),
    ),
    ...(drills?.drills ?? [])
      .filter(({ eventType }) => eventType !== 'real')
      .map(({ id, schoolId, drillDate }) => ({
        date: drillDate,
        summary: `Scheduled: drill, ${nameOf.get(schoolId)}`,
        path: `/drills/drill/${id}`,
      })),
    ...listed
      .flatMap(({ components }) => components)
      .filter(({ pointOfContactUserId }) => pointOfContactUserId === userId)
      .map(({ id, schoolId, nextCertificationDueTimestamp: due }) => ({
        date: due === null ? null : dayIn.format(new Date(due)),
        summary: `Due: certification, ${nameOf.get(schoolId)}`,
        path: `/eop/${schoolId}/${id}`,
      })),
  ];
  return events
    .flatMap(({ date, summary, path }) =>
      date !== null && isWithin(days, date) ? `${date} ${summary} ${publicUrl}${path}` : [],
    )
    .toSorted();
}

async function shownInCalendar(url: string): Promise<string[]> {
  const { body } = await read(url);
  const events = [...readCalendar(body).values()];
  expect(events.every(({ isAllDay }) => isAllDay)).toBe(true);
  return events.map(({ date, summary, url: link }) => `${date} ${summary} ${link}`).toSorted();
}

it('equals the lists of the app, also after permissions and features are taken away', async () => {
  const principal = await person();
  await fill(principal);
  const client = await clientOf(principal);
  const { url } = await client.calendarFeeds.makeCalendarFeed();
  const expectSame = async (count: number) => {
    const inCalendar = await shownInCalendar(url);
    expect(inCalendar).toEqual(await shownInApp(client, principal.id));
    expect(inCalendar).toHaveLength(count);
    return inCalendar;
  };

  const all = await expectSame(13);
  expect(all.filter((event) => event.includes(schoolName))).toHaveLength(12);
  expect(all.find((event) => event.includes('certification'))).toMatch(/^2027-01-10 /);

  await setFeatures({ enableWorkOrders: false });
  expect((await expectSame(5)).some((event) => event.includes('work order'))).toBe(false);
  await setFeatures({ enableEops: false });
  expect((await expectSame(11)).some((event) => event.includes('certification'))).toBe(false);
  await setFeatures({});
  const { 'record drills': _drills, ...others } = defaultPermissions('principal', {
    roleSchoolIds: [school.id],
    isDistrictLevel: false,
  });
  await change(principal, { permissions: others });
  expect((await expectSame(10)).some((event) => event.includes('drill'))).toBe(false);
  await change(principal, { permissions: {} });
  await expectSame(0);
});

it('equals them for a technician, with orders on boards that only others see', async () => {
  const technician = await person({ role: 'maintenance_staff' });
  await fill(technician);
  const client = await clientOf(technician);
  const { url } = await client.calendarFeeds.makeCalendarFeed();
  const inCalendar = await shownInCalendar(url);
  expect(inCalendar).toEqual(await shownInApp(client, technician.id));
  expect(inCalendar.filter((event) => event.startsWith('2026-12-02 Due: work order'))).toHaveLength(1);
});

it('holds nothing besides number, school, day and link', async () => {
  const principal = await person();
  await fill(principal);
  const { url } = await (await clientOf(principal)).calendarFeeds.makeCalendarFeed();
  const { body } = await read(url);
  const unfolded = body.replaceAll('\r\n ', '');
  for (const secret of ['heating', 'Boiler', 'Casey', 'Lockdown', 'intruder', 'Gas leak', 'Heating'])
    expect(unfolded).not.toContain(secret);
  const names = new Set(unfolded.split('\r\n').map((line) => line.split(/[:;]/, 1)[0]));
  expect(
    [...names].filter((name) => ['DESCRIPTION', 'LOCATION', 'ATTENDEE', 'COMMENT'].includes(name ?? '')),
  ).toEqual([]);
});

it('keeps the id of an event that moves, in the language of the person', async () => {
  const principal = await person({ language: 'es' });
  const order = await aWorkOrderOf(database, {
    schoolId: elsewhere.id,
    createdByUserId: principal.id,
    assignedUserIds: [principal.id],
    publicId: 90_001,
    dueDate: '2026-12-01',
  });
  const client = await clientOf(principal);
  const { url } = await client.calendarFeeds.makeCalendarFeed();
  const ofOrder = async () => readCalendar((await read(url)).body).get(`workOrder-${order.id}-due@schooldog`);
  expect(await ofOrder()).toMatchObject({
    date: '2026-12-01',
    summary: 'Vence: orden de trabajo 90001, Pine Ridge',
  });
  await fixture.db.update(workOrders).set({ dueDate: '2027-02-28' }).where(eq(workOrders.id, order.id));
  expect(await ofOrder()).toMatchObject({ date: '2027-02-28' });
});
