// Counts orders for the analytics. Each statement reads one index, never the rows.
import { endOfDay, startOfDay } from '@schooldog/domain/dates';
import {
  type AnalyticsQuestion,
  openStatuses,
  weeksOf,
  type WorkOrderScope,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { runComposed, Values } from '../../../platform/database/composed.ts';
import { where } from '../../../platform/database/composedParts.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { isAt, isTimely, isWanted, onBoards } from '../conditions.ts';

/** Hidden boards are shown to everyone who manages tasks at the school, so nothing is hidden here. */
export const everything: WorkOrderScope = {
  userId: '',
  managed: 'all',
  staffed: [],
  followed: [],
  hiddenBoardIds: [],
  seesSeries: false,
};

function filterOf(question: AnalyticsQuestion, values: Values): string[] {
  const { schools, priorities, boardIds, assigneeIds, optionIds } = question;
  const wanted = {
    priorities: priorities ?? undefined,
    assigneeIds: assigneeIds ?? undefined,
    optionIds: optionIds ?? undefined,
  };
  return [
    ...isAt(schools, values),
    ...isWanted(wanted, values),
    ...onBoards(everything, boardIds ?? undefined, values),
  ];
}

const isOpen = `status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`;

const columns = ['part', 'span', 'school_id', 'board_id', 'priority', 'place'] as const;
type Column = (typeof columns)[number];

const counted = `grouping(${columns.join(', ')}) as missing, ${columns.join(', ')}, count(*)::int as count`;
const byEach = `group by grouping sets (${columns.map((column) => `(${column})`).join(', ')})`;
const barColumns = `school_id, board_id, coalesce(priority, 'Unknown') as priority,
  location_data_profile_option_id as place`;

const rowsSchema = z.array(
  z.object({
    missing: z.int(),
    part: z.string().nullable(),
    span: z.int().nullable(),
    school_id: z.string().nullable(),
    board_id: z.string().nullable(),
    priority: z.string().nullable(),
    place: z.string().nullable(),
    count: z.int(),
  }),
);

type Tally = ReadonlyMap<string | null, number>;
/** How many orders of each value; null is none. What `parts` and `spans` are, the statement says. */
export type Counts = Readonly<
  Record<'parts' | 'spans' | 'schools' | 'boards' | 'priorities' | 'places', Tally>
>;

function countsOf(rows: readonly unknown[]): Counts {
  const parsed = rowsSchema.parse(rows);
  const tallyOf = (column: Column): Tally => {
    const others = columns.map((other) => (other === column ? '0' : '1')).join('');
    const found = parsed.filter(({ missing }) => missing === Number.parseInt(others, 2));
    return new Map(found.map((row) => [row[column]?.toString() ?? null, row.count]));
  };
  return {
    parts: tallyOf('part'),
    spans: tallyOf('span'),
    schools: tallyOf('school_id'),
    boards: tallyOf('board_id'),
    priorities: tallyOf('priority'),
    places: tallyOf('place'),
  };
}

/**
 * Parts are statuses; orders to be done that are past due are `overdue`, or `pastDue` if that day is in the period.
 * Spans are ages, the oldest first.
 */
export async function countOpen(reader: Reader, question: AnalyticsQuestion): Promise<Counts> {
  const values = new Values();
  const { period, today, ageStarts } = question;
  const [from, to] = [values.add(period.from), values.add(period.to)];
  const text = `select ${counted} from (
      select case when status not in ('New', 'Started') or due_date is null or due_date >= ${values.add(today)}::date
          then status when due_date between ${from}::date and ${to}::date then 'pastDue' else 'overdue' end as part,
        width_bucket(time_created, ${values.add(ageStarts)}::timestamptz[]) as span, ${barColumns}
      from work_orders ${where([isOpen, ...filterOf(question, values)])}) counted ${byEach}`;
  return countsOf(await runComposed(reader, text, values, 'each run'));
}

/** Parts are `onTime`, `late` and `undated`; spans are weeks from 1. */
export async function countCompleted(reader: Reader, question: AnalyticsQuestion): Promise<Counts> {
  const values = new Values();
  const isOnTime = isTimely({ isOnTime: true, timeZone: question.timeZone }, values);
  const text = `select ${counted} from (
      select case when due_date is null then 'undated' when ${isOnTime} then 'onTime' else 'late' end as part,
        ${weekOf('time_completed', question, values)} as span, ${barColumns}
      from work_orders ${where(completedIn(question, values))}) counted ${byEach}`;
  return countsOf(await runComposed(reader, text, values, 'each run'));
}

function completedIn(question: AnalyticsQuestion, values: Values): string[] {
  return [
    'time_completed is not null',
    ...within('time_completed', question, values),
    ...filterOf(question, values),
  ];
}

function within(column: string, { period, timeZone }: AnalyticsQuestion, values: Values): string[] {
  const [start, end] = [startOfDay(period.from, timeZone), endOfDay(period.to, timeZone)];
  return [`${column} >= ${values.add(start)}::timestamptz`, `${column} < ${values.add(end)}::timestamptz`];
}

/** The boundaries are passed along, so that a week that has 167 hours is no matter of the database. */
function weekOf(column: string, { period, timeZone }: AnalyticsQuestion, values: Values): string {
  const starts = weeksOf(period).map(({ from }) => startOfDay(from, timeZone));
  return `width_bucket(${column}, ${values.add(starts)}::timestamptz[])`;
}

/** By week from 1. */
export async function countCreated(
  reader: Reader,
  question: AnalyticsQuestion,
): Promise<ReadonlyMap<number, number>> {
  const values = new Values();
  const text = `select ${weekOf('time_created', question, values)} as span, count(*)::int as count from work_orders
    ${where([...within('time_created', question, values), ...filterOf(question, values)])} group by span`;
  const schema = z.array(z.object({ span: z.int(), count: z.int() }));
  const rows = schema.parse(await runComposed(reader, text, values, 'each run'));
  return new Map(rows.map(({ span, count }) => [span, count]));
}

const speedSchema = z.tuple([
  z.object({
    reopened: z.int(),
    responded: z.int(),
    completed: z.int(),
    response: z.int().nullable(),
    completion: z.int().nullable(),
  }),
]);

/** Of orders completed in the period. */
export async function measureCompleted(reader: Reader, question: AnalyticsQuestion) {
  const values = new Values();
  const median = (column: string) => `round(percentile_cont(0.5) within group (order by ${column}))::int`;
  const text = `select count(*) filter (where is_reopened)::int as reopened,
      count(response_minutes)::int as responded, count(completion_minutes)::int as completed,
      ${median('response_minutes')} as response, ${median('completion_minutes')} as completion
    from work_orders ${where(completedIn(question, values))}`;
  const [row] = speedSchema.parse(await runComposed(reader, text, values, 'each run'));
  return row;
}

/** Null is no one. An order of two people counts for both. */
export async function countByPerson(
  reader: Reader,
  question: AnalyticsQuestion,
  which: 'open' | 'completed',
): Promise<Tally> {
  const values = new Values();
  const chosen = which === 'open' ? [isOpen, ...filterOf(question, values)] : completedIn(question, values);
  const text = `select person, count(*)::int as count
    from work_orders left join lateral unnest(assigned_user_ids) as person on true ${where(chosen)} group by person`;
  const schema = z.array(z.object({ person: z.string().nullable(), count: z.int() }));
  const rows = schema.parse(await runComposed(reader, text, values, 'each run'));
  return new Map(rows.map(({ person, count }) => [person, count]));
}
