// Counts orders for the analytics. Each statement reads one index, never the rows.
import { endOfDay, startOfDay, type Timestamp } from '@schooldog/domain/dates';
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

/**
 * Orders are grouped by few values together, and by each of many values alone: every further grouping costs as much again
 * as reading the index.
 */
const grouped = `select grouping(span, place, people) as missing, part, school_id, board_id, priority, span, place, people,
    count(*)::int as count`;
/** Without `offset 0` PostgreSQL expects as many parts and spans as orders, and sorts them on disk. */
const byEach =
  'offset 0) counted group by grouping sets ((part, school_id, board_id, priority), (span), (place), (people))';
const missingIn = { kinds: 0b111, span: 0b011, place: 0b101, people: 0b110 } as const;
const barColumns = `school_id, board_id, coalesce(priority, 'Unknown') as priority,
  location_data_profile_option_id as place, assigned_user_ids as people`;

const rowsSchema = z.array(
  z.object({
    missing: z.int(),
    part: z.string().nullable(),
    school_id: z.string().nullable(),
    board_id: z.string().nullable(),
    priority: z.string().nullable(),
    span: z.int().nullable(),
    place: z.string().nullable(),
    people: z.array(z.string()).nullable(),
    count: z.int(),
  }),
);
type Row = z.infer<typeof rowsSchema>[number];

type Tally = ReadonlyMap<string | null, number>;
/**
 * How many orders of each value; null is none. What `parts` and `spans` are, the statement says. An order of two people
 * counts for both.
 */
export type Counts = Readonly<
  Record<'parts' | 'spans' | 'schools' | 'boards' | 'priorities' | 'places' | 'people', Tally>
>;

function countsOf(rows: readonly unknown[]): Counts {
  const parsed = Map.groupBy(rowsSchema.parse(rows), ({ missing }) => missing);
  const tallyOf = (
    grouping: keyof typeof missingIn,
    keysOf: (row: Row) => readonly (string | null)[],
  ): Tally => {
    const tally = new Map<string | null, number>();
    for (const row of parsed.get(missingIn[grouping]) ?? [])
      for (const key of keysOf(row)) tally.set(key, (tally.get(key) ?? 0) + row.count);
    return tally;
  };
  return {
    parts: tallyOf('kinds', ({ part }) => [part]),
    schools: tallyOf('kinds', ({ school_id: id }) => [id]),
    boards: tallyOf('kinds', ({ board_id: id }) => [id]),
    priorities: tallyOf('kinds', ({ priority }) => [priority]),
    spans: tallyOf('span', ({ span }) => [span?.toString() ?? null]),
    places: tallyOf('place', ({ place }) => [place]),
    people: tallyOf('people', ({ people }) => (people?.length ? people : [null])),
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
  const text = `${grouped} from (
      select case when status not in ('New', 'Started') or due_date is null or due_date >= ${values.add(today)}::date
          then status when due_date between ${from}::date and ${to}::date then 'pastDue' else 'overdue' end as part,
        width_bucket(time_created, ${values.add(ageStarts)}::timestamptz[]) as span, ${barColumns}
      from work_orders ${where([isOpen, ...filterOf(question, values)])} ${byEach}`;
  return countsOf(await runComposed(reader, text, values, 'each run'));
}

/** Parts are `onTime`, `late` and `undated`; spans are weeks from 1. Each half of the period is counted by its own connection. */
export async function countCompleted(reader: Reader, question: AnalyticsQuestion): Promise<Counts> {
  const halves = halvesOf(question).map((half) => countCompletedWithin(reader, question, half));
  return countsOf((await Promise.all(halves)).flat());
}

async function countCompletedWithin(reader: Reader, question: AnalyticsQuestion, span: Span) {
  const values = new Values();
  const isOnTime = isTimely({ isOnTime: true, timeZone: question.timeZone }, values);
  const text = `${grouped} from (
      select case when due_date is null then 'undated' when ${isOnTime} then 'onTime' else 'late' end as part,
        ${weekOf('time_completed', question, values)} as span, ${barColumns}
      from work_orders ${where(completedIn(question, span, values))} ${byEach}`;
  return runComposed(reader, text, values, 'each run');
}

function completedIn(question: AnalyticsQuestion, { from, until }: Span, values: Values): string[] {
  return [
    'time_completed is not null',
    `time_completed >= ${values.add(from)}::timestamptz`,
    `time_completed < ${values.add(until)}::timestamptz`,
    ...filterOf(question, values),
  ];
}

type Span = Readonly<{ from: Timestamp; until: Timestamp }>;

function spanOf({ period, timeZone }: AnalyticsQuestion): Span {
  return { from: startOfDay(period.from, timeZone), until: endOfDay(period.to, timeZone) };
}

function halvesOf(question: AnalyticsQuestion): readonly Span[] {
  const { from, until } = spanOf(question);
  const middle = new Date((Date.parse(from) + Date.parse(until)) / 2).toISOString();
  return [
    { from, until: middle },
    { from: middle, until },
  ];
}

/** The boundaries are passed along, so that a week that has 167 hours is no matter of the database. */
function weekOf(column: string, question: AnalyticsQuestion, values: Values): string {
  return `width_bucket(${column}, ${values.add(startsOfWeeks(question))}::timestamptz[])`;
}

function startsOfWeeks({ period, timeZone }: AnalyticsQuestion): string[] {
  return weeksOf(period).map(({ from }) => startOfDay(from, timeZone));
}

/** By week from 1. Counting the stretch of the index for each week is cheaper than finding the week of each order. */
export async function countCreated(
  reader: Reader,
  question: AnalyticsQuestion,
): Promise<ReadonlyMap<number, number>> {
  const values = new Values();
  const starts = startsOfWeeks(question);
  const weeks = values.add(starts);
  const ends = values.add([...starts.slice(1), spanOf(question).until]);
  const isInWeek = ['time_created >= week.begins', 'time_created < week.ends'];
  const text = `select week.span::int as span, orders.count
    from unnest(${weeks}::timestamptz[], ${ends}::timestamptz[]) with ordinality as week (begins, ends, span)
    cross join lateral (select count(*)::int as count from work_orders
      ${where([...isInWeek, ...filterOf(question, values)])}) as orders`;
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
    from work_orders ${where(completedIn(question, spanOf(question), values))}`;
  const [row] = speedSchema.parse(await runComposed(reader, text, values, 'each run'));
  return row;
}
