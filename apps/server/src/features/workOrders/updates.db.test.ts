import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/identity/schema.ts';
import { messages } from '../../platform/messages/schema.ts';
import type { TestPerson } from '../../testing/people.ts';
import { notifications } from '../notifications/schema.ts';
import { sendUpdates } from './jobs.ts';
import { aBoard, newId, saveTasksSettings } from './testing/aWorkOrderOf.ts';
import { mailsTo, raise, runJob, workOrderDistrict } from './testing/district.ts';

const district = await workOrderDistrict();
const { fixture, people, clients, clock } = district;
const { database } = fixture;
const { principal, supervisor, technician, teacher, custodian } = clients;

const send = (workOrderId: string) => runJob(district, sendUpdates, { workOrderId });
const subjects = async (person: TestPerson) =>
  (await mailsTo(district, person)).map(({ subject }) => subject.replace(/\d{4,}/, 'N').split(':')[0]);
async function aMinuteLater(workOrderId: string): Promise<void> {
  clock.forward(61);
  await send(workOrderId);
}
const comment = (client: typeof teacher, workOrderId: string, words: string) => {
  const commentId = newId();
  return client.workOrders
    .addWorkOrderComment({ workOrderId, commentId, comment: words })
    .then(() => commentId);
};
async function setPreference(person: TestPerson, kind: string, isOn: boolean): Promise<void> {
  const [row] = await database.db.select().from(users).where(eq(users.id, person.id));
  const communicationPreferences = { ...row?.communicationPreferences, [kind]: isOn };
  await database.db.update(users).set({ communicationPreferences }).where(eq(users.id, person.id));
}

beforeEach(async () => {
  await saveTasksSettings(database, {});
  await database.db.delete(messages);
  await database.db.delete(notifications);
});

describe('an update of a work order', () => {
  it('goes out a minute later, once, to those it concerns and not to the person who did it', async () => {
    const { id } = await raise(district, teacher, { assignedUserIds: [people.technician.id] });
    await send(id);
    expect(await subjects(people.technician)).toEqual([]);
    await aMinuteLater(id);
    await send(id);
    expect(await subjects(people.technician)).toEqual(['Work order N was assigned to you']);
    expect(await subjects(people.teacher)).toEqual([]);
    expect(await subjects(people.principal)).toEqual([]);
    const [listed] = (await technician.notifications.listNotifications({})).notifications;
    expect(listed).toMatchObject({ kind: 'taskAssigned', url: `/tasks/task/${id}` });
  });

  it('is one mail with everything that happened to the order within the minute', async () => {
    const { id } = await raise(district, teacher);
    await aMinuteLater(id);
    await comment(custodian, id, 'not visible to them').catch(() => undefined);
    await comment(principal, id, 'Please hurry.');
    clock.forward(30);
    await principal.workOrders.setWorkOrderStatus({
      workOrderId: id,
      fromStatus: 'New',
      status: 'Complete',
      comment: 'New pump',
    });
    clock.forward(31);
    await send(id);
    const [mail, ...more] = await mailsTo(district, people.teacher);
    expect(more).toEqual([]);
    expect(mail?.subject).toMatch(/^Work order \d+ is complete: The heating is off\.$/);
    expect(mail?.text).toContain(
      'Paul Tester commented: “Please hurry.”\nPaul Tester completed it. “New pump”',
    );
    expect(await subjects(people.principal)).toEqual([]);
  });

  it('that comes after a mail waits for its own minute', async () => {
    const { id } = await raise(district, teacher);
    await comment(principal, id, 'One');
    await aMinuteLater(id);
    clock.forward(5);
    await comment(principal, id, 'Two');
    clock.forward(30);
    await send(id);
    expect(await subjects(people.teacher)).toHaveLength(1);
    await aMinuteLater(id);
    expect(await subjects(people.teacher)).toHaveLength(2);
  });

  it('leaves out comments that were deleted within the minute', async () => {
    const { id } = await raise(district, teacher);
    const commentId = await comment(principal, id, 'Wrong order');
    await principal.workOrders.deleteWorkOrderComment({ workOrderId: id, commentId });
    await aMinuteLater(id);
    expect(await subjects(people.teacher)).toEqual([]);
  });

  it('that a person turned off is in their list only, and does not stand in a mail about another', async () => {
    const { id } = await raise(district, teacher);
    await setPreference(people.teacher, 'taskCompleted', false);
    await comment(principal, id, 'Done soon.');
    await principal.workOrders.setWorkOrderStatus({
      workOrderId: id,
      fromStatus: 'New',
      status: 'Complete',
      comment: '',
    });
    await aMinuteLater(id);
    const [mail] = await mailsTo(district, people.teacher);
    expect(mail?.subject).toMatch(/^New comment on work order/);
    expect(mail?.text).not.toContain('completed it');
    await setPreference(people.teacher, 'taskComments', false);
    await comment(principal, id, 'Again');
    await aMinuteLater(id);
    expect(await mailsTo(district, people.teacher)).toHaveLength(1);
    expect((await teacher.notifications.listNotifications({})).notifications).toHaveLength(2);
    await setPreference(people.teacher, 'taskCompleted', true);
    await setPreference(people.teacher, 'taskComments', true);
  });

  it('does not reach people who may no longer view the order, are disabled, or work for the provider', async () => {
    const { id } = await raise(district, principal, {
      assignedUserIds: [people.technician.id, people.custodian.id],
    });
    await aMinuteLater(id);
    expect(await subjects(people.custodian)).toEqual(['Se le asignó la orden de trabajo N']);
    await principal.workOrders.editWorkOrder({
      workOrderId: id,
      edit: { assignedUserIds: { added: [], removed: [people.custodian.id] } },
    });
    await database.db.update(users).set({ permissions: {} }).where(eq(users.id, people.custodian.id));
    await database.db.update(users).set({ isDisabled: true }).where(eq(users.id, people.technician.id));
    await clients.staff.workOrders.setWorkOrderFollowed({ workOrderId: id, isFollowing: true });
    await comment(supervisor, id, 'See the roof too.');
    await aMinuteLater(id);
    expect(await subjects(people.custodian)).toHaveLength(1);
    expect(await subjects(people.technician)).toHaveLength(1);
    expect(await subjects(people.staff)).toEqual([]);
    expect(await subjects(people.principal)).toEqual(['New comment on work order N']);
    await database.db.update(users).set({ isDisabled: false }).where(eq(users.id, people.technician.id));
  });
});

describe('approval and boards', () => {
  it('reaches those who could approve, then creator and board', async () => {
    const board = aBoard({ assignedUserIds: [people.technician.id, people.supervisor.id] });
    await saveTasksSettings(database, { boards: [board], isApprovalWorkflowEnabled: true });
    const { id, status } = await raise(district, teacher, { boardId: board.id });
    expect(status).toBe('AwaitingApproval');
    await aMinuteLater(id);
    expect(await subjects(people.principal)).toEqual(['Work order N needs your approval']);
    expect(await subjects(people.supervisor)).toEqual(['Work order N needs your approval']);
    expect(await subjects(people.technician)).toEqual([]);
    await principal.workOrders.setWorkOrderStatus({
      workOrderId: id,
      fromStatus: 'AwaitingApproval',
      status: 'New',
      comment: '',
    });
    await aMinuteLater(id);
    expect(await subjects(people.teacher)).toEqual(['Work order N was approved']);
    expect(await subjects(people.technician)).toEqual(['New work order on Heating']);
  });
});

it('the notifications that lead to a deleted order go with it, read or not', async () => {
  const { id } = await raise(district, teacher, { assignedUserIds: [people.technician.id] });
  const { id: other } = await raise(district, teacher, { assignedUserIds: [people.technician.id] });
  await aMinuteLater(id);
  await send(other);
  const urls = async () =>
    (await technician.notifications.listNotifications({})).notifications.map(({ url }) => url);
  expect((await urls()).toSorted()).toEqual([`/tasks/task/${id}`, `/tasks/task/${other}`].toSorted());
  await supervisor.workOrders.deleteWorkOrder({ workOrderId: id });
  expect(await technician.notifications.listNotifications({})).toMatchObject({
    notifications: [{ url: `/tasks/task/${other}` }],
    unread: 1,
  });
});

it('nobody is notified about an order that was deleted within the minute', async () => {
  const { id } = await raise(district, teacher, { assignedUserIds: [people.technician.id] });
  await teacher.workOrders.deleteWorkOrder({ workOrderId: id });
  await aMinuteLater(id);
  expect(await subjects(people.technician)).toEqual([]);
});
