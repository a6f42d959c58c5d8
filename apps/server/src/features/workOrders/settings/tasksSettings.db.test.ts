import { randomBytes } from 'node:crypto';
import { makeId } from '@schooldog/domain/kernel';
import {
  approvalMerge,
  customFieldsMerge,
  overridesMerge,
  restrictionsMerge,
  type TaskBoard,
  taskBoardMerge,
  tasksSettingsOf,
  workCalendarMerge,
} from '@schooldog/domain/workOrders';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../../../platform/settingsDocuments/schema.ts';
import { testApp, type TestApp, type TestClient } from '../../../testing/app.ts';
import { overlapping } from '../../../testing/overlapping.ts';
import { aPerson, aSchool, type TestPerson, type TestSchool } from '../../../testing/people.ts';
import { workOrders } from '../schema.ts';
import { aForm } from '../testing/aWorkOrderOf.ts';

const newId = () => makeId(randomBytes);
const rejected = (code: string): unknown => expect.objectContaining({ code });

let fixture: TestApp;
let oakHill: TestSchool;
let supervisorPerson: TestPerson;
let supervisor: TestClient;
let coordinator: TestClient;
let educator: TestClient;
let educatorPerson: TestPerson;

beforeAll(async () => {
  fixture = await testApp();
  await fixture.app.start();
  const { database } = fixture;
  oakHill = await aSchool(database);
  supervisorPerson = await aPerson(database, { role: 'maintenance_supervisor' });
  educatorPerson = await aPerson(database, { role: 'educator', at: [oakHill] });
  supervisor = await fixture.as(supervisorPerson);
  coordinator = await fixture.as(await aPerson(database, { role: 'district_safety_coordinator' }));
  educator = await fixture.as(educatorPerson);
});

beforeEach(async () => {
  await fixture.database.db.delete(settings).where(eq(settings.name, 'tasks'));
});

function aBoard(changes: Partial<TaskBoard> = {}): TaskBoard {
  const facts = {
    name: 'Grounds',
    color: '#0a7e31',
    assignedUserIds: [],
    preventNonAssignedUsers: false,
  } as const;
  return { id: newId(), ...facts, assignedUserIds: [], ...changes };
}

async function anOrderOn(boardId: string): Promise<string> {
  const id = newId();
  await fixture.database.db.insert(workOrders).values({
    id,
    publicId: sql`nextval('work_order_numbers')`,
    schoolId: oakHill.id,
    status: 'New',
    description: 'Mow the lawn',
    boardId,
    createdByUserId: supervisorPerson.id,
    location: '',
    timestamp: new Date(),
  });
  return id;
}

async function boardOf(id: string): Promise<string | null | undefined> {
  const [row] = await fixture.database.db.select().from(workOrders).where(eq(workOrders.id, id));
  return row?.boardId;
}

describe('boards', () => {
  it('are added once, edited, ordered and made the default', async () => {
    const [grounds, security] = [aBoard(), aBoard({ name: 'Security' })];
    await supervisor.workOrders.addTaskBoard({ board: grounds });
    await supervisor.workOrders.addTaskBoard({ board: grounds });
    await supervisor.workOrders.addTaskBoard({ board: security });
    const edit = taskBoardMerge.compare(grounds, { ...grounds, name: 'Lawns' });
    await supervisor.workOrders.editTaskBoard({ boardId: grounds.id, edit });
    await supervisor.workOrders.reorderTaskBoards({ boardId: security.id, beforeBoardId: grounds.id });
    await supervisor.workOrders.setDefaultTaskBoard({ boardId: grounds.id });
    const { boards, defaultTaskBoard } = await supervisor.workOrders.getTasksSettings();
    expect(boards.map(({ name }) => name)).toEqual(['Security', 'Lawns']);
    expect(defaultTaskBoard).toBe(grounds.id);
    const { changes } = await supervisor.workOrders.getTasksSettingsHistory({});
    expect(changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining([`board:${grounds.id}`, 'boardOrder', 'defaultTaskBoard']),
    );
  });

  it('two people who edit one board both keep their change, and the same field is asked about', async () => {
    const board = aBoard();
    await supervisor.workOrders.addTaskBoard({ board });
    const named = (name: string) => taskBoardMerge.compare(board, { ...board, name });
    await supervisor.workOrders.editTaskBoard({ boardId: board.id, edit: named('Lawns') });
    const hidden = taskBoardMerge.compare(board, { ...board, preventNonAssignedUsers: true });
    const { boards } = await coordinator.workOrders.editTaskBoard({ boardId: board.id, edit: hidden });
    expect(boards).toEqual([{ ...board, name: 'Lawns', preventNonAssignedUsers: true }]);
    await expect(
      coordinator.workOrders.editTaskBoard({ boardId: board.id, edit: named('Trees') }),
    ).rejects.toEqual(rejected('record.conflict'));
  });

  it('two people who move different boards both keep what they did', async () => {
    const [a, b, c, d] = [aBoard(), aBoard(), aBoard(), aBoard()];
    for (const board of [a, b, c, d]) await supervisor.workOrders.addTaskBoard({ board });
    await supervisor.workOrders.reorderTaskBoards({ boardId: d.id, beforeBoardId: a.id });
    const { boards } = await coordinator.workOrders.reorderTaskBoards({
      boardId: b.id,
      beforeBoardId: null,
    });
    expect(boards.map(({ id }) => id)).toEqual([d.id, a.id, c.id, b.id]);
    await supervisor.workOrders.deleteTaskBoard({ boardId: a.id });
    const late = await coordinator.workOrders.reorderTaskBoards({ boardId: b.id, beforeBoardId: a.id });
    expect(late.boards.map(({ id }) => id)).toEqual([d.id, c.id, b.id]);
  });

  it('a deleted board leaves its orders to the default board, or to none', async () => {
    const [grounds, security] = [aBoard(), aBoard({ name: 'Security' })];
    await supervisor.workOrders.addTaskBoard({ board: grounds });
    await supervisor.workOrders.addTaskBoard({ board: security });
    await supervisor.workOrders.setDefaultTaskBoard({ boardId: security.id });
    const order = await anOrderOn(grounds.id);
    expect(await supervisor.workOrders.countBoardWorkOrders({ boardId: grounds.id })).toEqual({ count: 1 });
    await supervisor.workOrders.deleteTaskBoard({ boardId: grounds.id });
    expect(await boardOf(order)).toBe(security.id);
    const { defaultTaskBoard } = await supervisor.workOrders.deleteTaskBoard({ boardId: security.id });
    expect([await boardOf(order), defaultTaskBoard]).toEqual([null, null]);
  });

  describe('that are deleted while an order gets one', () => {
    const grounds = aBoard();
    const security = aBoard({ name: 'Security' });
    const deleteGrounds = () => supervisor.workOrders.deleteTaskBoard({ boardId: grounds.id });
    const create = (workOrderId: string, boardId: string | null) =>
      supervisor.workOrders.createWorkOrder({
        workOrderId,
        schoolId: oakHill.id,
        timestamp: new Date().toISOString(),
        workOrder: aForm({ boardId }),
        attachments: [],
        entryId: null,
      });

    beforeEach(async () => {
      await supervisor.workOrders.addTaskBoard({ board: grounds });
      await supervisor.workOrders.addTaskBoard({ board: security });
    });

    it.each([
      ['chosen', grounds.id, security.id],
      ['the default', null, grounds.id],
    ])('take a new order along that has them as %s', async (_how, boardId, defaultId) => {
      await supervisor.workOrders.setDefaultTaskBoard({ boardId: defaultId });
      const id = newId();
      await overlapping(fixture.database, () => create(id, boardId), deleteGrounds);
      expect(await boardOf(id)).toBe(boardId === null ? null : security.id);
    });

    it.each([
      [
        'edited',
        (workOrderId: string) =>
          supervisor.workOrders.editWorkOrder({
            workOrderId,
            edit: { boardId: { from: security.id, to: grounds.id } },
          }),
      ],
      [
        'changed with others',
        (workOrderId: string) =>
          supervisor.workOrders.changeWorkOrders({
            workOrderIds: [workOrderId],
            change: { kind: 'board', boardId: grounds.id },
          }),
      ],
    ])('take along an order that is %s', async (_how, move: (id: string) => Promise<unknown>) => {
      const id = await anOrderOn(security.id);
      const [moved, deleted] = await overlapping(fixture.database, () => move(id), deleteGrounds);
      expect([moved.status, deleted.status]).toEqual(['fulfilled', 'fulfilled']);
      expect(await boardOf(id)).toBeNull();
    });

    it('are unknown to an order that comes a moment later, and no longer the default', async () => {
      await supervisor.workOrders.setDefaultTaskBoard({ boardId: grounds.id });
      await supervisor.workOrders.getTasksSettings();
      const id = newId();
      const [, chosen] = await overlapping(fixture.database, deleteGrounds, () => create(id, grounds.id));
      expect(chosen).toMatchObject({ reason: { code: 'workOrder.unknownBoard' } });
      await supervisor.workOrders.addTaskBoard({ board: grounds });
      await supervisor.workOrders.setDefaultTaskBoard({ boardId: grounds.id });
      await overlapping(fixture.database, deleteGrounds, () => create(id, null));
      expect(await boardOf(id)).toBeNull();
    });
  });

  it('hidden ones, and who is on a board, are kept from people who do not edit the settings', async () => {
    const [open, own, hidden] = [
      aBoard({ assignedUserIds: [supervisorPerson.id] }),
      aBoard({ name: 'Own', assignedUserIds: [educatorPerson.id], preventNonAssignedUsers: true }),
      aBoard({ name: 'Hidden', preventNonAssignedUsers: true }),
    ];
    for (const board of [open, own, hidden]) await supervisor.workOrders.addTaskBoard({ board });
    await supervisor.workOrders.setDefaultTaskBoard({ boardId: hidden.id });
    const { boards, defaultTaskBoard } = await educator.workOrders.getTasksSettings();
    expect(boards).toEqual([
      { ...open, assignedUserIds: [] },
      { ...own, assignedUserIds: [] },
    ]);
    expect(defaultTaskBoard).toBeNull();
    const { user } = await educator.users.getSession();
    expect(user?.workOrderRules?.hiddenBoardIds).toEqual([hidden.id]);
  });
});

it('custom fields that two people add are all kept, up to the limit', async () => {
  const adding = (...names: string[]) => ({
    edit: customFieldsMerge.compare({ customFields: [] }, { customFields: names }),
  });
  await supervisor.workOrders.saveCustomFields(adding('Building'));
  const { customFields } = await coordinator.workOrders.saveCustomFields(adding('Floor'));
  expect(customFields).toEqual(['Building', 'Floor']);
  const many = Array.from({ length: 9 }, (_, at) => `Field ${at}`);
  await expect(supervisor.workOrders.saveCustomFields(adding(...many))).rejects.toEqual(
    rejected('record.overfull'),
  );
});

it('only custom fields that are there become required', async () => {
  await supervisor.workOrders.saveCustomFields({
    edit: customFieldsMerge.compare({ customFields: [] }, { customFields: ['Floor'] }),
  });
  const { requiredCustomFields } = await supervisor.workOrders.saveRequiredFields({
    edit: { requiredCustomFields: { added: ['Floor', 'Removed'], removed: [] } },
  });
  expect(requiredCustomFields).toEqual(['Floor']);
});

it('restrictions and approval reach the session of everyone at the next request', async () => {
  const before = await supervisor.workOrders.getTasksSettings();
  const wanted = { ...before, restrictAssignmentPermissions: 'workOrderManagers' as const };
  await supervisor.workOrders.saveAdditionalSettings({ edit: restrictionsMerge.compare(before, wanted) });
  const off = { isApprovalWorkflowEnabled: false, allowedApproverType: null };
  const edit = approvalMerge.compare(off, { ...off, isApprovalWorkflowEnabled: true });
  await supervisor.workOrders.saveApprovalWorkflow({ edit });
  const { user } = await educator.users.getSession();
  expect(user?.workOrderRules).toMatchObject({
    restrictAssignment: 'workOrderManagers',
    approvers: 'managersAtSchool',
  });
});

it('names the schools at which no one could approve', async () => {
  const lonely = await testApp();
  await lonely.app.start();
  const school = await aSchool(lonely.database, 'Far Away');
  const admin = await aPerson(lonely.database, {
    role: 'educator',
    permissions: {
      'manage tasks settings': { hasPermission: true, always: true, forSchools: [], internalKey: 0 },
    },
  });
  const client = await lonely.as(admin);
  expect(await client.workOrders.listSchoolsWithoutApprover()).toEqual({ schoolIds: [school.id] });
  await aPerson(lonely.database, { role: 'principal', at: [school] });
  expect(await client.workOrders.listSchoolsWithoutApprover()).toEqual({ schoolIds: [] });
});

describe('the work calendar', () => {
  const unset = { isWorkCalendarEnabled: false, ...tasksSettingsOf({}).workCalendar };
  const hours = { ...unset, isWorkCalendarEnabled: true, startTime: '07:00', endTime: '15:30' };
  const save = (seen: typeof unset, wanted: typeof unset) =>
    supervisor.workOrders.saveWorkCalendar({ edit: workCalendarMerge.compare(seen, wanted) });
  const aBreak = (startDate: string, endDate: string) =>
    ({ id: newId(), name: 'Winter break', startDate, endDate, type: 'break' }) as const;
  const add = (...added: ReturnType<typeof aBreak>[]) =>
    supervisor.workOrders.saveWorkCalendarOverrides({
      edit: overridesMerge.compare({ overrides: [] }, { overrides: added }),
    });

  it('keeps days in their order, and what two people changed at once', async () => {
    await save(unset, { ...hours, days: ['saturday', 'monday'] });
    await Promise.all([
      save({ ...hours, days: ['monday', 'saturday'] }, { ...hours, days: ['monday', 'saturday', 'tuesday'] }),
      save(
        { ...hours, days: ['monday', 'saturday'] },
        { ...hours, days: ['monday', 'saturday'], endTime: '16:00' },
      ),
    ]);
    const { workCalendar, isWorkCalendarEnabled } = await supervisor.workOrders.getTasksSettings();
    expect(isWorkCalendarEnabled).toBe(true);
    expect(workCalendar).toMatchObject({ days: ['monday', 'tuesday', 'saturday'], endTime: '16:00' });
  });

  it.each([
    [{ days: [] }, 'calendarWithoutDay'],
    [{ startTime: null }, 'calendarWithoutTimes'],
    [{ endTime: '07:00' }, 'calendarTimesReversed'],
  ])('with %o is rejected, unless it is turned off', async (change, code) => {
    await expect(save(unset, { ...hours, ...change })).rejects.toEqual(rejected(`workOrder.${code}`));
    const off = await save(unset, { ...hours, ...change, isWorkCalendarEnabled: false });
    expect(off.workCalendar).toMatchObject(change);
  });

  it('lists overrides by their dates, and rejects impossible ones', async () => {
    const year = new Date().getUTCFullYear();
    const [later, sooner] = [
      aBreak(`${year}-12-21`, `${year}-12-31`),
      aBreak(`${year}-06-15`, `${year}-08-15`),
    ];
    await add(later);
    const { workCalendar } = await add(sooner);
    expect(workCalendar.overrides).toEqual([sooner, later]);
    await expect(add(aBreak(`${year}-12-21`, `${year}-12-20`))).rejects.toEqual(
      rejected('workOrder.overrideReversed'),
    );
    await expect(add(aBreak(`${year + 3}-01-01`, `${year + 3}-01-02`))).rejects.toEqual(
      rejected('workOrder.overrideOutOfRange'),
    );
  });
});
