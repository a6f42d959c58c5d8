// What people see of orders on hidden boards, and what work order staff see when their view is restricted.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestClient } from '../../testing/app.ts';
import { aLiveStream } from '../../testing/liveStream.ts';
import { aBoard, aWorkOrderOf, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { refused, workOrderDistrict, type WorkOrderDistrict } from './testing/district.ts';
import { noticesOf, workOrderTopics } from './live.ts';
import { readActor } from '../../platform/identity/readActor.ts';

let place: WorkOrderDistrict;
let schoolId: string;
const cameras = aBoard({ name: 'Cameras', preventNonAssignedUsers: true });
const grounds = aBoard({ name: 'Grounds' });

beforeAll(async () => {
  place = await workOrderDistrict();
  schoolId = place.oakHill.id;
});
beforeEach(() => saveTasksSettings(place.fixture.database, { boards: [cameras, grounds] }));

async function onCameras(facts: Partial<Parameters<typeof aWorkOrderOf>[1]> = {}) {
  const createdByUserId = place.people.supervisor.id;
  const order = await aWorkOrderOf(place.fixture.database, {
    schoolId,
    createdByUserId,
    boardId: cameras.id,
    ...facts,
  });
  return order.id;
}

/** The board that each way of looking shows; undefined where the order is absent. */
async function seen({ workOrders }: TestClient, workOrderId: string) {
  const { workOrders: listed } = await workOrders.listWorkOrders({});
  const detail = await workOrders.getWorkOrder({ workOrderId }).catch(() => undefined);
  return [listed.find(({ id }) => id === workOrderId)?.boardId, detail?.boardId];
}

it('its orders are absent for others, and show to creators and assignees without the board', async () => {
  const { technician, principal, supervisor, teacher } = place.clients;
  const { technician: theo, teacher: ed } = place.people;
  const others = await onCameras({ followingUserIds: [theo.id] });
  expect(await seen(principal, others)).toEqual([cameras.id, cameras.id]);
  expect(await seen(supervisor, others)).toEqual([cameras.id, cameras.id]);
  expect(await seen(technician, others)).toEqual([undefined, undefined]);
  expect((await technician.workOrders.countWorkOrders({})).count).toBe(0);
  await expect(
    technician.workOrders.setWorkOrderFollowed({ workOrderId: others, isFollowing: false }),
  ).rejects.toEqual(refused('workOrder.notFound'));
  const assigned = await onCameras({ assignedUserIds: [theo.id] });
  const created = await onCameras({ createdByUserId: ed.id });
  expect(await seen(technician, assigned)).toEqual([null, null]);
  expect(await seen(teacher, created)).toEqual([null, null]);
  await saveTasksSettings(place.fixture.database, {
    boards: [{ ...cameras, assignedUserIds: [theo.id] }],
  });
  expect(await seen(technician, others)).toEqual([cameras.id, cameras.id]);
});

it('is in the filter only for those who know it; its orders count as without a board', async () => {
  const { technician, principal } = place.clients;
  const { technician: theo } = place.people;
  const assigned = await onCameras({ assignedUserIds: [theo.id] });
  const idsOn = async ({ workOrders }: TestClient, ...boardIds: string[]) =>
    (await workOrders.listWorkOrders({ boardIds })).workOrders.map(({ id }) => id);
  expect(await idsOn(technician, cameras.id)).toEqual([]);
  expect(await idsOn(technician, cameras.id, grounds.id)).toEqual([]);
  expect(await idsOn(technician, 'none')).toContain(assigned);
  expect(await idsOn(principal, cameras.id)).toContain(assigned);
  expect(await idsOn(principal, 'none')).not.toContain(assigned);
  const names = async ({ workOrders }: TestClient) =>
    (await workOrders.getTasksSettings()).boards.map(({ name }) => name);
  expect(await names(technician)).toEqual(['Grounds']);
  expect(await names(principal)).toEqual(['Cameras', 'Grounds']);
});

it('conflicts and the history of an order do not name it', async () => {
  const { teacher, principal } = place.clients;
  const workOrderId = await onCameras({ boardId: grounds.id, createdByUserId: place.people.teacher.id });
  const moved = (from: string | null, to: string | null) => ({
    workOrderId,
    edit: { boardId: { from, to } },
  });
  await principal.workOrders.editWorkOrder(moved(grounds.id, cameras.id));
  const priority = { priority: { from: 'Low', to: 'High' } } as const;
  const conflict = await teacher.workOrders
    .editWorkOrder({ workOrderId, edit: { ...moved(grounds.id, null).edit, ...priority } })
    .catch((error: unknown) => error);
  expect(conflict).toEqual(refused('record.conflict'));
  expect(JSON.stringify(conflict)).not.toContain(cameras.id);

  // What else the creator edits leaves the order where it is.
  const notes = { notes: { from: '', to: 'By the stairs.' } };
  expect(await teacher.workOrders.editWorkOrder({ workOrderId, edit: notes })).toMatchObject({
    boardId: null,
  });
  expect(await seen(principal, workOrderId)).toEqual([cameras.id, cameras.id]);
  await principal.workOrders.editWorkOrder(moved(cameras.id, null));
  const boards = async ({ workOrders }: TestClient) =>
    (await workOrders.getWorkOrderHistory({ workOrderId })).changes
      .filter(({ field }) => field === 'boardId')
      .map(({ from, to }) => [from, to]);
  expect(await boards(principal)).toEqual([
    [cameras.id, null],
    [grounds.id, cameras.id],
  ]);
  expect(await boards(teacher)).toEqual([[grounds.id, null]]);
});

it('notifies no browser of a person who may not see the order', async () => {
  const { people, fixture } = place;
  const hears = async (userId: string, order: Parameters<typeof noticesOf>[0]) => {
    const actor = await readActor(fixture.database.db, userId, { enableWorkOrders: true, enableEops: true });
    if (actor === null) throw new Error('no such person');
    return noticesOf(order).some((notice) => workOrderTopics[notice.topic]?.(actor, notice) === true);
  };
  const order = {
    id: 'order',
    schoolId,
    boardId: cameras.id,
    createdByUserId: people.teacher.id,
    assignedUserIds: [],
    followingUserIds: [people.technician.id],
  };
  const onGrounds = { ...order, boardId: grounds.id };
  expect(await hears(people.technician.id, order)).toBe(false);
  expect(await hears(people.technician.id, onGrounds)).toBe(true);
  expect(await hears(people.technician.id, { ...order, assignedUserIds: [people.technician.id] })).toBe(true);
  expect(await hears(people.teacher.id, order)).toBe(true);
  expect(await hears(people.principal.id, order)).toBe(true);
  expect(await hears(people.outsider.id, onGrounds)).toBe(false);
});

it('notifies the staff who saw an order until it was moved there', async () => {
  const { fixture, people, clients } = place;
  const base = await fixture.app.http.listen({ port: 0, host: '127.0.0.1' });
  const workOrderId = await onCameras({ boardId: grounds.id });
  const technician = await aLiveStream(fixture, base, people.technician);
  const edit = { boardId: { from: grounds.id, to: cameras.id } };
  await clients.principal.workOrders.editWorkOrder({ workOrderId, edit });
  expect(await technician.next()).toMatchObject({ data: { topic: 'workOrders.staff', id: grounds.id } });
  expect(await seen(clients.technician, workOrderId)).toEqual([undefined, undefined]);
});

it('work order staff see everything at their school, or with the restriction what is theirs', async () => {
  const { technician } = place.clients;
  const { technician: theo } = place.people;
  const free = await onCameras({ boardId: null });
  const theirs = await onCameras({ boardId: null, assignedUserIds: [theo.id] });
  expect(await seen(technician, free)).toEqual([null, null]);
  await saveTasksSettings(place.fixture.database, { restrictWorkOrderStaffViewPermissions: true });
  expect(await seen(technician, free)).toEqual([undefined, undefined]);
  expect(await seen(technician, theirs)).toEqual([null, null]);
});

it('a link says whether the order opens for its reader, and whether it was deleted', async () => {
  const { technician, principal } = place.clients;
  const kept = await onCameras();
  const gone = await onCameras();
  await principal.workOrders.deleteWorkOrder({ workOrderId: gone });
  const ids = [kept, gone];
  expect(await principal.workOrders.listLinkedWorkOrders({ ids })).toEqual({
    openable: [kept],
    deleted: [gone],
  });
  expect(await technician.workOrders.listLinkedWorkOrders({ ids })).toEqual({
    openable: [],
    deleted: [gone],
  });
});
