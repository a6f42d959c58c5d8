// Each number equals the count of the list that it opens, for the same person, over random filters.
import type { AnalyticsFilter, TaskAnalytics } from '@schooldog/contract/workOrders';
import { addDays, dateIn } from '@schooldog/domain/dates';
import {
  defaultWorkCalendar,
  orderAges,
  type OrderBar,
  ordersBehind,
  type OrdersBehind,
  workOrderPriorities,
  workOrderStatuses,
} from '@schooldog/domain/workOrders';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../../testing/app.ts';
import { aSchool, type TestSchool } from '../../../testing/people.ts';
import { dataProfileOptions, dataProfiles } from '../../dataProfiles/schema.ts';
import { workOrderAnalytics, workOrderMeasuring, workOrders } from '../schema.ts';
import { aBoard, aWorkOrderOf, newId, saveTasksSettings } from '../testing/aWorkOrderOf.ts';
import { refused, runJob, workOrderDistrict, type WorkOrderDistrict } from '../testing/district.ts';
import { calendarKeyOf } from './clock.ts';
import { keepMonths } from './jobs.ts';

const now = new Date('2026-11-17T15:00:00.000Z');
const hour = 3_600_000;
let district: WorkOrderDistrict;
let cedarCreek: TestSchool;
const boards = [aBoard({ name: 'Heating' }), aBoard({ name: 'Cameras', preventNonAssignedUsers: true })];
/** The second was merged into the first; both are at Oak Hill. */
const [profileId, roomId, mergedRoomId, hallId] = [newId(), newId(), newId(), newId()];

beforeAll(async () => {
  district = await workOrderDistrict(now);
  const { database } = district.fixture;
  const { oakHill, people } = district;
  cedarCreek = await aSchool(database, 'Cedar Creek Middle');
  const workCalendar = { ...defaultWorkCalendar, startTime: '07:00', endTime: '15:30' };
  const calendar = { isWorkCalendarEnabled: true, workCalendar };
  await saveTasksSettings(database, { boards, ...calendar });
  // These orders have no histories from which they could be measured.
  const calendarKey = calendarKeyOf(calendar, 'America/New_York');
  await database.db.insert(workOrderMeasuring).values({ id: 'orders', calendarKey, nextKey: '', lastId: '' });
  await database.db.insert(dataProfiles).values({ id: profileId, schoolId: oakHill.id, name: 'Rooms' });
  const option = (id: string, label: string, mergedIntoId: string | null = null) => ({
    id,
    label,
    mergedIntoId,
    dataProfileId: profileId,
  });
  await database.db
    .insert(dataProfileOptions)
    .values([option(roomId, 'Room 1'), option(mergedRoomId, 'Room one', roomId), option(hallId, 'Hall')]);
  const random = fc.sample(anyOrder, { numRuns: 400, seed: 18 });
  const crew = [people.technician.id, people.custodian.id, people.officer.id];
  for (const one of random) {
    const isAtOak = one.place !== null || one.isAtOak;
    const timeCreated = new Date(now.getTime() - one.hoursAgo * hour);
    const timeCompleted =
      one.status === 'Complete' ? new Date(now.getTime() - one.hoursAgo * one.share * hour) : null;
    await aWorkOrderOf(database, {
      schoolId: isAtOak ? oakHill.id : cedarCreek.id,
      // The principal also raised orders at a school that is not hers.
      createdByUserId: one.isOfPrincipal ? people.principal.id : people.teacher.id,
      status: one.status,
      priority: one.priority,
      boardId: one.board === null ? null : (boards[one.board]?.id ?? null),
      assignedUserIds: crew.filter((_, at) => one.crew.includes(at)),
      locationDataProfileId: one.place === null ? null : profileId,
      locationDataProfileOptionId: one.place,
      dueDate:
        one.dueIn === null ? null : addDays(dateIn(timeCreated.toISOString(), 'America/New_York'), one.dueIn),
      isReopened: one.isReopened,
      responseMinutes: one.minutes,
      completionMinutes: one.status === 'Complete' ? one.minutes * 2 : null,
      timeCreated,
      timeCompleted,
    });
  }
});

const anyOrder = fc.record({
  isAtOak: fc.boolean(),
  isOfPrincipal: fc.boolean(),
  status: fc.constantFrom(...workOrderStatuses, 'Complete' as const, 'Complete' as const),
  priority: fc.constantFrom(...workOrderPriorities, null),
  board: fc.constantFrom(0, 1, null),
  crew: fc.uniqueArray(fc.nat({ max: 2 }), { maxLength: 2 }),
  place: fc.constantFrom(roomId, mergedRoomId, hallId, null, null),
  hoursAgo: fc.nat({ max: 24 * 500 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  dueIn: fc.option(fc.nat({ max: 60 })),
  isReopened: fc.boolean(),
  minutes: fc.nat({ max: 20_000 }),
});

const anyFilter = fc.record(
  {
    days: fc.tuple(fc.nat({ max: 480 }), fc.nat({ max: 90 })),
    schools: fc.constantFrom('oak' as const, 'both' as const),
    priorities: fc.uniqueArray(fc.constantFrom(...workOrderPriorities, 'Unknown' as const), { maxLength: 3 }),
    boards: fc.uniqueArray(fc.constantFrom('none', ...boards.map(({ id }) => id)), { maxLength: 2 }),
    crew: fc.uniqueArray(fc.constantFrom('technician' as const, 'officer' as const), { maxLength: 2 }),
    isOfRoom: fc.boolean(),
  },
  { requiredKeys: [] },
);

function filterOf(
  drawn: typeof anyFilter extends fc.Arbitrary<infer Value> ? Value : never,
): AnalyticsFilter {
  const { days, schools, priorities, crew } = drawn;
  const to = addDays('2026-11-17', -(days?.[0] ?? 0));
  return {
    ...(days === undefined ? {} : { from: addDays(to, -days[1]), to }),
    ...(schools === undefined
      ? {}
      : { schoolIds: schools === 'oak' ? [district.oakHill.id] : [district.oakHill.id, cedarCreek.id] }),
    ...(priorities === undefined ? {} : { priorities }),
    ...(drawn.boards === undefined ? {} : { boardIds: drawn.boards }),
    ...(crew === undefined ? {} : { assigneeIds: crew.map((name) => district.people[name].id) }),
    ...(drawn.isOfRoom === true ? { location: { profileId, optionId: roomId } } : {}),
  };
}

/** Every number with the orders behind it. */
function numbersOf(filter: AnalyticsFilter, { numbers, period, schoolIds }: TaskAnalytics) {
  const behind = ordersBehind({ filter, period, schoolIds });
  const pairs: [name: string, number: number, behind: OrdersBehind][] = [
    ['open', numbers.open, behind.open],
    ['overdue', numbers.overdue, behind.overdue],
    ['awaiting', numbers.awaitingApproval, behind.awaitingApproval],
    ['completed', numbers.completed, behind.completed],
    ['on time', numbers.onTime.onTime, behind.onTime],
    ['late', numbers.onTime.late, behind.late],
    ['reopened', numbers.reopened, behind.reopened],
    ...orderAges.map((age): [string, number, OrdersBehind] => [age, numbers.ages[age], behind.ofAge(age)]),
  ];
  for (const { created, completed, ...week } of numbers.weeks.filter((_, at) => at % 9 === 0))
    pairs.push(
      [`created ${week.from}`, created, behind.createdIn(week)],
      [`completed ${week.from}`, completed, behind.completedIn(week)],
    );
  const bars: (Readonly<{ open: number; completed: number }> & OrderBar)[] = [
    ...numbers.schools.map((bar) => ({ by: 'school' as const, ...bar })),
    ...numbers.boards.map((bar) => ({ by: 'board' as const, ...bar })),
    ...numbers.priorities.map((bar) => ({ by: 'priority' as const, ...bar })),
    ...numbers.assignees.map((bar) => ({ by: 'assignee' as const, ...bar })),
    ...numbers.places.map((bar) => ({ by: 'place' as const, ...bar })),
  ];
  for (const bar of bars)
    pairs.push(
      [`open ${JSON.stringify(bar)}`, bar.open, behind.openOf(bar)],
      [`completed ${JSON.stringify(bar)}`, bar.completed, behind.completedOf(bar)],
    );
  return pairs;
}

async function expectAgreement(client: TestClient, filter: AnalyticsFilter): Promise<number> {
  const analytics = await client.workOrders.getTaskAnalytics({ ...filter, fresh: true });
  const pairs = numbersOf(filter, analytics);
  const counted = await Promise.all(
    pairs.map(async ([name, , list]) => [name, (await client.workOrders.countWorkOrders(list)).count]),
  );
  expect(pairs.map(([name, number]) => [name, number])).toEqual(counted);
  return pairs.reduce((sum, [, number]) => sum + number, 0);
}

it.each(['rows', 'packed months'])(
  'every bar has as many orders as its list, counted from %s',
  async (from) => {
    const { supervisor, principal } = district.clients;
    await district.fixture.database.db.delete(workOrderAnalytics);
    if (from === 'packed months') await runJob(district, keepMonths, {});
    const total = await expectAgreement(supervisor, {});
    expect(total).toBeGreaterThan(1000);
    expect(await expectAgreement(principal, {})).toBeLessThan(total);
    for (const drawn of fc.sample(anyFilter, { numRuns: 8, seed: 4 }))
      for (const client of [supervisor, principal]) await expectAgreement(client, filterOf(drawn));
  },
);

it('bars at merged places stand at the present one', async () => {
  const { numbers } = await district.clients.supervisor.workOrders.getTaskAnalytics({});
  expect(numbers.places.map(({ label }) => label).toSorted()).toEqual(['Hall', 'Room 1']);
});

it('medians are exact, over completed orders only', async () => {
  const { numbers, period } = await district.clients.supervisor.workOrders.getTaskAnalytics({});
  const rows = await district.fixture.database.db.select().from(workOrders);
  const done = rows.filter(({ timeCompleted }) => {
    const day = timeCompleted === null ? '' : dateIn(timeCompleted.toISOString(), 'America/New_York');
    return day >= period.from && day <= period.to;
  });
  const median = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [
      sorted[Math.floor((sorted.length - 1) / 2)],
      sorted[Math.ceil((sorted.length - 1) / 2)],
    ];
    return (low + high) / 2;
  };
  expect(numbers.completed).toBe(done.length);
  const expected = median(done.map(({ completionMinutes }) => completionMinutes ?? 0));
  expect(Math.abs((numbers.completion.minutes ?? 0) - expected)).toBeLessThanOrEqual(0.5);
  const response = median(done.map(({ responseMinutes }) => responseMinutes ?? 0));
  expect(Math.abs((numbers.response.minutes ?? 0) - response)).toBeLessThanOrEqual(0.5);
});

it('people without managed schools see nothing, and chosen schools of others are refused', async () => {
  const { teacher, principal } = district.clients;
  const refusal = refused('workOrder.analyticsNotAllowed');
  await expect(teacher.workOrders.getTaskAnalytics({})).rejects.toEqual(refusal);
  await expect(principal.workOrders.getTaskAnalytics({ schoolIds: [cedarCreek.id] })).rejects.toEqual(
    refusal,
  );
  const limited = await principal.workOrders.getTaskAnalytics({});
  expect(limited.schoolIds).toEqual([district.oakHill.id]);
  expect(limited.numbers.schools.map(({ schoolId }) => schoolId)).toEqual([district.oakHill.id]);
});
