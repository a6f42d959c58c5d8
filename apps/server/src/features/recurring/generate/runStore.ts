// What was made of a series so far.
import type { RunOutcome } from '@schooldog/domain/recurring';
import type { WorkOrderStatus } from '@schooldog/domain/workOrders';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { insertMany } from '../../../platform/database/insertMany.ts';
import { type Placeholders, statement } from '../../../platform/database/statement.ts';
import { recurringNotes, recurringRuns } from '../schema.ts';

type Known = Readonly<{
  schoolId: string;
  nominalDate: string;
  day: string;
  outcome: RunOutcome;
  workOrderId: string | null;
}>;
type Since = Readonly<{ seriesId: string; from: string; today: string }>;
const knownSince = statement(
  (_db, { seriesId, from, today }: Placeholders<Since>) => sql<Known>`
    select school_id as "schoolId", nominal_date::text as "nominalDate", day::text as day, outcome,
      work_order_id as "workOrderId"
    from recurring_runs where series_id = ${seriesId} and (nominal_date >= ${from}::date or day = ${today}::date)`,
);

/** From this date on, and everything of today. */
export async function runsSince(tx: Transaction, since: Since): Promise<Known[]> {
  return knownSince(tx, since);
}

type AtSchools = Readonly<{ seriesId: string; schoolIds: readonly string[] }>;
type Last = Readonly<{ schoolId: string; id: string; status: WorkOrderStatus }>;
const lastAt = statement(
  (_db, { seriesId, schoolIds }: Placeholders<AtSchools>) => sql<Last>`
    select s.id as "schoolId", w.id, w.status
    from unnest(${schoolIds}::text[]) as s (id)
    cross join lateral (
      select work_order_id from recurring_runs
      where series_id = ${seriesId} and school_id = s.id and outcome = 'made'
      order by nominal_date desc limit 1) r
    join work_orders w on w.id = r.work_order_id`,
);

/** The last order that was made at each of these schools, unless it was deleted. */
export async function lastOrdersAt(tx: Transaction, asked: AtSchools): Promise<ReadonlyMap<string, Last>> {
  return new Map((await lastAt(tx, asked)).map((last) => [last.schoolId, last]));
}

type Recent = Readonly<{ schoolId: string; outcome: RunOutcome; isUntouched: boolean }>;
const recentAt = statement(
  (_db, { seriesId, schoolIds, most }: Placeholders<AtSchools & { most: number }>) => sql<Recent>`
    select s.id as "schoolId", r.outcome, w.id is not null and w.comment_count = 0
      and not exists (
        select from work_order_status_history h where h.work_order_id = w.id and h.time_created > w.time_created)
      and not exists (
        select from work_order_assignment_history h
        where h.work_order_id = w.id and h.time_created > w.time_created) as "isUntouched"
    from unnest(${schoolIds}::text[]) as s (id)
    cross join lateral (
      select distinct on (day) day, outcome, work_order_id from recurring_runs
      where series_id = ${seriesId} and school_id = s.id and is_counted and outcome <> 'skippedClosed'
      order by day desc, nominal_date desc limit ${most}::int) r
    left join work_orders w on w.id = r.work_order_id
    order by s.id, r.day desc`,
);

/** By school, latest first. Dates that were dealt with on one day count once. */
export async function recentRuns(
  tx: Transaction,
  asked: AtSchools & Readonly<{ most: number }>,
): Promise<ReadonlyMap<string, Recent[]>> {
  return Map.groupBy(await recentAt(tx, asked), ({ schoolId }) => schoolId);
}

type NewRun = typeof recurringRuns.$inferInsert;

export async function insertRuns(tx: Transaction, runs: readonly NewRun[]): Promise<void> {
  if (runs.length > 0) await insertMany(tx, recurringRuns, runs);
}

type NewNote = typeof recurringNotes.$inferInsert;

export async function insertNotes(tx: Transaction, notes: readonly NewNote[]): Promise<void> {
  if (notes.length > 0) await tx.insert(recurringNotes).values([...notes]);
}
