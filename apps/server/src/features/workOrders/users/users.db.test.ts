import { atSchools, defaultPermissions, everywhere } from '@schooldog/domain/permissions';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '../../../platform/identity/schema.ts';
import { messages } from '../../../platform/messages/schema.ts';
import type { TestApp, TestClient } from '../../../testing/app.ts';
import { aPerson, aSchool, someStaff, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { aBoard, aWorkOrderOf, newId, saveTasksSettings } from '../testing/aWorkOrderOf.ts';
import { refused, workOrderDistrict, type WorkOrderDistrict } from '../testing/district.ts';

let district: WorkOrderDistrict;
let fixture: TestApp;
let oakHill: TestSchool;
let mapleGrove: TestSchool;
let supervisor: TestClient;
let coordinator: TestClient;
/** Holds "manage task users", and nothing else. */
let dispatcher: TestClient;

beforeAll(async () => {
  district = await workOrderDistrict();
  ({ fixture, oakHill } = district);
  ({ supervisor } = district.clients);
  const { database } = fixture;
  mapleGrove = await aSchool(database, 'Maple Grove Middle');
  coordinator = await fixture.as(await aPerson(database, { role: 'district_safety_coordinator' }));
  const permissions = { 'manage task users': everywhere };
  dispatcher = await fixture.as(await aPerson(database, { role: 'clerical', at: [oakHill], permissions }));
});

const submitter = (facts: Parameters<typeof aPerson>[1] | object = {}): Promise<TestPerson> =>
  aPerson(fixture.database, { role: 'work_order_submitter', at: [oakHill], ...facts });

async function accountOf(userId: string) {
  const [row] = await fixture.database.db.select().from(users).where(eq(users.id, userId));
  return row;
}

const mailsTo = (recipient: string) =>
  fixture.database.db.select().from(messages).where(eq(messages.recipient, recipient));

describe('the list', () => {
  const namesOf = async (
    client: TestClient,
    filter: Parameters<typeof client.workOrders.listWorkOrderUsers>[0],
  ) => {
    const page = await client.workOrders.listWorkOrderUsers(filter);
    return page.users.map(({ firstName }) => firstName);
  };

  it('finds people of the district by name, role, school, permission and board', async () => {
    const { database } = fixture;
    const lastName = `Quill${newId()}`;
    const at = [oakHill];
    const [ann, bob, cem] = [
      await submitter({ lastName, firstName: 'Ann' }),
      await aPerson(database, { role: 'maintenance_staff', at: [mapleGrove], lastName, firstName: 'Bob' }),
      await aPerson(database, { role: 'educator', at, lastName, firstName: 'Cem', permissions: {} }),
    ];
    await submitter({ lastName, firstName: 'Gone', isDisabled: true });
    await aPerson(database, { role: 'educator', lastName, firstName: 'Staff', isSchoolDogStaff: true });
    const grounds = aBoard({ assignedUserIds: [bob.id] });
    await saveTasksSettings(database, { boards: [grounds] });
    const found = (filter: object) => namesOf(supervisor, { search: lastName, ...filter });

    expect(await found({})).toEqual(['Ann', 'Bob', 'Cem']);
    expect(await found({ roles: ['educator'] })).toEqual(['Cem']);
    expect(await found({ schoolIds: [oakHill.id] })).toEqual(['Ann', 'Cem']);
    expect(await found({ permission: 'propose tasks' })).toEqual(['Ann', 'Bob']);
    expect(await found({ permission: 'propose tasks', schoolIds: [mapleGrove.id] })).toEqual(['Bob']);
    expect(await found({ permission: 'none' })).toEqual(['Cem']);
    expect(await found({ boardIds: [grounds.id] })).toEqual(['Bob']);
    expect(await found({ boardIds: [newId()] })).toEqual([]);
    expect(await namesOf(supervisor, { search: ann.email })).toEqual([]);
    expect(await namesOf(dispatcher, { search: lastName, boardIds: [grounds.id] })).toEqual([]);

    await aWorkOrderOf(database, {
      schoolId: oakHill.id,
      createdByUserId: cem.id,
      assignedUserIds: [bob.id, cem.id],
    });
    await aWorkOrderOf(database, {
      schoolId: oakHill.id,
      createdByUserId: cem.id,
      assignedUserIds: [bob.id],
      status: 'Complete',
    });
    const ofBob = async (client: TestClient) =>
      (await client.workOrders.listWorkOrderUsers({ search: lastName })).users[1];
    expect(await ofBob(supervisor)).toEqual({
      id: bob.id,
      firstName: 'Bob',
      lastName,
      role: 'maintenance_staff',
      isDistrictUser: false,
      roleSchoolIds: [mapleGrove.id],
      permissions: {
        'propose tasks': atSchools([mapleGrove.id]),
        'be proposed tasks': atSchools([mapleGrove.id]),
      },
      boardIds: [grounds.id],
      openCount: 1,
      can: { changePermissions: true, assignToBoards: true, disable: true },
    });
    // Neither the boards nor the orders of others are theirs to see.
    expect(await ofBob(dispatcher)).toMatchObject({
      boardIds: [],
      openCount: 0,
      can: { assignToBoards: false },
    });
  });

  it('goes on where a page ended, and takes no forged cursor', async () => {
    const lastName = `Page${newId()}`;
    for (let at = 0; at < 51; at += 1)
      await submitter({ lastName, firstName: `P${String(at).padStart(2, '0')}` });
    const first = await supervisor.workOrders.listWorkOrderUsers({ search: lastName });
    expect([first.users.length, first.count]).toEqual([50, 51]);
    const before = first.next ?? '';
    const second = await supervisor.workOrders.listWorkOrderUsers({ search: lastName, before });
    expect(second.users.map(({ firstName }) => firstName)).toEqual(['P50']);
    expect([second.next, second.count]).toEqual([null, 51]);
    await expect(supervisor.workOrders.listWorkOrderUsers({ before: 'x' })).rejects.toEqual(
      refused('cursor.invalid'),
    );
  });
});

describe('a new submitter', () => {
  const aNewOne = (facts: object = {}) => ({
    email: `${newId()}@people.test`,
    firstName: 'Sam',
    lastName: 'Okafor',
    roleSchoolIds: [oakHill.id],
    ...facts,
  });

  it('only submits, at the chosen schools, and is invited once however often the request arrives', async () => {
    const userId = newId();
    const input = { userId, submitter: aNewOne({ email: ` ${userId}@People.Test ` }) };
    const context = { operationId: newId() };
    await dispatcher.workOrders.createWorkOrderSubmitter(input, { context });
    await dispatcher.workOrders.createWorkOrderSubmitter(input, { context });
    expect(await accountOf(userId)).toMatchObject({
      email: `${userId}@people.test`.toLowerCase(),
      role: 'work_order_submitter',
      isDistrictLevel: false,
      isSchoolDogStaff: false,
      isPrimarilyTaskUser: false,
      roleSchoolIds: [oakHill.id],
      permissions: { 'propose tasks': atSchools([oakHill.id]) },
    });
    const mails = await mailsTo(`${userId}@people.test`.toLowerCase());
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/auth/setup');
    const { changes } = await coordinator.users.getUserHistory({ userId });
    expect(changes.map(({ field }) => field)).toContain('role');
  });

  it('brings neither a role nor permissions along', async () => {
    const userId = newId();
    const wanted = { role: 'schooldog_master_admin', isSchoolDogStaff: true, isDistrictLevel: true };
    const permissions = { 'manage users': everywhere };
    await dispatcher.workOrders.createWorkOrderSubmitter({
      userId,
      submitter: aNewOne({ ...wanted, permissions }),
    });
    expect(await accountOf(userId)).toMatchObject({
      role: 'work_order_submitter',
      isSchoolDogStaff: false,
      isDistrictLevel: false,
      permissions: { 'propose tasks': atSchools([oakHill.id]) },
    });
  });

  it('needs a school that exists, an address that is free, and text that is a name', async () => {
    const { email } = await submitter();
    const create = (facts: object) =>
      dispatcher.workOrders.createWorkOrderSubmitter({ userId: newId(), submitter: aNewOne(facts) });
    await expect(create({ roleSchoolIds: [] })).rejects.toEqual(refused('input.invalid'));
    await expect(create({ roleSchoolIds: [newId()] })).rejects.toEqual(refused('user.unknownSchool'));
    await expect(create({ email })).rejects.toEqual(refused('user.emailTaken'));
    await expect(create({ firstName: 'x'.repeat(200) })).rejects.toEqual(refused('input.invalid'));
    await expect(create({ firstName: 'A\u0000B' })).rejects.toEqual(refused('input.invalid'));
    const userId = newId();
    const firstName = "<img src=x onerror=alert(1)> '; drop table users";
    await dispatcher.workOrders.createWorkOrderSubmitter({ userId, submitter: aNewOne({ firstName }) });
    expect((await accountOf(userId))?.firstName).toBe(firstName);
    const { users: found } = await supervisor.workOrders.listWorkOrderUsers({ search: "'; drop <img" });
    expect(found.map(({ id }) => id)).toEqual([userId]);
  });
});

describe('the three permissions', () => {
  const give = (client: TestClient, userId: string, schoolId: string, context: object = {}) =>
    client.workOrders.setWorkOrderPermissions(
      { userId, edit: { 'be proposed tasks': { added: [schoolId], removed: [] } } },
      context,
    );

  it('are merged grant by grant; other permissions stay, and the user is told', async () => {
    const permissions = { 'propose tasks': atSchools([oakHill.id]), 'view entries': everywhere };
    const { id: userId } = await submitter({ permissions });
    await Promise.all([give(supervisor, userId, oakHill.id), give(coordinator, userId, mapleGrove.id)]);
    const edit = { 'propose tasks': { added: ['all'], removed: [oakHill.id] } };
    const context = { operationId: newId() };
    await supervisor.workOrders.setWorkOrderPermissions({ userId, edit }, { context });
    await supervisor.workOrders.setWorkOrderPermissions({ userId, edit }, { context });
    const both = [oakHill.id, mapleGrove.id].toSorted();
    expect((await accountOf(userId))?.permissions).toEqual({
      'propose tasks': everywhere,
      'be proposed tasks': atSchools(both),
      'view entries': everywhere,
    });
    const { changes } = await coordinator.users.getUserHistory({ userId });
    expect(changes.map(({ field }) => field)).toEqual(['permissions', 'permissions', 'permissions']);
    const { user } = await (await fixture.as({ id: userId })).users.getSession();
    expect(user?.permissions['propose tasks']).toEqual(everywhere);
  });

  it('are not one’s own to give, nor those of provider staff or of a disabled person', async () => {
    const own = district.people.supervisor.id;
    await expect(give(supervisor, own, oakHill.id)).rejects.toEqual(refused('workOrder.ownAccount'));
    const { id: provider } = await someStaff(fixture.database);
    await expect(give(supervisor, provider, oakHill.id)).rejects.toEqual(refused('user.notFound'));
    const { id: disabled } = await submitter({ isDisabled: true });
    await expect(give(supervisor, disabled, oakHill.id)).rejects.toEqual(refused('user.isDisabled'));
    const { id: userId } = await submitter();
    await expect(give(supervisor, userId, newId())).rejects.toEqual(refused('user.unknownSchool'));
  });

  it('are the only ones: a request for another is rejected or ignored', async () => {
    const { id: userId } = await submitter();
    const nothing = { added: [], removed: [] };
    const all = { added: ['all'], removed: [] };
    const edit = { 'propose tasks': nothing, 'manage users': all, 'manage tasks settings': all };
    await dispatcher.workOrders.setWorkOrderPermissions({ userId, edit });
    expect((await accountOf(userId))?.permissions).toEqual({ 'propose tasks': atSchools([oakHill.id]) });
  });
});

describe('boards', () => {
  it('take the people who can be assigned, count the others, and keep everyone else', async () => {
    const { database } = fixture;
    const [grounds, heating] = [aBoard({ name: 'Grounds', assignedUserIds: [newId()] }), aBoard()];
    await saveTasksSettings(database, { boards: [grounds, heating] });
    const [ann, bob] = [await submitter(), await submitter()];
    const { id: staff } = await someStaff(database);
    const assign = (client: TestClient, added: string[], removed: string[], ...userIds: string[]) =>
      client.workOrders.assignWorkOrderUsersToBoards({
        userIds,
        addedBoardIds: added,
        removedBoardIds: removed,
      });
    const own = district.people.supervisor.id;
    const answer = await assign(supervisor, [grounds.id, heating.id], [], ann.id, bob.id, own, staff);
    expect(answer.changed).toBe(2);
    expect(answer.rejected).toHaveLength(2);
    expect(answer.rejected).toEqual(
      expect.arrayContaining([
        { code: 'workOrder.userBoardsNotAllowed', count: 1 },
        { code: 'user.notFound', count: 1 },
      ]),
    );
    await assign(coordinator, [], [grounds.id], ann.id);
    const { boards } = await supervisor.workOrders.getTasksSettings();
    expect(boards.map(({ assignedUserIds }) => new Set(assignedUserIds))).toEqual([
      new Set([...grounds.assignedUserIds, bob.id]),
      new Set([ann.id, bob.id]),
    ]);
    await expect(assign(dispatcher, [grounds.id], [], ann.id)).rejects.toEqual(
      refused('workOrder.settingsNotAllowed'),
    );
    await expect(assign(supervisor, [newId()], [], ann.id)).rejects.toEqual(
      refused('workOrder.unknownBoard'),
    );
  });
});

describe('disabling', () => {
  it('ends the sessions of a submitter, and of nobody who holds more than the role or has another one', async () => {
    const { database } = fixture;
    const disable = (userId: string) => dispatcher.workOrders.disableWorkOrderUser({ userId });
    const { id: userId } = await submitter();
    await fixture.as({ id: userId });
    await disable(userId);
    expect(await accountOf(userId)).toMatchObject({
      isDisabled: true,
      disabledMetadata: { action: 'disable' },
    });
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    await expect(disable(userId)).rejects.toEqual(refused('user.alreadyDisabled'));

    const scope = { isDistrictLevel: false, roleSchoolIds: [oakHill.id] };
    const held = defaultPermissions('work_order_submitter', scope);
    const spared = [
      await submitter({ permissions: { ...held, 'log entries': atSchools([oakHill.id]) } }),
      await submitter({ permissions: { 'propose tasks': everywhere } }),
      await aPerson(database, { role: 'educator', at: [oakHill] }),
      district.people.supervisor,
    ];
    for (const { id } of spared)
      await expect(disable(id)).rejects.toEqual(refused('workOrder.userDisableNotAllowed'));
    await expect(disable((await someStaff(database)).id)).rejects.toEqual(refused('user.notFound'));
  });

  it('is not one’s own, whatever the role', async () => {
    const permissions = { 'manage task users': everywhere };
    const self = await aPerson(fixture.database, { role: 'maintenance_staff', at: [oakHill], permissions });
    await expect(
      (await fixture.as(self)).workOrders.disableWorkOrderUser({ userId: self.id }),
    ).rejects.toEqual(refused('workOrder.userDisableNotAllowed'));
  });
});

it('with work orders off there is neither a list nor a change', async () => {
  const { id: userId } = await submitter();
  const provider = await fixture.as(await someStaff(fixture.database));
  await provider.settings.saveAppSettings({ enableWorkOrders: false });
  const off = refused('workOrder.usersNotAllowed');
  await expect(supervisor.workOrders.listWorkOrderUsers({})).rejects.toEqual(off);
  await expect(supervisor.workOrders.disableWorkOrderUser({ userId })).rejects.toEqual(off);
});
