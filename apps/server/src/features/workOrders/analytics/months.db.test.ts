// Packed months count as the rows do, whatever happens to the orders, and while it happens.
import { addDays, dateIn } from '@schooldog/domain/dates';
import { type AnalyticsQuestion, workOrderPriorities } from '@schooldog/domain/workOrders';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { aSchool } from '../../../testing/people.ts';
import { workOrders } from '../schema.ts';
import { aWorkOrderOf, newId } from '../testing/aWorkOrderOf.ts';
import { runJob, workOrderDistrict, type WorkOrderDistrict } from '../testing/district.ts';
import { countCompleted } from './completed.ts';
import { noneCompleted } from './counts.ts';
import { addCompletedWithin } from './countStore.ts';
import { keepMonths } from './jobs.ts';
import { changedMonthsBefore, presentMonths } from './monthStore.ts';
import { monthsOf, spanOf } from './spans.ts';

const now = new Date('2026-11-17T15:00:00.000Z');
const hour = 3_600_000;
const schools = ['Oak Hill', 'Cedar Creek'];
const [boards, places, crew] = [3, 3, 3].map((length) => Array.from({ length }, newId));
let district: WorkOrderDistrict;
let database: Database;
let schoolIds: readonly string[];

beforeAll(async () => {
  district = await workOrderDistrict(now);
  ({ database } = district.fixture);
  const made = await Promise.all(schools.map((name) => aSchool(database, name)));
  schoolIds = made.map(({ id }) => id);
});

beforeEach(async () => {
  await database.db.delete(workOrders);
  await keep();
});

const keep = () => runJob(district, keepMonths, {});

const anyOf = (list: readonly string[] | undefined) => fc.constantFrom(...(list ?? []));
const zones = ['America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'];
const hoursOfHistory = 24 * 400;
const facts = {
  school: fc.nat({ max: schools.length - 1 }),
  boardId: fc.option(anyOf(boards)),
  priority: fc.constantFrom(...workOrderPriorities, null),
  locationDataProfileOptionId: fc.option(anyOf(places)),
  assignedUserIds: fc.uniqueArray(anyOf(crew), { maxLength: 2 }),
  isReopened: fc.boolean(),
  responseMinutes: fc.option(fc.nat({ max: 400 })),
  completionMinutes: fc.option(fc.constantFrom(0, 1, 60, 61, 200_000)),
  /** Null is open, again or still. */
  hoursAgo: fc.option(fc.nat({ max: hoursOfHistory })),
  dueIn: fc.option(fc.integer({ min: -3, max: 3 })),
};
const [anyFacts, someFacts] = [fc.record(facts), fc.record(facts, { requiredKeys: [] })];
type SomeFacts = typeof someFacts extends fc.Arbitrary<infer Value> ? Value : never;

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('raise' as const), facts: anyFacts }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('change' as const), order: fc.nat(), facts: someFacts }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), order: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('keep' as const) }) },
);
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

function rowOf({ school, hoursAgo, dueIn, ...same }: SomeFacts) {
  const completed = hoursAgo === undefined ? undefined : timeOf(hoursAgo);
  const day = dateIn((completed ?? now).toISOString(), 'America/New_York');
  return {
    ...same,
    ...(school === undefined ? {} : { schoolId: schoolIds[school] ?? '' }),
    ...(completed === undefined ? {} : { timeCompleted: completed }),
    ...(dueIn === undefined ? {} : { dueDate: dueIn === null ? null : addDays(day, dueIn) }),
  };
}

function timeOf(hoursAgo: number | null): Date | null {
  return hoursAgo === null ? null : new Date(now.getTime() - hoursAgo * hour);
}

async function take(step: Step, ids: string[]): Promise<void> {
  if (step.kind === 'keep') return keep();
  if (step.kind === 'raise') {
    const made = { schoolId: '', ...rowOf(step.facts), createdByUserId: 'somebody' };
    ids.push((await aWorkOrderOf(database, made)).id);
    return;
  }
  const [id] = ids.length === 0 ? [] : ids.slice(step.order % ids.length);
  if (id === undefined) return;
  const isIt = eq(workOrders.id, id);
  if (step.kind === 'delete') {
    await database.db.delete(workOrders).where(isIt);
    ids.splice(ids.indexOf(id), 1);
  } else if (Object.keys(step.facts).length > 0) {
    await database.db.update(workOrders).set(rowOf(step.facts)).where(isIt);
  }
}

const anyQuestion = fc.record({
  days: fc.tuple(fc.nat({ max: 100 }), fc.nat({ max: 400 })),
  isOfOneSchool: fc.boolean(),
  priorities: fc.option(
    fc.uniqueArray(fc.constantFrom(...workOrderPriorities, 'Unknown' as const), { minLength: 1 }),
  ),
  boardIds: fc.option(fc.uniqueArray(anyOf([...(boards ?? []), 'none']), { minLength: 1 }), { freq: 2 }),
  assigneeIds: fc.option(fc.uniqueArray(anyOf(crew), { minLength: 1 }), { freq: 1 }),
  optionIds: fc.option(fc.uniqueArray(anyOf(places), { minLength: 1 }), { freq: 1 }),
  timeZone: fc.constantFrom(...zones),
});
const everything = {
  days: [0, 400] as const,
  isOfOneSchool: false,
  priorities: null,
  boardIds: null,
  assigneeIds: null,
  optionIds: null,
  timeZone: 'America/New_York',
};

type Drawn = Omit<typeof anyQuestion extends fc.Arbitrary<infer Value> ? Value : never, 'days'> &
  Readonly<{ days: readonly [number, number] }>;

function questionOf({ days: [ago, length], isOfOneSchool, ...same }: Drawn): AnalyticsQuestion {
  const to = addDays('2026-11-17', -ago);
  return {
    ...same,
    schools: isOfOneSchool ? schoolIds.slice(0, 1) : 'all',
    period: { from: addDays(to, -length), to },
    today: '2026-11-17',
    calendarKey: '',
    ageStarts: [],
  };
}

async function expectEqual(drawn: Drawn): Promise<number> {
  const question = questionOf(drawn);
  const span = spanOf(question);
  const fromRows = noneCompleted();
  await addCompletedWithin(database.db, fromRows, { question, span });
  expect(await countCompleted(database, question)).toEqual(fromRows);
  return (await presentMonths(database.db, monthsOf(span))).length;
}

it('equals what the rows say after any history, with any filter', async () => {
  let packed = 0;
  const histories = fc.sample(fc.array(anyStep, { minLength: 60, maxLength: 60 }), { numRuns: 4, seed: 5 });
  for (const steps of histories) {
    const ids: string[] = [];
    for (const [place, step] of steps.entries()) {
      await take(step, ids);
      if (place % 10 !== 9) continue;
      packed += await expectEqual(everything);
      for (const drawn of fc.sample(anyQuestion, { numRuns: 2, seed: place }))
        packed += await expectEqual(drawn);
    }
    await database.db.delete(workOrders);
  }
  expect(packed).toBeGreaterThan(100);
});

const completed = { createdByUserId: 'somebody', timeCompleted: new Date('2026-03-10T12:00:00.000Z') };
const changed = () => changedMonthsBefore(database.db, '2026-11-01');

it.each([
  { timeCompleted: null },
  { schoolId: '' },
  { boardId: 'another' },
  { priority: 'High' as const },
  { assignedUserIds: ['another'] },
  { locationDataProfileOptionId: 'another' },
  { dueDate: '2026-03-12' },
  { isReopened: true },
  { responseMinutes: 5 },
  { completionMinutes: 5 },
])('is packed again after a change: %o', async (change) => {
  const { id } = await aWorkOrderOf(database, { schoolId: schoolIds[0] ?? '', ...completed });
  await keep();
  expect(await changed()).toEqual([]);
  const values = 'schoolId' in change ? { schoolId: schoolIds[1] ?? '' } : change;
  await database.db.update(workOrders).set(values).where(eq(workOrders.id, id));
  expect(await changed()).toEqual(['2026-03-01']);
});

it('stays as it is when something else changes, and knows both months of an order that moves', async () => {
  const { id } = await aWorkOrderOf(database, { schoolId: schoolIds[0] ?? '', ...completed });
  await aWorkOrderOf(database, { schoolId: schoolIds[0] ?? '', createdByUserId: 'somebody' });
  await keep();
  const set = (values: Partial<typeof workOrders.$inferInsert>) =>
    database.db.update(workOrders).set(values).where(eq(workOrders.id, id));
  await set({ notes: 'Done.', commentCount: 3, priority: null });
  expect(await changed()).toEqual([]);
  await set({ timeCompleted: new Date('2026-05-01T00:00:00.000Z') });
  expect(await changed()).toEqual(['2026-03-01', '2026-05-01']);
  await keep();
  await database.pool.query('truncate work_orders cascade');
  expect(await presentMonths(database.db, ['2026-03-01', '2026-05-01'])).toEqual([]);
});

it('counts every order once while orders move between months that are being packed', async () => {
  const writers = [0, 1, 2, 3];
  const of = (writer: number) =>
    Promise.all(
      Array.from({ length: 20 }, () =>
        aWorkOrderOf(database, {
          schoolId: schoolIds[writer % 2] ?? '',
          ...completed,
          status: 'Complete',
        }),
      ),
    );
  const orders = await Promise.all(writers.map(of));
  const done = new AbortController();
  const writing = Promise.all(
    orders.map(async (own, writer) => {
      for (const round of Array.from({ length: 12 }, (_, at) => at))
        await database.inTransaction(async (tx) => {
          for (const [place, { id }] of own.entries()) {
            const timeCompleted = new Date(Date.UTC(2026, (round + place + writer) % 9, 15));
            await tx.update(workOrders).set({ timeCompleted }).where(eq(workOrders.id, id));
          }
        });
    }),
  ).finally(() => done.abort());
  const whileWriting = async (run: () => Promise<void>) => {
    while (!done.signal.aborted) await run();
  };
  const totals = new Set<number>();
  const question = questionOf(everything);
  await Promise.all([
    writing,
    whileWriting(keep),
    whileWriting(keep),
    whileWriting(async () => {
      const { parts } = await countCompleted(database, question);
      totals.add([...parts.values()].reduce((sum, count) => sum + count, 0));
    }),
  ]);
  expect(totals).toEqual(new Set([80]));
  await keep();
  expect(await expectEqual(everything)).toBe(9);
});
