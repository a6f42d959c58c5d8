// The report has the numbers of the analytics, of the list and of the database, over random filters.
import { addDays, dateIn } from '@schooldog/domain/dates';
import { safetyCoordinator } from '@schooldog/domain/permissions/testing';
import {
  defaultWorkCalendar,
  openStatuses,
  orderAges,
  type WorkOrderPriority,
  workOrderPriorities,
  workOrderStatuses,
} from '@schooldog/domain/workOrders';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { allRows } from '../../../platform/reports/testing/allRows.ts';
import type { TestClient } from '../../../testing/app.ts';
import { aSchool, type TestSchool } from '../../../testing/people.ts';
import { aBoard, aWorkOrderOf, saveTasksSettings } from '../testing/aWorkOrderOf.ts';
import { refused, workOrderDistrict, type WorkOrderDistrict } from '../testing/district.ts';

const now = new Date('2026-11-17T15:00:00.000Z');
const report = 'workOrderBacklog' as const;
const boards = [aBoard({ name: 'Heating' }), aBoard({ name: 'Cameras', preventNonAssignedUsers: true })];
let district: WorkOrderDistrict;
let cedarCreek: TestSchool;

const anyOrder = fc.record({
  isAtOak: fc.boolean(),
  status: fc.constantFrom(...workOrderStatuses),
  priority: fc.constantFrom(...workOrderPriorities, null),
  board: fc.constantFrom(0, 1, null),
  isAssigned: fc.boolean(),
  hoursAgo: fc.nat({ max: 24 * 60 }),
  dueIn: fc.option(fc.nat({ max: 60 })),
});

beforeAll(async () => {
  district = await workOrderDistrict(now);
  const { database } = district.fixture;
  const { oakHill, people } = district;
  cedarCreek = await aSchool(database, 'Cedar Creek Middle');
  const workCalendar = { ...defaultWorkCalendar, startTime: '07:00', endTime: '15:30' };
  await saveTasksSettings(database, { boards, isWorkCalendarEnabled: true, workCalendar });
  for (const one of fc.sample(anyOrder, { numRuns: 300, seed: 21 })) {
    const timeCreated = new Date(now.getTime() - one.hoursAgo * 3_600_000);
    const created = dateIn(timeCreated.toISOString(), 'America/New_York');
    await aWorkOrderOf(database, {
      schoolId: one.isAtOak ? oakHill.id : cedarCreek.id,
      createdByUserId: people.teacher.id,
      status: one.status,
      priority: one.priority,
      boardId: one.board === null ? null : (boards[one.board]?.id ?? null),
      assignedUserIds: one.isAssigned ? [people.technician.id] : [],
      dueDate: one.dueIn === null ? null : addDays(created, one.dueIn),
      timeCreated,
    });
  }
});

const anyFilter = fc.record({
  isOfOak: fc.constantFrom(undefined, true, false),
  priorities: fc.option(fc.uniqueArray(fc.constantFrom(...workOrderPriorities), { maxLength: 2 }), {
    nil: undefined,
  }),
  boardIds: fc.option(fc.uniqueArray(fc.constantFrom(...boards.map(({ id }) => id)), { maxLength: 2 }), {
    nil: undefined,
  }),
});

type Filter = Readonly<{
  schoolIds?: string[] | undefined;
  priorities?: WorkOrderPriority[] | undefined;
  boardIds?: string[] | undefined;
}>;

async function countInDatabase({ schoolIds = [], priorities = [], boardIds = [] }: Filter): Promise<number> {
  const { rows } = await district.fixture.database.pool.query<{ count: number }>(
    `select count(*)::int as count from work_orders
     where status not in ('Complete', 'Declined') and (cardinality($1::text[]) = 0 or school_id = any($1))
     and (cardinality($2::text[]) = 0 or priority = any($2)) and (cardinality($3::text[]) = 0 or board_id = any($3))`,
    [schoolIds, priorities, boardIds],
  );
  return rows[0]?.count ?? -1;
}

async function expectAgreement(client: TestClient, filter: Filter, inDatabase: number): Promise<void> {
  const [preview, { numbers }, listed] = await Promise.all([
    client.reports.previewReport({ query: { report, ...filter } }),
    client.workOrders.getTaskAnalytics({ ...filter, fresh: true }),
    client.workOrders.countWorkOrders({ ...filter, statuses: [...openStatuses] }),
  ]);
  const shown = preview.facts.map(({ value }) => Number(value));
  const { open, overdue, awaitingApproval, ages } = numbers;
  expect(shown).toEqual([open, overdue, awaitingApproval, ...orderAges.map((age) => ages[age])]);
  expect([preview.total, open, listed.count]).toEqual([inDatabase, inDatabase, inDatabase]);
  expect(preview.rows).toHaveLength(Math.min(inDatabase, 10));
}

it('has the numbers of the analytics, of the list and of the database', async () => {
  const { supervisor } = district.clients;
  for (const { isOfOak, ...drawn } of fc.sample(anyFilter, { numRuns: 100, seed: 5 })) {
    const schoolIds = isOfOak === undefined ? undefined : [isOfOak ? district.oakHill.id : cedarCreek.id];
    const filter = { ...drawn, schoolIds };
    await expectAgreement(supervisor, filter, await countInDatabase(filter));
  }
});

it('is limited to the schools that a person manages', async () => {
  const { principal, teacher } = district.clients;
  await expectAgreement(principal, {}, await countInDatabase({ schoolIds: [district.oakHill.id] }));
  const foreign = { report, schoolIds: [cedarCreek.id] };
  const notAllowed = refused('report.notAllowed');
  await expect(principal.reports.previewReport({ query: foreign })).rejects.toEqual(notAllowed);
  await expect(teacher.reports.previewReport({ query: { report } })).rejects.toEqual(notAllowed);
});

it('has a row for every order, the oldest first, whose marks add up to the totals', async () => {
  const { supervisor } = district.clients;
  const { facts, total, columns } = await supervisor.reports.previewReport({ query: { report } });
  const rows = await allRows(
    { services: district.fixture.app.services, actor: safetyCoordinator },
    { report },
  );
  const at = (title: string) => columns.findIndex((column) => column.title === title);
  const count = (title: string, word: string) => rows.filter((row) => row[at(title)] === word).length;
  expect(rows).toHaveLength(total);
  const ages = rows.map((row) => Number(row[at('Age in work days')]));
  expect(ages).toEqual(ages.toSorted((a, b) => b - a));
  expect([
    count('Overdue', 'Yes'),
    count('Status', 'Awaiting approval'),
    ...['0–2', '3–7', '8–14', '15–30', 'over 30'].map((group) => count('Age group', group)),
  ]).toEqual(facts.slice(1).map(({ value }) => Number(value)));
  const spanish = await supervisor.reports.previewReport({ query: { report }, language: 'es' });
  expect(spanish.facts[0]?.name).toBe('Abiertas');
});

it('does not exist while work orders are off', async () => {
  const { supervisor, staff } = district.clients;
  await staff.settings.saveAppSettings({ enableWorkOrders: false });
  await expect(supervisor.reports.previewReport({ query: { report } })).rejects.toEqual(
    refused('report.notAllowed'),
  );
});
