// What a new work order starts as, and what is asked of it.
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aBoard, aForm, newId, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { raise, refused, workOrderDistrict, type WorkOrderDistrict } from './testing/district.ts';

let place: WorkOrderDistrict;
let schoolId: string;
/** Ten in the morning of Monday, October 5, in the district. */
const now = new Date('2026-10-05T14:00:00.000Z');

beforeAll(async () => {
  place = await workOrderDistrict(now);
  schoolId = place.oakHill.id;
});
beforeEach(() => saveTasksSettings(place.fixture.database, {}));

const settings = (changed: Parameters<typeof saveTasksSettings>[1]) =>
  saveTasksSettings(place.fixture.database, changed);

it('is New, or Scheduled where a start was chosen, with rising numbers', async () => {
  const { teacher } = place.clients;
  const first = await raise(place, teacher);
  const second = await raise(place, teacher, { scheduledStartDate: '2026-10-06' });
  expect(first).toMatchObject({ status: 'New', timeOriginallyScheduled: null, timeCompleted: null });
  expect(second).toMatchObject({ status: 'Scheduled', timeOriginallyScheduled: now.toISOString() });
  expect(second.publicId).toBeGreaterThan(first.publicId);
  const { statusHistory, followingUserIds } = await teacher.workOrders.getWorkOrder({
    workOrderId: second.id,
  });
  expect(statusHistory).toMatchObject([{ fromStatus: null, toStatus: 'Scheduled', byName: 'Ed Tester' }]);
  expect(followingUserIds).toEqual([place.people.teacher.id]);
});

it('awaits approval unless its creator could approve it, by either kind of approver', async () => {
  const { teacher, principal, supervisor } = place.clients;
  const statuses = async () => {
    const orders = [teacher, principal, supervisor].map((client) =>
      raise(place, client, { scheduledStartDate: '2026-10-08' }),
    );
    return (await Promise.all(orders)).map(({ status }) => status);
  };
  await settings({ isApprovalWorkflowEnabled: true });
  expect(await statuses()).toEqual(['AwaitingApproval', 'Scheduled', 'Scheduled']);
  await settings({
    isApprovalWorkflowEnabled: true,
    approvalWorkflow: { allowedApproverType: 'workOrderManagers' },
  });
  expect(await statuses()).toEqual(['AwaitingApproval', 'AwaitingApproval', 'Scheduled']);
  const waiting = await raise(place, teacher);
  expect(waiting.timeOriginallySubmittedForApproval).toBe(now.toISOString());
});

it('needs its required fields, but not those that are hidden or that the person may not set', async () => {
  const { teacher, technician } = place.clients;
  const board = aBoard();
  await settings({
    boards: [board],
    customFields: ['Room'],
    requiredFields: ['notes', 'priority', 'taskBoard'],
    requiredCustomFields: ['Room'],
    hiddenFields: ['priority'],
    restrictAssignToTaskBoardPermissions: 'workOrderStaff',
  });
  const filled = { notes: 'Wet.', customFields: { Room: '7' } };
  await expect(raise(place, teacher, { ...filled, notes: '' })).rejects.toEqual(
    refused('workOrder.fieldRequired'),
  );
  await expect(raise(place, teacher, { notes: 'Wet.' })).rejects.toEqual(refused('workOrder.fieldRequired'));
  expect(await raise(place, teacher, filled)).toMatchObject({ boardId: null });
  await expect(raise(place, technician, filled)).rejects.toEqual(refused('workOrder.fieldRequired'));
  expect(await raise(place, technician, { ...filled, boardId: board.id })).toMatchObject({
    boardId: board.id,
  });
});

it('takes only what the person may choose', async () => {
  const { teacher, principal } = place.clients;
  const { technician, outsider } = place.people;
  const rejected = (form: Parameters<typeof raise>[2], code: string, client = teacher) =>
    expect(raise(place, client, form)).rejects.toEqual(refused(code));
  await rejected({ assignedUserIds: [outsider.id] }, 'workOrder.assigneeNotAllowed');
  await rejected({ boardId: newId() }, 'workOrder.unknownBoard');
  await rejected({ customFields: { Room: '7' } }, 'workOrder.unknownCustomField');
  const cameras = aBoard({ preventNonAssignedUsers: true });
  await settings({
    boards: [cameras],
    restrictAssignmentPermissions: 'workOrderManagers',
    restrictSchedulePermissions: 'workOrderManagers',
  });
  await rejected({ boardId: cameras.id }, 'workOrder.unknownBoard');
  expect(await raise(place, principal, { boardId: cameras.id })).toMatchObject({
    boardId: cameras.id,
  });
  await rejected({ assignedUserIds: [technician.id] }, 'workOrder.assignNotAllowed');
  await rejected({ scheduledStartDate: '2026-10-06' }, 'workOrder.scheduleNotAllowed');
  const own = { assignedUserIds: [technician.id] };
  expect(await raise(place, place.clients.technician, own)).toMatchObject(own);
});

it('goes to the default board, whose name stays hidden from the creator where it is', async () => {
  const { teacher, principal } = place.clients;
  const cameras = aBoard({ preventNonAssignedUsers: true });
  await settings({ boards: [cameras], defaultTaskBoard: cameras.id });
  const { id, boardId } = await raise(place, teacher);
  expect(boardId).toBeNull();
  expect(await principal.workOrders.getWorkOrder({ workOrderId: id })).toMatchObject({ boardId: cameras.id });
});

it('is due on the day on which it was raised or later, and starts tomorrow or later', async () => {
  const { teacher } = place.clients;
  const today = { dueDate: '2026-10-05' };
  const yesterday = { dueDate: '2026-10-04' };
  expect(await raise(place, teacher, today)).toMatchObject(today);
  await expect(raise(place, teacher, yesterday)).rejects.toEqual(refused('workOrder.dueTooEarly'));
  const raisedYesterday = { schoolId, timestamp: '2026-10-05T02:00:00.000Z' };
  expect(await raise(place, teacher, yesterday, raisedYesterday)).toMatchObject({
    ...yesterday,
    timestamp: raisedYesterday.timestamp,
  });
  await expect(raise(place, teacher, { scheduledStartDate: '2026-10-05' })).rejects.toEqual(
    refused('workOrder.startTooEarly'),
  );
});

it('was raised at most 30 days ago', async () => {
  const { teacher } = place.clients;
  const days = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000).toISOString();
  expect(await raise(place, teacher, {}, { timestamp: days(30) })).toMatchObject({ timestamp: days(30) });
  await expect(raise(place, teacher, {}, { timestamp: days(31) })).rejects.toEqual(
    refused('workOrder.raisedTooLongAgo'),
  );
});

it('is created once, however often it is sent', async () => {
  const { teacher, principal } = place.clients;
  const workOrderId = newId();
  const operationId = newId();
  const input = {
    workOrderId,
    schoolId,
    timestamp: now.toISOString(),
    workOrder: aForm(),
    attachments: [],
    entryId: null,
  };
  const send = () => teacher.workOrders.createWorkOrder(input, { context: { operationId } });
  const [first, again] = [await send(), await send()];
  expect(again.publicId).toBe(first.publicId);
  const { statusHistory } = await teacher.workOrders.getWorkOrder({ workOrderId });
  expect(statusHistory).toHaveLength(1);
  await expect(raise(place, principal, {}, { workOrderId })).rejects.toEqual(refused('workOrder.idTaken'));
});
