// Recurring work orders of the demo district, with the orders of two years. Nobody is notified about them.
import { addDays, dateIn, momentAt } from '@schooldog/domain/dates';
import { holds } from '@schooldog/domain/permissions';
import { dayOfMaking, nominalDates } from '@schooldog/domain/recurring';
import { isFinished, type TasksSettings, workCalendarIn } from '@schooldog/domain/workOrders';
import { recurringRuns, recurringWorkOrders } from '../features/recurring/schema.ts';
import type { SeriesRow } from '../features/recurring/store.ts';
import type { UnmeasuredWorkOrder } from '../features/workOrders/store.ts';
import type { Transaction } from '../platform/database/database.ts';
import { insertMany } from '../platform/database/insertMany.ts';
import type { Surroundings } from './entries/write.ts';
import { type Random, seededRandom } from './random.ts';
import { type SeriesPlan, seriesPlans } from './recurring/plans.ts';
import { blankOrder } from './workOrders/compose.ts';
import { lifeOf } from './workOrders/life.ts';
import type { OrderStory } from './workOrders/story.ts';

/** A separate random generator, so that nothing else in the district shifts with them. */
const seed = 1800;

type Run = typeof recurringRuns.$inferInsert;
export type DemoSeries = Readonly<{
  series: readonly SeriesRow[];
  runs: readonly Run[];
  stories: readonly OrderStory[];
}>;

/** Without numbers, which are given to all orders together. */
export function demoSeries(around: Surroundings, settings: TasksSettings): DemoSeries {
  const random = seededRandom(seed);
  const made = seriesPlans.map((plan) =>
    madeBy(seriesOf(plan, around, settings, random), around, settings, random),
  );
  return {
    series: made.map(({ series }) => series),
    runs: made.flatMap(({ runs }) => runs),
    stories: made.flatMap(({ stories }) => stories),
  };
}

function seriesOf(
  plan: SeriesPlan,
  around: Surroundings,
  settings: TasksSettings,
  random: Random,
): SeriesRow {
  const { schools, actors, now, timeZone } = around;
  const today = dateIn(now.toISOString(), timeZone);
  const owner = actors.find(
    (actor) => actor.role === 'maintenance_supervisor' && holds(actor, 'manage tasks settings'),
  );
  const start = addDays(today, -plan.sinceDays);
  const [recurrenceInterval, recurrenceUnit] = plan.every;
  const created = new Date(momentAt(addDays(start < today ? start : today, -20), '10:30', timeZone));
  return {
    id: random.id(),
    title: plan.title,
    schoolIds: schools.flatMap(({ id, name }) => (name.includes(plan.at ?? '') ? id : [])),
    workOrderData: {
      description: plan.description,
      priority: plan.priority,
      boardId: settings.boards.find(({ name }) => name === plan.board)?.id ?? settings.defaultTaskBoard,
      assignedUserIds: [],
      location: plan.location,
      locationDataProfileId: null,
      locationDataProfileOptionId: null,
      notes: '',
      customFields: {},
      dueInDays: plan.dueInDays,
    },
    recurrenceStartDate: start,
    recurrenceEndDate: null,
    recurrenceInterval,
    recurrenceUnit,
    closedDayRule: plan.closedDayRule,
    whileOpen: plan.whileOpen,
    isPaused: plan.isPaused === true,
    pausedSchoolIds: [],
    createdByUserId: owner?.userId ?? '',
    ownerUserId: owner?.userId ?? '',
    timeOwnerMissed: null,
    doneThrough: null,
    timeCreated: created,
    timeUpdated: created,
  };
}

type Made = Readonly<{ series: SeriesRow; runs: readonly Run[]; stories: readonly OrderStory[] }>;

/** As the job would have made them, day by day. */
function madeBy(series: SeriesRow, around: Surroundings, settings: TasksSettings, random: Random): Made {
  const { now, timeZone } = around;
  const calendar = workCalendarIn(settings);
  const today = dateIn(now.toISOString(), timeZone);
  const last = new Map<string, OrderStory>();
  const runs: Run[] = [];
  const stories: OrderStory[] = [];
  let doneThrough: string | null = null;
  for (const nominalDate of nominalDates(series, series.recurrenceStartDate)) {
    const making = dayOfMaking(calendar, series.closedDayRule, nominalDate);
    const day = making ?? nominalDate;
    if (day >= today) break;
    doneThrough = nominalDate;
    const time = new Date(momentAt(day, '00:05', timeZone));
    for (const schoolId of series.schoolIds) {
      const before = last.get(schoolId);
      const run = {
        seriesId: series.id,
        schoolId,
        nominalDate,
        day,
        timeNotified: time,
        timeCreated: time,
        timeUpdated: time,
      };
      if (making === null) runs.push({ ...run, outcome: 'skippedClosed', workOrderId: null });
      else if (before !== undefined && series.whileOpen === 'skip' && isOpenAt(before, time))
        runs.push({ ...run, outcome: 'skippedOpen', workOrderId: before.order.id });
      else {
        const order = orderOf(series, { schoolId, time, dueFrom: day }, random);
        const story = byItself(lifeOf(order, around, random));
        last.set(schoolId, story);
        stories.push(story);
        runs.push({ ...run, outcome: 'made', workOrderId: order.id });
      }
    }
  }
  return { series: { ...series, doneThrough }, runs, stories };
}

function orderOf(
  series: SeriesRow,
  { schoolId, time, dueFrom }: Readonly<{ schoolId: string; time: Date; dueFrom: string }>,
  random: Random,
): UnmeasuredWorkOrder {
  const { dueInDays, ...template } = series.workOrderData;
  return {
    ...blankOrder({ creator: { userId: series.ownerUserId }, schoolId, time }, random),
    ...template,
    dueDate: dueInDays === null ? null : addDays(dueFrom, dueInDays),
    recurringId: series.id,
    recurringTitle: series.title,
  };
}

function isOpenAt({ order }: OrderStory, time: Date): boolean {
  return !isFinished(order.status) || order.timeUpdated > time;
}

/** Nobody raised it. */
function byItself(story: OrderStory): OrderStory {
  return {
    ...story,
    statuses: story.statuses.map((row, at) => (at === 0 ? { ...row, byUserId: null } : row)),
    trail: story.trail.map((step, at) => (at === 0 ? { ...step, userId: null } : step)),
  };
}

/** After their orders. */
export async function writeSeries(tx: Transaction, { series, runs }: DemoSeries): Promise<void> {
  await insertMany(tx, recurringWorkOrders, series);
  await insertMany(tx, recurringRuns, runs);
}
