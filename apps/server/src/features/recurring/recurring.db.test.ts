// Series as people keep them: created, edited together, paused, taken over, deleted, and today's orders asked for.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { schools } from '../schools/schema.ts';
import { aBoard, saveTasksSettings } from '../workOrders/testing/aWorkOrderOf.ts';
import { workOrders } from '../workOrders/schema.ts';
import { recurringWorkOrders } from './schema.ts';
import { aSeriesForm, aSeriesOf, aTemplate, newId } from './testing/aSeriesOf.ts';
import { seriesDistrict } from './testing/seriesDistrict.ts';

const district = await seriesDistrict();
const { database, oakHill, pineRidge, people, clients, create, moveTo, ordersOf } = district;
const { mona, dana, paul } = clients;
const both = [oakHill.id, pineRidge.id];
const refused = (code: string): unknown => expect.objectContaining({ code });

beforeEach(async () => {
  moveTo('2026-11-17', '10:00');
  await saveTasksSettings(database, {});
});

const created = (facts: Parameters<typeof create>[0]) => create(facts);

it('is created once, and read with its owner and its next date', async () => {
  const seriesId = await create({ title: 'Check the extinguishers' });
  const series = aSeriesForm({ schoolIds: both });
  await expect(mona.recurring.createSeries({ seriesId, series })).rejects.toThrow(
    refused('recurring.idTaken'),
  );
  expect(await dana.recurring.getSeries({ seriesId })).toMatchObject({
    title: 'Check the extinguishers',
    ownerName: 'Mona Tester',
    needsOwner: false,
    nextDate: { nominal: '2026-12-01', day: '2026-12-01' },
    lastOrder: null,
  });
  const { changes } = await dana.recurring.getSeriesHistory({ seriesId });
  expect(changes.find(({ field }) => field === 'title')).toMatchObject({ to: 'Check the extinguishers' });
});

it('checks dates, schools, people, the board and the required fields', async () => {
  const { theo, luz } = people;
  await expect(created({ recurrenceStartDate: '2026-11-17' })).rejects.toThrow(
    refused('recurring.startTooEarly'),
  );
  await expect(created({ recurrenceEndDate: '2026-11-30' })).rejects.toThrow(
    refused('recurring.endBeforeStart'),
  );
  await expect(created({ schoolIds: [newId()] })).rejects.toThrow(refused('recurring.schoolNotOpen'));
  const assigned = (...assignedUserIds: string[]) => ({ workOrderData: aTemplate({ assignedUserIds }) });
  await expect(created(assigned(theo.id, luz.id))).rejects.toThrow(refused('recurring.assigneeNotAllowed'));
  await created({ ...assigned(theo.id, luz.id), schoolIds: [oakHill.id] });
  await created(assigned(theo.id));
  const place = { locationDataProfileId: newId(), locationDataProfileOptionId: newId() };
  await expect(created({ workOrderData: aTemplate(place) })).rejects.toThrow(
    refused('recurring.placeNeedsOneSchool'),
  );
  await expect(created({ workOrderData: aTemplate({ boardId: newId() }) })).rejects.toThrow(
    refused('workOrder.unknownBoard'),
  );
  await saveTasksSettings(database, { requiredFields: ['dueDate', 'scheduledStartDate'] });
  await expect(created({ workOrderData: aTemplate({ dueInDays: null }) })).rejects.toThrow(
    refused('workOrder.fieldRequired'),
  );
  await created({});
});

it('merges what two people change, and says where they differ', async () => {
  const seriesId = await create();
  const interval = { recurrenceInterval: { from: 1, to: 2 } };
  await Promise.all([
    mona.recurring.editSeries({ seriesId, edit: { title: { from: 'Change the filters', to: 'Filters' } } }),
    dana.recurring.editSeries({ seriesId, edit: interval }),
  ]);
  expect(await mona.recurring.getSeries({ seriesId })).toMatchObject({
    title: 'Filters',
    recurrenceInterval: 2,
  });
  const late = { title: { from: 'Change the filters', to: 'Clean the filters' } };
  await expect(dana.recurring.editSeries({ seriesId, edit: late })).rejects.toThrow(
    refused('record.conflict'),
  );
  const emptied = { schoolIds: { added: [], removed: both } };
  await expect(dana.recurring.editSeries({ seriesId, edit: emptied })).rejects.toThrow(
    refused('recurring.schoolRequired'),
  );
});

it('what an old value says never blocks an edit', async () => {
  const seriesId = await create({ workOrderData: aTemplate({ assignedUserIds: [people.theo.id] }) });
  moveTo('2026-12-10');
  await database.db.update(users).set({ isDisabled: true }).where(eq(users.id, people.theo.id));
  await database.db.update(schools).set({ timeArchived: new Date() }).where(eq(schools.id, pineRidge.id));
  await mona.recurring.editSeries({ seriesId, edit: { dueInDays: { from: 14, to: 7 } } });
  const moved = { recurrenceStartDate: { from: '2026-12-01', to: '2026-12-09' } };
  await expect(mona.recurring.editSeries({ seriesId, edit: moved })).rejects.toThrow(
    refused('recurring.startTooEarly'),
  );
  await database.db.update(users).set({ isDisabled: false }).where(eq(users.id, people.theo.id));
  await database.db.update(schools).set({ timeArchived: null }).where(eq(schools.id, pineRidge.id));
});

it('makes up nothing after a pause, nor for new dates', async () => {
  const seriesId = await create();
  await mona.recurring.pauseSeries({ seriesId, isPaused: true });
  moveTo('2026-12-10');
  const resumed = await mona.recurring.pauseSeries({ seriesId, isPaused: false });
  expect(resumed).toMatchObject({ isPaused: false, doneThrough: '2026-12-08' });
  const daily = { recurrenceUnit: { from: 'Weeks', to: 'Days' } } as const;
  expect(await mona.recurring.editSeries({ seriesId, edit: daily })).toMatchObject({
    doneThrough: '2026-12-10',
  });
  expect(await mona.recurring.getSeries({ seriesId })).toMatchObject({ nextDate: { day: '2026-12-11' } });
});

it('makes the orders of today once, whoever asks and how often', async () => {
  const board = aBoard();
  await saveTasksSettings(database, { boards: [board], defaultTaskBoard: board.id });
  const seriesId = await create({ workOrderData: aTemplate({ assignedUserIds: [people.theo.id] }) });
  await mona.recurring.pauseSeries({ seriesId, isPaused: true });
  const asked = { seriesId, isConfirmed: false };
  const [first, second] = await Promise.all([
    mona.recurring.generateSeriesNow(asked),
    dana.recurring.generateSeriesNow(asked),
  ]);
  expect([first.made, second.made].toSorted((a, b) => a - b)).toEqual([0, 2]);
  const [order] = await ordersOf(seriesId);
  expect(order).toMatchObject({
    status: 'New',
    boardId: board.id,
    assignedUserIds: [people.theo.id],
    followingUserIds: [people.mona.id, people.theo.id],
    createdByUserId: people.mona.id,
    dueDate: '2026-12-01',
    recurringTitle: 'Change the filters',
  });
  moveTo('2026-11-18');
  await expect(mona.recurring.generateSeriesNow(asked)).rejects.toThrow(refused('recurring.lastOrderOpen'));
  expect(await mona.recurring.generateSeriesNow({ seriesId, isConfirmed: true })).toEqual({ made: 2 });
  const { runs } = await mona.recurring.listSeriesRuns({ seriesId });
  expect(runs.map(({ nominalDate, outcome }) => [nominalDate, outcome])).toEqual([
    ['2026-11-18', 'made'],
    ['2026-11-18', 'made'],
    ['2026-11-17', 'made'],
    ['2026-11-17', 'made'],
  ]);
});

it('orders name their series to those who may open it, and are listed by it', async () => {
  const seriesId = await create();
  await mona.recurring.generateSeriesNow({ seriesId, isConfirmed: false });
  const listed = await mona.workOrders.listWorkOrders({ seriesId });
  expect(listed.workOrders.map(({ recurringId }) => recurringId)).toEqual([seriesId, seriesId]);
  expect(await mona.workOrders.countWorkOrders({ seriesId })).toMatchObject({ count: 2 });
  expect(await paul.workOrders.listWorkOrders({ seriesId })).toMatchObject({ workOrders: [] });
  const atOakHill = (await ordersOf(seriesId)).find(({ schoolId }) => schoolId === oakHill.id);
  const workOrderId = atOakHill?.id ?? '';
  const unnamed = { recurringId: null, recurringTitle: 'Change the filters' };
  expect(await paul.workOrders.getWorkOrder({ workOrderId })).toMatchObject(unnamed);
  const seen = (await paul.workOrders.listWorkOrders({})).workOrders.find(({ id }) => id === workOrderId);
  expect(seen).toMatchObject(unnamed);
  expect(await mona.workOrders.getWorkOrder({ workOrderId })).toMatchObject({ recurringId: seriesId });
});

it('a school that leaves and a deleted series leave their orders with the title as text', async () => {
  const seriesId = await create();
  await mona.recurring.generateSeriesNow({ seriesId, isConfirmed: false });
  const ids = new Set((await ordersOf(seriesId)).map(({ id }) => id));
  await mona.recurring.editSeries({ seriesId, edit: { schoolIds: { added: [], removed: [pineRidge.id] } } });
  expect((await ordersOf(seriesId)).map(({ schoolId }) => schoolId)).toEqual([oakHill.id]);
  await mona.recurring.deleteSeries({ seriesId });
  const left = (await database.db.select().from(workOrders)).filter(({ id }) => ids.has(id));
  expect(left.map(({ recurringId, recurringTitle }) => [recurringId, recurringTitle])).toEqual([
    [null, 'Change the filters'],
    [null, 'Change the filters'],
  ]);
  await expect(mona.recurring.getSeries({ seriesId })).rejects.toThrow(refused('recurring.notFound'));
});

it('a list by title, with filters and pages', async () => {
  await database.db.delete(recurringWorkOrders);
  const owned = { schoolIds: [oakHill.id], ownerUserId: people.mona.id };
  for (let at = 0; at < 51; at += 1)
    await aSeriesOf(database, { ...owned, title: `Valve ${String(at).padStart(2, '0')}` });
  const gone = { ...owned, schoolIds: [pineRidge.id], ownerUserId: newId() };
  const { id: orphan } = await aSeriesOf(database, { ...gone, title: 'angel wing', isPaused: true });
  const first = await mona.recurring.listSeries({});
  expect(first.series.slice(0, 2).map(({ title }) => title)).toEqual(['angel wing', 'Valve 00']);
  expect([first.series.length, first.count]).toEqual([50, 52]);
  const rest = await mona.recurring.listSeries({ before: first.next ?? '' });
  expect(rest.series.map(({ title }) => title)).toEqual(['Valve 49', 'Valve 50']);
  const ids = async (filter: Parameters<typeof mona.recurring.listSeries>[0]) =>
    (await mona.recurring.listSeries(filter)).series.map(({ id }) => id);
  for (const filter of [
    { search: 'wing' },
    { schoolIds: [pineRidge.id] },
    { paused: true },
    { needsOwner: true },
  ])
    expect(await ids(filter)).toEqual([orphan]);
  await dana.recurring.takeOverSeries({ seriesId: orphan });
  expect(await ids({ needsOwner: true })).toEqual([]);
});

it('keeps its schools and its place from being deleted', async () => {
  const place = { locationDataProfileId: newId(), locationDataProfileOptionId: newId() };
  await aSeriesOf(database, {
    schoolIds: [oakHill.id],
    ownerUserId: people.mona.id,
    workOrderData: aTemplate(place),
  });
  const { hooks } = district.fixture.app.services;
  const id = place.locationDataProfileOptionId;
  const used = { dataProfileId: place.locationDataProfileId, id };
  expect(await hooks.collect(database.db, 'place.references', used)).toContain(1);
  const uses = await hooks.collect(database.db, 'school.uses', { schoolId: oakHill.id });
  expect(uses.find(({ kind }) => kind === 'recurringWorkOrders')?.count).toBeGreaterThan(0);
});
