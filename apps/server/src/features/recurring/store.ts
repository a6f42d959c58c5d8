import type { UsedPlace } from '@schooldog/domain/events';
import type { Series } from '@schooldog/domain/recurring';
import { problem } from '@schooldog/domain/problems';
import { asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { sqlStateOf, sqlStates } from '../../platform/database/sqlState.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { insertRow, updateRow } from '../../platform/database/writeRow.ts';
import type { Work } from '../../platform/work/work.ts';
import { recurringWorkOrders as series } from './schema.ts';

const { words: _words, ...columns } = getTableColumns(series);
export type SeriesRow = Omit<typeof series.$inferSelect, 'words'>;

type ById = Placeholders<{ id: string }>;
const byId = statement((db, { id }: ById) => db.select(columns).from(series).where(eq(series.id, id)));
const lockById = statement((db, { id }: ById) =>
  db.select(columns).from(series).where(eq(series.id, id)).for('update'),
);
const everySeries = statement((db) => db.select(columns).from(series).orderBy(asc(series.id)));
const counted = statement((db) => db.select({ count: count() }).from(series));
const deleteById = statement((db, { id }: ById) => db.delete(series).where(eq(series.id, id)));
const countAt = statement((db, { schoolId }: Placeholders<{ schoolId: string }>) =>
  db
    .select({ count: count() })
    .from(series)
    .where(sql`${series.schoolIds} @> array[${schoolId}]::text[]`),
);
const pausedSchools = statement(
  () => sql<{ count: number }>`
    select coalesce(sum(cardinality(paused_school_ids)), 0)::int as count from recurring_work_orders
    where paused_school_ids <> '{}'`,
);
const countAtPlace = statement((db, { optionId }: Placeholders<{ optionId: string }>) =>
  db
    .select({ count: count() })
    .from(series)
    .where(sql`${series.workOrderData} ->> 'locationDataProfileOptionId' = ${optionId}`),
);
type AtSchool = Readonly<{ seriesId: string; schoolId: string }>;
const forget = statement(
  (_db, { seriesId, schoolId, now }: Placeholders<AtSchool & { now: string }>) => sql<never>`
    update recurring_runs set is_counted = false, time_updated = ${now}::timestamptz
    where series_id = ${seriesId} and school_id = ${schoolId} and is_counted`,
);

export async function findSeries(reader: Reader, id: string): Promise<SeriesRow | undefined> {
  const [row] = await byId(reader, { id });
  return row;
}

/** Everything that changes a series or makes its orders takes this lock. */
export async function lockSeries(tx: Transaction, id: string): Promise<SeriesRow | undefined> {
  const [row] = await lockById(tx, { id });
  return row;
}

export async function allSeries(reader: Reader): Promise<SeriesRow[]> {
  return everySeries(reader, {});
}

export async function countSeries(reader: Reader): Promise<number> {
  const [row] = await counted(reader, {});
  return row?.count ?? 0;
}

export async function countSeriesAt(reader: Reader, schoolId: string): Promise<number> {
  const [row] = await countAt(reader, { schoolId });
  return row?.count ?? 0;
}

/** A place that new orders will name. */
export async function countSeriesAtPlace(reader: Reader, { id: optionId }: UsedPlace): Promise<number> {
  const [row] = await countAtPlace(reader, { optionId });
  return row?.count ?? 0;
}

/** How many schools are paused in series because their orders were left untouched. */
export async function countPausedSchools(reader: Reader): Promise<number> {
  const [row] = await pausedSchools(reader, {});
  return row?.count ?? 0;
}

export function insertSeries(work: Pick<Work, 'defer'>, row: SeriesRow): void {
  work.defer(insertRow(series, row), (error) =>
    sqlStateOf(error) === sqlStates.uniqueViolation ? problem('recurring.idTaken') : error,
  );
}

export function updateSeries(work: Pick<Work, 'defer'>, id: string, change: Partial<SeriesRow>): void {
  work.defer(updateRow(series, id, change));
}

/** With its runs. */
export function removeSeries(work: Pick<Work, 'defer'>, id: string): void {
  work.defer(deleteById.with({ id }));
}

/** After a school was resumed, the dates before count no more. */
export function forgetUntouched(work: Pick<Work, 'defer' | 'now'>, school: AtSchool): void {
  work.defer(forget.with({ ...school, now: work.now.toISOString() }));
}

export function presentSeries(row: SeriesRow): Series {
  return {
    id: row.id,
    title: row.title,
    schoolIds: row.schoolIds,
    workOrderData: row.workOrderData,
    recurrenceStartDate: row.recurrenceStartDate,
    recurrenceEndDate: row.recurrenceEndDate,
    recurrenceInterval: row.recurrenceInterval,
    recurrenceUnit: row.recurrenceUnit,
    closedDayRule: row.closedDayRule,
    whileOpen: row.whileOpen,
    isPaused: row.isPaused,
    pausedSchoolIds: row.pausedSchoolIds,
    createdByUserId: row.createdByUserId,
    ownerUserId: row.ownerUserId,
    doneThrough: row.doneThrough,
    timeCreated: row.timeCreated.toISOString(),
    timeUpdated: row.timeUpdated.toISOString(),
  };
}
