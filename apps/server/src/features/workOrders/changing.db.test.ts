// What happens to a work order after it was raised: only real differences are recorded, and nothing gets lost.
import { workOrderMerge } from '@schooldog/domain/workOrders';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { aFileOf } from '../../testing/files.ts';
import { workOrderStatusHistory } from './schema.ts';
import { newId, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { raise, refused, workOrderDistrict, type WorkOrderDistrict } from './testing/district.ts';

let place: WorkOrderDistrict;

beforeAll(async () => {
  place = await workOrderDistrict(new Date('2026-10-05T14:00:00.000Z'));
});

async function anOrder(form: Parameters<typeof raise>[2] = {}) {
  const { id } = await raise(place, place.clients.teacher, form);
  return id;
}
const opened = (workOrderId: string) => place.clients.principal.workOrders.getWorkOrder({ workOrderId });

it('keeps what a person typed with a status that another has just set, as a comment', async () => {
  const { principal, technician } = place.clients;
  const workOrderId = await anOrder({ assignedUserIds: [place.people.technician.id] });
  const change = { workOrderId, fromStatus: 'New', status: 'Started' } as const;
  await technician.workOrders.setWorkOrderStatus({ ...change, comment: 'On my way.' });
  const late = { ...change, comment: 'Bring the long ladder.' };
  expect(await principal.workOrders.setWorkOrderStatus(late)).toMatchObject({ status: 'Started' });
  await principal.workOrders.setWorkOrderStatus({ ...change, comment: '' });
  const { statusHistory, comments } = await opened(workOrderId);
  expect(statusHistory.map(({ comment }) => comment)).toEqual(['', 'On my way.']);
  expect(comments).toEqual([
    expect.objectContaining({ userId: place.people.principal.id, comment: 'Bring the long ladder.' }),
  ]);
});

it('records a status once, says when another came between, and forgets the completion on reopening', async () => {
  const { technician, supervisor } = place.clients;
  const workOrderId = await anOrder({ assignedUserIds: [place.people.technician.id] });
  const change = { workOrderId, fromStatus: 'New', status: 'Complete', comment: 'Done.' } as const;
  const done = await technician.workOrders.setWorkOrderStatus(change);
  expect(done).toMatchObject({ status: 'Complete', timeCompleted: place.clock.now.toISOString() });
  place.clock.forward(60);
  const again = await technician.workOrders.setWorkOrderStatus(change);
  expect(again.timeUpdated).toBe(done.timeUpdated);
  await expect(
    supervisor.workOrders.setWorkOrderStatus({ ...change, status: 'Started' }),
  ).rejects.toMatchObject({ code: 'workOrder.statusChanged', data: { status: 'Complete' } });
  const reopened = await technician.workOrders.setWorkOrderStatus({
    workOrderId,
    fromStatus: 'Complete',
    status: 'Started',
    comment: '',
  });
  expect(reopened).toMatchObject({ status: 'Started', timeCompleted: null });
  const { statusHistory } = await opened(workOrderId);
  expect(statusHistory.map(({ toStatus, comment }) => [toStatus, comment])).toEqual([
    ['New', ''],
    ['Complete', 'Done.'],
    ['Started', ''],
  ]);
  const records = await place.fixture.database.db
    .select()
    .from(workOrderStatusHistory)
    .where(eq(workOrderStatusHistory.workOrderId, workOrderId));
  expect(records.map(({ snapshot, toStatus }) => snapshot.status === toStatus)).toEqual([true, true, true]);
});

it('an assignee neither declines nor takes up what was declined', async () => {
  const { technician, principal } = place.clients;
  const workOrderId = await anOrder({ assignedUserIds: [place.people.technician.id] });
  const change = { workOrderId, fromStatus: 'New', status: 'Declined', comment: '' } as const;
  const denied = refused('workOrder.statusNotAllowed');
  await expect(technician.workOrders.setWorkOrderStatus(change)).rejects.toEqual(denied);
  await principal.workOrders.setWorkOrderStatus(change);
  await expect(
    technician.workOrders.setWorkOrderStatus({ ...change, fromStatus: 'Declined', status: 'New' }),
  ).rejects.toEqual(denied);
});

it('keeps who was assigned by whom; assigned people follow, also after they left', async () => {
  const { principal, technician } = place.clients;
  const { technician: theo, principal: paul, teacher: ed } = place.people;
  const workOrderId = await anOrder();
  await technician.workOrders.assignSelf({ workOrderId, isAssigned: true });
  await technician.workOrders.assignSelf({ workOrderId, isAssigned: true });
  const edit = { assignedUserIds: { added: [paul.id], removed: [theo.id] } };
  await principal.workOrders.editWorkOrder({ workOrderId, edit });
  const { assignmentHistory, followingUserIds, assignedNames, hasActivityOfOthers } =
    await opened(workOrderId);
  expect(
    assignmentHistory.map(({ byName, newlyAssigned, assigned }) => [
      byName,
      newlyAssigned.map(({ name }) => name),
      assigned.map(({ name }) => name),
    ]),
  ).toEqual([
    ['Theo Tester', ['Theo Tester'], ['Theo Tester']],
    ['Paul Tester', ['Paul Tester'], ['Paul Tester']],
  ]);
  expect(followingUserIds).toEqual([ed.id, theo.id, paul.id]);
  expect(assignedNames).toEqual([{ userId: paul.id, name: 'Paul Tester' }]);
  expect(hasActivityOfOthers).toBe(true);
});

it('merges edits of different fields, and shows both values of the same one', async () => {
  const { principal, teacher } = place.clients;
  const workOrderId = await anOrder({ description: 'The heating is off.' });
  await teacher.workOrders.editWorkOrder({ workOrderId, edit: { priority: { from: null, to: 'High' } } });
  const notes = { notes: { from: '', to: 'Bring a ladder.' } };
  expect(await principal.workOrders.editWorkOrder({ workOrderId, edit: notes })).toMatchObject({
    priority: 'High',
    notes: 'Bring a ladder.',
  });
  await expect(
    teacher.workOrders.editWorkOrder({ workOrderId, edit: { priority: { from: null, to: 'Low' } } }),
  ).rejects.toEqual(refused('record.conflict'));
});

it('records nothing for an edit that changes nothing, and audits the rest', async () => {
  const { teacher, principal } = place.clients;
  const workOrderId = await anOrder({ notes: 'Dry.' });
  const before = await opened(workOrderId);
  place.clock.forward(60);
  const same = { notes: { from: 'Dry.', to: 'Dry.' } };
  expect(await principal.workOrders.editWorkOrder({ workOrderId, edit: same })).toMatchObject({
    timeUpdated: before.timeUpdated,
    hasActivityOfOthers: false,
  });
  const edit = workOrderMerge.compare(
    workOrderMerge.pick({ ...before, place: placeOf(before) }),
    workOrderMerge.pick({ ...before, place: { ...placeOf(before), location: 'Room 7' }, notes: 'Wet.' }),
  );
  await teacher.workOrders.editWorkOrder({ workOrderId, edit });
  const { changes } = await teacher.workOrders.getWorkOrderHistory({ workOrderId });
  const fields = changes.filter(({ from }) => from !== null).map(({ field, to }) => [field, to]);
  expect(new Map(fields.map(([field, to]) => [field, to]))).toEqual(
    new Map([
      ['location', 'Room 7'],
      ['notes', 'Wet.'],
    ]),
  );
});

function placeOf(order: Awaited<ReturnType<typeof opened>>) {
  const { location, locationDataProfileId, locationDataProfileOptionId } = order;
  return { location, locationDataProfileId, locationDataProfileOptionId };
}

it('an edit cannot empty a required field, nor is it stopped by one that was empty before', async () => {
  const { teacher } = place.clients;
  const workOrderId = await anOrder({ notes: 'Dry.' });
  await saveTasksSettings(place.fixture.database, { requiredFields: ['notes', 'priority'] });
  const edit = { notes: { from: 'Dry.', to: '' } };
  await expect(teacher.workOrders.editWorkOrder({ workOrderId, edit })).rejects.toEqual(
    refused('workOrder.fieldRequired'),
  );
  const better = { description: { from: 'The heating is off.', to: 'No heating.' } };
  expect(await teacher.workOrders.editWorkOrder({ workOrderId, edit: better })).toMatchObject({
    description: 'No heating.',
  });
  await saveTasksSettings(place.fixture.database, {});
});

it('keeps its first schedule, is scheduled for tomorrow or later, and moved only by those who may', async () => {
  const { teacher, supervisor, principal } = place.clients;
  const workOrderId = await anOrder();
  const schedule = (scheduledStartDate: string) =>
    teacher.workOrders.scheduleWorkOrderForLater({ workOrderId, scheduledStartDate });
  await expect(schedule('2026-10-05')).rejects.toEqual(refused('workOrder.startTooEarly'));
  const { timeOriginallyScheduled } = await schedule('2026-10-06');
  expect(timeOriginallyScheduled).toBe(place.clock.now.toISOString());
  await expect(schedule('2026-10-07')).rejects.toEqual(refused('workOrder.notSchedulable'));
  await saveTasksSettings(place.fixture.database, { restrictSchedulePermissions: 'workOrderManagers' });
  const edit = { scheduledStartDate: { from: '2026-10-06', to: '2026-10-09' } };
  await expect(teacher.workOrders.editWorkOrder({ workOrderId, edit })).rejects.toEqual(
    refused('workOrder.scheduleNotAllowed'),
  );
  await supervisor.workOrders.editWorkOrder({ workOrderId, edit });
  await saveTasksSettings(place.fixture.database, {});
  place.clock.forward(60);
  const started = { workOrderId, fromStatus: 'Scheduled', status: 'New', comment: '' } as const;
  expect(await principal.workOrders.setWorkOrderStatus(started)).toMatchObject({
    scheduledStartDate: '2026-10-09',
    timeOriginallyScheduled,
  });
});

it('only its author edits or deletes a comment, and sending one twice adds one', async () => {
  const { teacher, principal, technician } = place.clients;
  const workOrderId = await anOrder();
  const commentId = newId();
  const context = { operationId: newId() };
  const comment = { workOrderId, commentId, comment: 'Still cold.' };
  await teacher.workOrders.addWorkOrderComment(comment, { context });
  await teacher.workOrders.addWorkOrderComment(comment, { context });
  await technician.workOrders.addWorkOrderComment({ ...comment, commentId: newId() });
  const denied = refused('workOrder.commentNotAllowed');
  const edited = (to: string) => ({
    workOrderId,
    commentId,
    edit: { comment: { from: comment.comment, to } },
  });
  await expect(principal.workOrders.editWorkOrderComment(edited('Warm.'))).rejects.toEqual(denied);
  await expect(principal.workOrders.deleteWorkOrderComment({ workOrderId, commentId })).rejects.toEqual(
    denied,
  );
  await teacher.workOrders.editWorkOrderComment(edited('Colder.'));
  await teacher.workOrders.editWorkOrderComment(edited('Colder.'));
  await expect(teacher.workOrders.editWorkOrderComment(edited('Freezing.'))).rejects.toMatchObject({
    code: 'record.conflict',
    data: { present: { comment: 'Colder.' } },
  });
  expect(await opened(workOrderId)).toMatchObject({
    commentCount: 2,
    comments: [
      { comment: 'Colder.', userName: 'Ed Tester', timeEdited: place.clock.now.toISOString() },
      { comment: 'Still cold.', timeEdited: null },
    ],
  });
  await teacher.workOrders.deleteWorkOrderComment({ workOrderId, commentId });
  expect(await opened(workOrderId)).toMatchObject({ commentCount: 1 });
  const other = await anOrder();
  await expect(
    teacher.workOrders.editWorkOrderComment({ ...edited('Warm.'), workOrderId: other }),
  ).rejects.toEqual(refused('workOrder.commentNotFound'));
});

it('a removed attachment stays in the history, without its file', async () => {
  const { principal } = place.clients;
  const { fixture, people } = place;
  const workOrderId = await anOrder();
  const { id: fileId } = await aFileOf(fixture.database, { uploadedByUserId: people.principal.id });
  const attachment = { id: newId(), fileId, name: 'Plan' };
  await principal.workOrders.addWorkOrderAttachment({ workOrderId, attachment });
  const { attachments } = await opened(workOrderId);
  expect(attachments).toMatchObject([{ name: 'Plan', byName: 'Paul Tester', removed: null }]);
  await principal.workOrders.removeWorkOrderAttachment({ workOrderId, attachmentId: attachment.id });
  const removed = { byName: 'Paul Tester', time: place.clock.now.toISOString() };
  expect((await opened(workOrderId)).attachments).toMatchObject([{ name: 'Plan', url: null, removed }]);
  const cookie = await fixture.cookieOf(people.principal);
  const answer = await fixture.app.http.inject({ url: attachments[0]?.url ?? '', headers: { cookie } });
  expect(answer.json()).toMatchObject({ code: 'file.notFound' });
});

it('is deleted by its creator until others worked on it; the number and the history stay', async () => {
  const { teacher, principal } = place.clients;
  const untouched = await anOrder();
  await teacher.workOrders.deleteWorkOrder({ workOrderId: untouched });
  await expect(opened(untouched)).rejects.toEqual(refused('workOrder.notFound'));
  const touched = await raise(place, teacher);
  const comment = { workOrderId: touched.id, commentId: newId(), comment: 'On my way.' };
  await principal.workOrders.addWorkOrderComment(comment);
  await expect(teacher.workOrders.deleteWorkOrder({ workOrderId: touched.id })).rejects.toEqual(
    refused('workOrder.deleteNotAllowed'),
  );
  await principal.workOrders.deleteWorkOrder({ workOrderId: touched.id });
  expect((await raise(place, teacher)).publicId).toBeGreaterThan(touched.publicId);
});

it('a creator who does not manage tasks edits until it is finished', async () => {
  const { teacher, principal } = place.clients;
  const workOrderId = await anOrder();
  const finish = { workOrderId, fromStatus: 'New', status: 'Complete', comment: '' } as const;
  await teacher.workOrders.setWorkOrderStatus(finish);
  const edit = { notes: { from: '', to: 'Wet.' } };
  await expect(teacher.workOrders.editWorkOrder({ workOrderId, edit })).rejects.toEqual(
    refused('workOrder.editNotAllowed'),
  );
  expect(await principal.workOrders.editWorkOrder({ workOrderId, edit })).toMatchObject({ notes: 'Wet.' });
});
