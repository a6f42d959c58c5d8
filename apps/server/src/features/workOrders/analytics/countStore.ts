// Counts orders for the analytics. Each statement reads one index, never the rows.
import { type AnalyticsQuestion, openStatuses, type WorkOrderScope } from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { runComposed, Values } from '../../../platform/database/composed.ts';
import { where } from '../../../platform/database/composedParts.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { isAt, isTimely, isWanted, onBoards } from '../conditions.ts';
import {
  add,
  addForEach,
  type Counts,
  type GrowingCompleted,
  type GrowingCounts,
  noCounts,
} from './counts.ts';
import { type Span, spanOf, startsOfWeeks } from './spans.ts';

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
 * as reading the index. Without `offset 0` PostgreSQL expects as many parts and spans as orders, and sorts them on disk.
 */
function grouped(selected: string, from: string, alone: readonly string[] = []): string {
  const each = ['span', 'place', 'people', ...alone];
  return `select grouping(${each.join(', ')}) as missing, part, school_id, board_id, priority, ${each.join(', ')},
      count(*)::int as count
    from (select ${selected}, ${barColumns} ${from} offset 0) counted
    group by grouping sets (${['part, school_id, board_id, priority', ...each].map((set) => `(${set})`).join(', ')})`;
}
const barColumns = `school_id, board_id, coalesce(priority, 'Unknown') as priority,
  location_data_profile_option_id as place, assigned_user_ids as people`;

/** PostgreSQL says of each row which of the columns counted alone it does not have, the first as the highest bit. */
function isOf(place: number, { missing, of }: Readonly<{ missing: number; of: number }>): boolean {
  return (missing & (1 << (of - 1 - place))) === 0;
}

const rowSchema = z.object({
  missing: z.int(),
  part: z.string().nullable(),
  school_id: z.string().nullable(),
  board_id: z.string().nullable(),
  priority: z.string().nullable(),
  span: z.int().nullable(),
  place: z.string().nullable(),
  people: z.array(z.string()).nullable(),
  count: z.int(),
});
type Row = z.infer<typeof rowSchema>;

function addRow(counts: GrowingCounts, row: Row, of: number): void {
  const { missing, count } = row;
  if (isOf(0, { missing, of })) add(counts.spans, row.span?.toString() ?? null, count);
  else if (isOf(1, { missing, of })) add(counts.places, row.place, count);
  else if (isOf(2, { missing, of })) addForEach(counts.people, row.people ?? [], count);
  else if (missing === (1 << of) - 1) {
    add(counts.parts, row.part, count);
    add(counts.schools, row.school_id, count);
    add(counts.boards, row.board_id, count);
    add(counts.priorities, row.priority, count);
  }
}

/**
 * Parts are statuses; orders to be done that are past due are `overdue`, or `pastDue` if that day is in the period.
 * Spans are ages, the oldest first.
 */
export async function countOpen(reader: Reader, question: AnalyticsQuestion): Promise<Counts> {
  const values = new Values();
  const { period, today, ageStarts } = question;
  const [from, to] = [values.add(period.from), values.add(period.to)];
  const selected = `case when status not in ('New', 'Started') or due_date is null or due_date >= ${values.add(today)}::date
      then status when due_date between ${from}::date and ${to}::date then 'pastDue' else 'overdue' end as part,
    width_bucket(time_created, ${values.add(ageStarts)}::timestamptz[]) as span`;
  const text = grouped(selected, `from work_orders ${where([isOpen, ...filterOf(question, values)])}`);
  const counts = noCounts();
  const rows = await runComposed(reader, text, values, 'each run');
  for (const row of z.array(rowSchema).parse(rows)) addRow(counts, row, 3);
  return counts;
}

const completedRowSchema = rowSchema.extend({
  response: z.int().nullable(),
  completion: z.int().nullable(),
  reopened: z.boolean().nullable(),
});

/** Adds the orders that were completed in a span. */
export async function addCompletedWithin(
  reader: Reader,
  counted: GrowingCompleted,
  { question, span }: Readonly<{ question: AnalyticsQuestion; span: Span }>,
): Promise<void> {
  const values = new Values();
  const isOnTime = isTimely({ isOnTime: true, timeZone: question.timeZone }, values);
  const selected = `case when due_date is null then 'undated' when ${isOnTime} then 'onTime' else 'late' end as part,
    ${weekOf('time_completed', question, values)} as span,
    response_minutes as response, completion_minutes as completion, is_reopened as reopened`;
  const from = `from work_orders ${where(completedIn(question, span, values))}`;
  const text = grouped(selected, from, ['response', 'completion', 'reopened']);
  const rows = await runComposed(reader, text, values, 'each run');
  const of = 6;
  for (const row of z.array(completedRowSchema).parse(rows)) {
    const { missing, count } = row;
    addRow(counted, row, of);
    if (isOf(3, { missing, of }) && row.response !== null) add(counted.responses, row.response, count);
    if (isOf(4, { missing, of }) && row.completion !== null) add(counted.completions, row.completion, count);
    if (isOf(5, { missing, of })) add(counted.reopened, row.reopened === true, count);
  }
}

function completedIn(question: AnalyticsQuestion, { from, until }: Span, values: Values): string[] {
  return [
    'time_completed is not null',
    `time_completed >= ${values.add(from)}::timestamptz`,
    `time_completed < ${values.add(until)}::timestamptz`,
    ...filterOf(question, values),
  ];
}

/** The boundaries are passed along, so that a week that has 167 hours is no matter of the database. */
function weekOf(column: string, question: AnalyticsQuestion, values: Values): string {
  return `width_bucket(${column}, ${values.add(startsOfWeeks(question))}::timestamptz[])`;
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
