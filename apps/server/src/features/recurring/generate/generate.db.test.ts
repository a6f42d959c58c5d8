// The orders that series make by themselves: which, when, once, and who is told.
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import type { SeriesForm } from '@schooldog/domain/recurring';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { quietLog } from '../../../testing/database.ts';
import type { TestPerson } from '../../../testing/people.ts';
import { schools } from '../../schools/schema.ts';
import { aBoard, saveTasksSettings } from '../../workOrders/testing/aWorkOrderOf.ts';
import { workOrderAssignmentHistory, workOrders, workOrderStatusHistory } from '../../workOrders/schema.ts';
import { recurringNotes, recurringRuns, recurringWorkOrders } from '../schema.ts';
import { aTemplate, newId } from '../testing/aSeriesOf.ts';
import { seriesDistrict } from '../testing/seriesDistrict.ts';
import { generationWorker } from './jobs.ts';

const district = await seriesDistrict();
const { database, fixture, oakHill, pineRidge, people, clients, moveTo, ordersOf } = district;
const { db } = database;
const { mona, dana } = clients;
const { services } = fixture.app;
const worker = generationWorker(services, quietLog);
const run = () => worker.run({}, { id: 'now', lastTry: true });

beforeEach(async () => {
  for (const table of [recurringWorkOrders, workOrders, messages]) await db.delete(table);
  await db.update(users).set({ isDisabled: false });
  await db.update(schools).set({ timeArchived: null });
  await saveTasksSettings(database, {});
  await workOrdersAre('on');
  moveTo('2026-11-17', '10:00');
});

async function workOrdersAre(state: 'on' | 'off'): Promise<void> {
  const value = { enableWorkOrders: state === 'on' };
  await db
    .insert(settings)
    .values({ name: 'app', value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

const everyWeek = (facts: Partial<SeriesForm> = {}) => district.create(facts);
const assigned = (...assigns: readonly TestPerson[]) => ({
  workOrderData: aTemplate({ assignedUserIds: assigns.map(({ id }) => id) }),
});

/** At midnight and again five minutes later, as the schedule does. */
async function passDay(day: string): Promise<void> {
  moveTo(day, '00:00');
  await run();
  moveTo(day, '00:05');
  await run();
}

const runsOf = async (seriesId: string) =>
  (await db.select().from(recurringRuns).where(eq(recurringRuns.seriesId, seriesId)))
    .map(({ schoolId, nominalDate, day, outcome }) => [
      schoolId === oakHill.id ? 'Oak Hill' : 'Pine Ridge',
      nominalDate,
      day,
      outcome,
    ])
    .toSorted((a, b) => a.join(' ').localeCompare(b.join(' ')));

it('makes one order for each school at the start of the day in the district’s zone', async () => {
  const seriesId = await everyWeek(assigned(people.theo));
  moveTo('2026-11-30', '23:59');
  await run();
  expect(await ordersOf(seriesId)).toEqual([]);
  await passDay('2026-12-01');
  const orders = await ordersOf(seriesId);
  expect(orders.map(({ schoolId }) => schoolId).toSorted()).toEqual([oakHill.id, pineRidge.id].toSorted());
  expect(orders[0]).toMatchObject({
    status: 'New',
    dueDate: '2026-12-15',
    createdByUserId: people.mona.id,
    assignedUserIds: [people.theo.id],
    recurringTitle: 'Change the filters',
  });
  const workOrderId = orders[0]?.id ?? '';
  const detailed = await mona.workOrders.getWorkOrder({ workOrderId });
  expect(detailed.statusHistory).toMatchObject([{ fromStatus: null, toStatus: 'New', byUserId: null }]);
  expect(detailed.assignmentHistory).toMatchObject([{ newlyAssigned: [{ userId: people.theo.id }] }]);
  const { changes } = await mona.workOrders.getWorkOrderHistory({ workOrderId });
  expect(changes.some(({ field }) => field === 'description')).toBe(true);
  expect(await mona.recurring.getSeries({ seriesId })).toMatchObject({
    doneThrough: '2026-12-01',
    nextDate: { day: '2026-12-08' },
    lastOrder: { status: 'New' },
  });
});

it('numbers the orders of one moment in the order in which lists show them', async () => {
  const seriesId = await everyWeek({ whileOpen: 'create' });
  for (const day of ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29'])
    await passDay(day);
  const numbers = (await ordersOf(seriesId))
    .toSorted((a, b) => a.timeCreated.getTime() - b.timeCreated.getTime() || (a.id < b.id ? -1 : 1))
    .map(({ publicId }) => publicId);
  expect(numbers).toHaveLength(10);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

it('catches up with one order dated today, and records every date', async () => {
  const seriesId = await everyWeek({ schoolIds: [oakHill.id] });
  await passDay('2026-12-17');
  expect((await ordersOf(seriesId)).map(({ dueDate }) => dueDate)).toEqual(['2026-12-31']);
  expect(await runsOf(seriesId)).toEqual([
    ['Oak Hill', '2026-12-01', '2026-12-17', 'made'],
    ['Oak Hill', '2026-12-08', '2026-12-17', 'made'],
    ['Oak Hill', '2026-12-15', '2026-12-17', 'made'],
  ]);
});

it('each order once, whatever runs at the same time, fails halfway or was asked for before', async () => {
  const seriesId = await everyWeek();
  moveTo('2026-12-01', '00:01');
  expect(await mona.recurring.generateSeriesNow({ seriesId, isConfirmed: false })).toEqual({ made: 2 });
  await Promise.all([run(), run(), run()]);
  expect(await ordersOf(seriesId)).toHaveLength(2);
  moveTo('2026-12-08', '00:01');
  let left = 3;
  const dying = generationWorker(
    {
      ...services,
      makeId: () => {
        left -= 1;
        if (left < 0) throw new Error('the process died');
        return services.makeId();
      },
    },
    quietLog,
  );
  await dying.run({}, { id: 'now', lastTry: true });
  expect(await ordersOf(seriesId)).toHaveLength(2);
  await Promise.all([run(), run()]);
  expect(await ordersOf(seriesId)).toHaveLength(4);
  expect(await mona.recurring.generateSeriesNow({ seriesId, isConfirmed: true })).toEqual({ made: 0 });
});

it('makes nothing up for pauses, for the time without work orders and for archived schools', async () => {
  const paused = await everyWeek({ title: 'Paused' });
  const other = await everyWeek();
  await mona.recurring.pauseSeries({ seriesId: paused, isPaused: true });
  await db.update(schools).set({ timeArchived: new Date() }).where(eq(schools.id, pineRidge.id));
  await passDay('2026-12-01');
  expect((await ordersOf(other)).map(({ schoolId }) => schoolId)).toEqual([oakHill.id]);
  await db.update(schools).set({ timeArchived: null }).where(eq(schools.id, pineRidge.id));
  await workOrdersAre('off');
  await passDay('2026-12-08');
  await workOrdersAre('on');
  await mona.recurring.pauseSeries({ seriesId: paused, isPaused: false });
  await passDay('2026-12-09');
  expect([(await ordersOf(paused)).length, (await ordersOf(other)).length]).toEqual([0, 1]);
  await passDay('2026-12-15');
  expect([(await ordersOf(paused)).length, (await ordersOf(other)).length]).toEqual([2, 3]);
});

it('follows the rules for closed days and for orders that are still open', async () => {
  await saveTasksSettings(database, {
    isWorkCalendarEnabled: true,
    workCalendar: {
      startTime: '07:00',
      endTime: '15:00',
      days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
      overrides: [],
    },
  });
  const saturdays = { recurrenceStartDate: '2026-12-05', schoolIds: [oakHill.id] };
  const skipped = await everyWeek({ ...saturdays, closedDayRule: 'skip' });
  const moved = await everyWeek({ ...saturdays, closedDayRule: 'next', whileOpen: 'skip' });
  for (const day of ['2026-12-05', '2026-12-07', '2026-12-12', '2026-12-14']) await passDay(day);
  expect(await runsOf(skipped)).toEqual([
    ['Oak Hill', '2026-12-05', '2026-12-05', 'skippedClosed'],
    ['Oak Hill', '2026-12-12', '2026-12-12', 'skippedClosed'],
  ]);
  expect(await runsOf(moved)).toEqual([
    ['Oak Hill', '2026-12-05', '2026-12-07', 'made'],
    ['Oak Hill', '2026-12-12', '2026-12-14', 'skippedOpen'],
  ]);
  const [open] = await ordersOf(moved);
  await mona.workOrders.setWorkOrderStatus({
    workOrderId: open?.id ?? '',
    fromStatus: 'New',
    status: 'Complete',
    comment: '',
  });
  await passDay('2026-12-21');
  expect(await ordersOf(moved)).toHaveLength(2);
});

it('leaves out who can no longer be assigned, and takes the default board for one that is gone', async () => {
  const [first, second] = [aBoard(), aBoard()];
  await saveTasksSettings(database, { boards: [first, second], defaultTaskBoard: second.id });
  const template = aTemplate({ assignedUserIds: [people.theo.id, people.luz.id], boardId: first.id });
  const seriesId = await everyWeek({ schoolIds: [oakHill.id], workOrderData: template });
  await saveTasksSettings(database, { boards: [second], defaultTaskBoard: second.id });
  await db.update(users).set({ isDisabled: true }).where(eq(users.id, people.theo.id));
  await passDay('2026-12-01');
  const [order] = await ordersOf(seriesId);
  expect(order).toMatchObject({ assignedUserIds: [people.luz.id], boardId: second.id });
  moveTo('2026-12-01', '06:00');
  await run();
  const [mail] = await mailsTo(people.mona);
  expect(mail?.text).toContain('Change the filters: Theo Tester can no longer be assigned at Oak Hill');
});

it('goes on without an owner, waits for approval then, and tells everyone who could take it over once', async () => {
  await saveTasksSettings(database, { isApprovalWorkflowEnabled: true });
  const seriesId = await everyWeek();
  await passDay('2026-12-01');
  expect((await ordersOf(seriesId)).map(({ status }) => status)).toEqual(['New', 'New']);
  await db.update(users).set({ isDisabled: true }).where(eq(users.id, people.mona.id));
  for (const day of ['2026-12-08', '2026-12-15']) {
    await passDay(day);
    moveTo(day, '06:00');
    await run();
  }
  const statuses = (await ordersOf(seriesId)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'AwaitingApproval')).toHaveLength(4);
  const subjects = async () => (await mailsTo(people.dana)).map(({ subject }) => subject);
  const needsOwner = 'Recurring work orders need an owner: Change the filters';
  expect((await subjects()).filter((subject) => subject === needsOwner)).toHaveLength(1);
  const rows = async () =>
    (await dana.dashboard.getAttention()).rows.filter(({ key }) => key.startsWith('series'));
  expect(await rows()).toEqual([{ key: 'seriesWithoutOwner', count: 1 }]);
  expect(await dana.recurring.getSeries({ seriesId })).toMatchObject({ needsOwner: true });
  await dana.recurring.takeOverSeries({ seriesId });
  expect(await rows()).toEqual([]);
});

it('pauses a school after five dates in a row that nobody touched, and others go on', async () => {
  const seriesId = await everyWeek();
  const days = ['2026-12-01', '2026-12-08', '2026-12-15', '2026-12-22', '2026-12-29', '2027-01-05'];
  for (const day of days) {
    await passDay(day);
    if (day === '2026-12-15') {
      const ofDay = (await ordersOf(seriesId)).filter(({ dueDate }) => dueDate === '2026-12-29');
      const order = ofDay.find(({ schoolId }) => schoolId === pineRidge.id);
      const comment = { workOrderId: order?.id ?? '', commentId: newId(), comment: 'Filters are on order.' };
      await mona.workOrders.addWorkOrderComment(comment);
    }
  }
  const at = async (school: { id: string }) =>
    (await ordersOf(seriesId)).filter(({ schoolId }) => schoolId === school.id).length;
  expect([await at(oakHill), await at(pineRidge)]).toEqual([5, 6]);
  expect(await mona.recurring.getSeries({ seriesId })).toMatchObject({ pausedSchoolIds: [oakHill.id] });
  const { rows } = await dana.dashboard.getAttention();
  expect(rows).toContainEqual({ key: 'seriesPausedAtSchools', count: 1 });
  const { series } = await dana.recurring.listSeries({ hasPausedSchools: true });
  expect(series.map(({ id }) => id)).toEqual([seriesId]);
  expect(await db.select().from(recurringNotes)).toHaveLength(1);
  moveTo('2027-01-05', '06:00');
  await run();
  const mail = (await mailsTo(people.mona)).find(({ subject }) => subject.includes('to check'));
  expect(mail?.text).toContain('Change the filters: paused at Oak Hill');
  await mona.recurring.resumeSchoolOfSeries({ seriesId, schoolId: oakHill.id });
  await passDay('2027-01-12');
  expect(await at(oakHill)).toBe(6);
});

const mailsTo = async ({ id }: TestPerson) =>
  (await db.select().from(messages).where(eq(messages.userId, id)))
    .filter(({ channel }) => channel === 'mail')
    .toSorted((a, b) => a.timeCreated.getTime() - b.timeCreated.getTime());

it('one mail for each person about all orders of the morning, at six, by preference and right', async () => {
  const board = aBoard({ assignedUserIds: [people.paul.id, people.theo.id] });
  await saveTasksSettings(database, { boards: [board], defaultTaskBoard: board.id });
  await everyWeek(assigned(people.theo));
  await everyWeek({ ...assigned(people.theo), title: 'Check the AEDs' });
  const preferences = { ...defaultCommunicationPreferences(), taskBoardNewTask: false };
  await db.update(users).set({ communicationPreferences: preferences }).where(eq(users.id, people.theo.id));
  await passDay('2026-12-01');
  moveTo('2026-12-01', '05:59');
  await run();
  expect(await db.select().from(messages)).toEqual([]);
  moveTo('2026-12-01', '06:00');
  await Promise.all([run(), run()]);
  const toTheo = await mailsTo(people.theo);
  expect(toTheo.map(({ subject }) => subject)).toEqual(['Recurring work orders assigned to you: 4']);
  expect(toTheo[0]?.text).not.toContain('On your boards');
  // The principal of Oak Hill is on the board, and sees what is at the own school only.
  const toPaul = await mailsTo(people.paul);
  expect(toPaul.map(({ subject }) => subject)).toEqual(['New recurring work orders on your boards: 2']);
  expect(toPaul[0]?.text).not.toContain('Pine Ridge');
  const { rows } = await db.execute('select count(*)::int as count from work_order_updates');
  expect(rows).toEqual([{ count: 0 }]);
});

it('writes the first records of an order and nothing else', async () => {
  const seriesId = await everyWeek();
  await passDay('2026-12-01');
  const ids = (await ordersOf(seriesId)).map(({ id }) => id).toSorted();
  const recorded = await db.select().from(workOrderStatusHistory);
  expect(recorded.map(({ workOrderId }) => workOrderId).toSorted()).toEqual(ids);
  expect(recorded[0]?.snapshot).toMatchObject({ recurringId: seriesId });
  expect(await db.select().from(workOrderAssignmentHistory)).toEqual([]);
});
