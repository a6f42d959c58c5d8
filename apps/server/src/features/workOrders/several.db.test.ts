// Approvals, changes of several orders, the hint at doubles, saved views and the file.
import { atSchools } from '@schooldog/domain/permissions';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readCsv } from '../../platform/exports/testing/readCsv.ts';
import { aPlace } from '../../testing/places.ts';
import { aPerson, aSchool } from '../../testing/people.ts';
import { finished } from '../entries/exports/testing/exportsFixture.ts';
import { aBoard, aWorkOrderOf, newId, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { refused, workOrderDistrict, type WorkOrderDistrict } from './testing/district.ts';

let place: WorkOrderDistrict;
let schoolId: string;

beforeAll(async () => {
  place = await workOrderDistrict();
  schoolId = place.oakHill.id;
});
beforeEach(() => saveTasksSettings(place.fixture.database, {}));

async function anOrder(facts: Partial<Parameters<typeof aWorkOrderOf>[1]> = {}): Promise<string> {
  const { fixture, people } = place;
  const row = { schoolId, createdByUserId: people.teacher.id, ...facts };
  return (await aWorkOrderOf(fixture.database, row)).id;
}
const opened = (workOrderId: string) => place.clients.supervisor.workOrders.getWorkOrder({ workOrderId });
const awaiting = { status: 'AwaitingApproval' } as const;

it('one is approved or declined with a note, and keeps its chosen start', async () => {
  const { principal } = place.clients;
  const scheduled = await anOrder({ ...awaiting, scheduledStartDate: '2027-01-04' });
  const declined = await anOrder(awaiting);
  const decide = (isApproved: boolean, workOrderId: string, comment: string) =>
    principal.workOrders.decideWorkOrders({ isApproved, workOrderIds: [workOrderId], comment });
  expect(await decide(true, scheduled, 'Go ahead.')).toEqual({ changed: 1, rejected: [] });
  expect(await decide(false, declined, 'Too much.')).toEqual({ changed: 1, rejected: [] });
  expect(await opened(scheduled)).toMatchObject({
    status: 'New',
    scheduledStartDate: '2027-01-04',
    statusHistory: [{ fromStatus: 'AwaitingApproval', comment: 'Go ahead.', byName: 'Paul Tester' }],
  });
  expect(await opened(declined)).toMatchObject({ status: 'Declined' });
  expect(await decide(true, declined, '')).toEqual({
    changed: 0,
    rejected: [{ code: 'workOrder.notAwaitingApproval', count: 1 }],
  });
});

it('all are decided without a note, at the schools where one manages tasks, by those who may approve', async () => {
  const { principal, supervisor, teacher } = place.clients;
  const [own, other] = [await anOrder(awaiting), await anOrder(awaiting)];
  const pine = await aSchool(place.fixture.database, 'Pine');
  const foreign = await anOrder({ ...awaiting, schoolId: pine.id });
  const waiting = await principal.workOrders.listWorkOrdersToApprove({});
  expect(waiting).toMatchObject({ workOrders: [{ id: own }, { id: other }], next: null, count: 2 });
  expect(await principal.workOrders.getWorkOrderBadges()).toEqual({ assigned: 0, awaitingApproval: 2 });
  const counts = { assignedWorkOrders: 0, workOrdersToApprove: 2 };
  expect(await principal.dashboard.getFrameCounts()).toMatchObject(counts);
  const all = { isApproved: true, workOrderIds: null, comment: 'Never stored.' };
  await saveTasksSettings(place.fixture.database, {
    isApprovalWorkflowEnabled: true,
    approvalWorkflow: { allowedApproverType: 'workOrderManagers' },
  });
  expect(await principal.workOrders.decideWorkOrders(all)).toEqual({
    changed: 0,
    rejected: [{ code: 'workOrder.approveNotAllowed', count: 2 }],
  });
  await saveTasksSettings(place.fixture.database, {});
  expect(await principal.workOrders.decideWorkOrders(all)).toEqual({ changed: 2, rejected: [] });
  expect(await opened(own)).toMatchObject({ status: 'New', statusHistory: [{ comment: '' }] });
  expect(await opened(foreign)).toMatchObject({ status: 'AwaitingApproval' });
  await expect(teacher.workOrders.decideWorkOrders(all)).rejects.toEqual(
    refused('workOrder.approveNotAllowed'),
  );
  expect(await supervisor.workOrders.decideWorkOrders({ ...all, isApproved: false })).toEqual({
    changed: 1,
    rejected: [],
  });
});

it('several change at once: the allowed ones do, the rest are counted with their reasons', async () => {
  const { teacher, principal } = place.clients;
  const { technician, outsider, supervisor } = place.people;
  const own = await anOrder();
  const finishedOne = await anOrder({ status: 'Complete' });
  const others = await anOrder({ createdByUserId: supervisor.id });
  const workOrderIds = [own, finishedOne, others, newId()];
  const priority = { kind: 'priority', priority: 'High' } as const;
  expect(await teacher.workOrders.changeWorkOrders({ workOrderIds, change: priority })).toEqual({
    changed: 1,
    rejected: expect.arrayContaining([
      { code: 'workOrder.editNotAllowed', count: 1 },
      { code: 'workOrder.notFound', count: 2 },
    ]),
  });
  const board = aBoard();
  await saveTasksSettings(place.fixture.database, { boards: [board] });
  const both = { workOrderIds: [own, others] };
  const ask = (change: Parameters<typeof principal.workOrders.changeWorkOrders>[0]['change']) =>
    principal.workOrders.changeWorkOrders({ ...both, change });
  expect(await ask({ kind: 'board', boardId: board.id })).toEqual({ changed: 2, rejected: [] });
  expect(await ask({ kind: 'status', status: 'Started' })).toEqual({ changed: 2, rejected: [] });
  expect(await ask({ kind: 'assign', userIds: [technician.id] })).toEqual({ changed: 2, rejected: [] });
  expect(await ask({ kind: 'assign', userIds: [outsider.id] })).toEqual({
    changed: 0,
    rejected: [{ code: 'workOrder.assigneeNotAllowed', count: 2 }],
  });
  expect(await opened(own)).toMatchObject({
    priority: 'High',
    boardId: board.id,
    status: 'Started',
    assignedUserIds: [technician.id],
    statusHistory: [{ toStatus: 'Started', comment: '' }],
    assignmentHistory: [{ newlyAssigned: [{ userId: technician.id }] }],
  });
  const before = await opened(own);
  expect(await ask({ kind: 'status', status: 'Started' })).toEqual({ changed: 2, rejected: [] });
  expect((await opened(own)).timeUpdated).toBe(before.timeUpdated);
});

it('hints at open orders at the same place or with similar words, and tells little of them', async () => {
  const { database } = place.fixture;
  const { teacher, outsider } = place.clients;
  const elm = await aSchool(database, 'Elm Street');
  const { dataProfileId, optionId, mergedOptionId } = await aPlace(database, elm.id, 'Boiler room');
  const ed = await aPerson(database, { role: 'educator', at: [elm] });
  const client = await place.fixture.as(ed);
  const cameras = aBoard({ preventNonAssignedUsers: true });
  await saveTasksSettings(database, { boards: [cameras] });
  const at = { schoolId: elm.id };
  const description = 'Radiator leaks water\nSince Monday.';
  const location = { locationDataProfileId: dataProfileId, locationDataProfileOptionId: mergedOptionId };
  const inRoom = await anOrder({
    ...at,
    ...location,
    description,
    location: 'Boiler room',
    notes: 'Secret.',
  });
  const byWords = await anOrder({ ...at, description: 'The old radiators are leaking' });
  await anOrder({ ...at, description, status: 'Complete' });
  await anOrder({ ...at, description, boardId: cameras.id });
  await anOrder({ ...at, description: 'Water the plants' });
  const similar = async (
    asked: Omit<Parameters<typeof client.workOrders.listSimilarWorkOrders>[0], 'schoolId'>,
  ) => (await client.workOrders.listSimilarWorkOrders({ ...at, ...asked })).workOrders;
  const found = await similar({ description: 'radiator leak in the room' });
  expect(found.map(({ id }) => id)).toEqual([inRoom, byWords]);
  expect(found[0]).toEqual({
    id: inRoom,
    publicId: expect.any(Number),
    status: 'New',
    location: 'Boiler room',
    firstLine: 'Radiator leaks water',
    timeCreated: expect.any(String),
  });
  expect((await similar({ locationDataProfileOptionId: optionId })).map(({ id }) => id)).toEqual([inRoom]);
  expect((await similar({ location: 'boiler  Room' })).map(({ id }) => id)).toEqual([inRoom]);
  expect(await similar({})).toEqual([]);
  expect(await similar({ description: 'the' })).toEqual([]);
  await expect(teacher.workOrders.listSimilarWorkOrders(at)).rejects.toEqual(
    refused('workOrder.createNotAllowed'),
  );
  await expect(outsider.workOrders.listSimilarWorkOrders(at)).rejects.toEqual(
    refused('workOrder.createNotAllowed'),
  );
  await client.workOrders.setWorkOrderFollowed({ workOrderId: byWords, isFollowing: true });
  expect((await client.workOrders.getWorkOrder({ workOrderId: byWords })).isFollowing).toBe(true);
});

it('a person keeps at most 20 views, also when many are saved at once', async () => {
  const { teacher, principal } = place.clients;
  const save = (viewId: string, name: string) =>
    teacher.workOrders.saveWorkOrderView({ viewId, name, query: 'statuses=New' });
  const ids = Array.from({ length: 22 }, () => newId());
  const saved = await Promise.allSettled(ids.map((viewId, at) => save(viewId, `View ${at}`)));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const { views } = await teacher.workOrders.listWorkOrderViews();
  expect(views).toHaveLength(20);
  const [first] = views;
  if (first === undefined) throw new Error('no view');
  await save(first.id, 'Overdue');
  await expect(save(newId(), 'One more')).rejects.toEqual(refused('workOrder.tooManyViews'));
  expect((await teacher.workOrders.listWorkOrderViews()).views[0]).toMatchObject({ name: 'Overdue' });
  expect(await principal.workOrders.listWorkOrderViews()).toEqual({ views: [] });
  await teacher.workOrders.deleteWorkOrderView({ viewId: first.id });
  await save(newId(), 'One more');
});

it('the file has what the list shows at schools whose reports one may download, and no hidden boards', async () => {
  const { database } = place.fixture;
  const elm = await aSchool(database, 'Elm Street');
  const [first, second] = [
    aBoard({ name: 'Doors' }),
    aBoard({ name: 'Cameras', preventNonAssignedUsers: true }),
  ];
  await saveTasksSettings(database, { boards: [first, second], customFields: ['Room'] });
  const at = { schoolId: elm.id, boardId: first.id };
  await anOrder({ ...at, description: '=1+1', priority: 'High', customFields: { Room: '007' } });
  await anOrder({ ...at, boardId: second.id });
  const clerk = await aPerson(database, {
    role: 'principal',
    at: [elm],
    permissions: {
      'propose tasks': atSchools([elm.id]),
      'be proposed tasks': atSchools([elm.id]),
      'download administrative reports': atSchools([elm.id]),
    },
    isPrimarilyTaskUser: true,
    language: 'es',
  });
  const client = await place.fixture.as(clerk);
  const exportId = newId();
  await client.workOrders.generateCsvForWorkOrders({ exportId, query: {}, title: '' });
  const ready = await finished(client, exportId);
  expect(ready).toMatchObject({
    status: 'ready',
    total: 1,
    fileName: 'Órdenes de trabajo, todas las fechas.csv',
  });
  const cookie = await place.fixture.cookieOf(clerk);
  const { rawPayload } = await place.fixture.app.http.inject({ url: ready.url ?? '', headers: { cookie } });
  const [header, row, ...rest] = readCsv(rawPayload.toString().replace(/^\ufeff/, ''));
  expect(rest).toEqual([]);
  expect(header?.slice(1, 7)).toEqual([
    'Estado',
    'Descripción',
    'Escuela',
    'Lugar',
    'Prioridad',
    'Tablero de tareas',
  ]);
  expect(row?.slice(1, 7)).toEqual(['Nueva', "'=1+1", 'Elm Street', '', 'Alta', 'Doors']);
  expect([header?.at(-1), row?.at(-1)]).toEqual(['Room', "'007"]);
  const elsewhere = { exportId: newId(), query: { schoolIds: [schoolId] }, title: '' };
  await expect(client.workOrders.generateCsvForWorkOrders(elsewhere)).rejects.toEqual(
    refused('workOrder.downloadNotAllowed'),
  );
});
