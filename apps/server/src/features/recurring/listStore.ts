// Pages of series and of what became of their dates.
import { problem } from '@schooldog/domain/problems';
import { type Actor, may } from '@schooldog/domain/permissions';
import { recurringRules, type RunOutcome } from '@schooldog/domain/recurring';
import type { WorkOrderStatus } from '@schooldog/domain/workOrders';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import { bySearch, where } from '../../platform/database/composedParts.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/isOneOf.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import { recurringWorkOrders as series } from './schema.ts';

export type WantedSeries = Readonly<{
  search?: string | undefined;
  schoolIds?: readonly string[] | undefined;
  isPaused?: boolean | undefined;
  hasPausedSchools?: boolean | undefined;
  /** Owned by one of these people, or by none of them. */
  owners?: Readonly<{ among: boolean; userIds: readonly string[] }> | undefined;
}>;

export type TitleKey = Readonly<{ title: string; id: string }>;
const keySchema = z.array(z.object({ title: z.string(), id: z.string() }));

function requireManager(actor: Actor): void {
  if (!may(recurringRules.view, actor, null)) throw problem('recurring.notAllowed');
}

/** Ids in order of their titles. */
export async function seriesPage(
  reader: Reader,
  { actor, wanted }: Readonly<{ actor: Actor; wanted: WantedSeries }>,
  { after, limit }: Readonly<{ after: TitleKey | null; limit: number }>,
): Promise<TitleKey[]> {
  requireManager(actor);
  const values = new Values();
  const beyond =
    after === null ? [] : [`(lower(title), id) > (${values.add(after.title)}, ${values.add(after.id)})`];
  const text = `select lower(title) as title, id from recurring_work_orders
    ${where([...conditionsOf(wanted, values), ...beyond])} order by lower(title), id limit ${values.add(limit)}`;
  return keySchema.parse(await runComposed(reader, text, values));
}

export async function countWanted(
  reader: Reader,
  { actor, wanted }: Readonly<{ actor: Actor; wanted: WantedSeries }>,
): Promise<number> {
  requireManager(actor);
  const values = new Values();
  const text = `select count(*)::int as count from recurring_work_orders ${where(conditionsOf(wanted, values))}`;
  const [{ count }] = z.tuple([z.object({ count: z.int() })]).parse(await runComposed(reader, text, values));
  return count;
}

function conditionsOf(wanted: WantedSeries, values: Values): string[] {
  const { search, schoolIds, isPaused, hasPausedSchools, owners } = wanted;
  return [
    ...(search === undefined ? [] : bySearch(search, values)),
    ...(schoolIds === undefined ? [] : [`school_ids && ${values.add(schoolIds)}::text[]`]),
    ...(isPaused === undefined ? [] : [`is_paused = ${values.add(isPaused)}`]),
    ...(hasPausedSchools === undefined
      ? []
      : [hasPausedSchools ? `paused_school_ids <> '{}'` : `paused_school_ids = '{}'`]),
    ...(owners === undefined
      ? []
      : [
          owners.among
            ? `owner_user_id = any(${values.add(owners.userIds)}::text[])`
            : `owner_user_id <> all(${values.add(owners.userIds)}::text[])`,
        ]),
  ];
}

const ownersOf = statement((db) => db.selectDistinct({ userId: series.ownerUserId }).from(series));

export async function ownerIds(reader: Reader): Promise<string[]> {
  return (await ownersOf(reader, {})).map(({ userId }) => userId);
}

export async function seriesAmong(reader: Reader, ids: readonly string[]) {
  return reader.select().from(series).where(isOneOf(series.id, ids));
}

type LastOrder = Readonly<{
  seriesId: string;
  id: string;
  publicId: number;
  schoolId: string;
  status: WorkOrderStatus;
  timeCreated: Date;
}>;
const lastOf = statement(
  (_db, { seriesIds }: Placeholders<{ seriesIds: readonly string[] }>) => sql<LastOrder>`
    select s.id as "seriesId", w.id, w.public_id as "publicId", w.school_id as "schoolId", w.status,
      w.time_created as "timeCreated"
    from unnest(${seriesIds}::text[]) as s (id)
    cross join lateral (
      select * from work_orders where recurring_id = s.id order by time_created desc, id desc limit 1) w`,
);

/** The newest order of each of these series. */
export async function lastOrdersOf(reader: Reader, seriesIds: readonly string[]): Promise<LastOrder[]> {
  return lastOf(reader, { seriesIds });
}

export type RunKey = Readonly<{ nominalDate: string; schoolId: string }>;
export type ListedRun = RunKey &
  Readonly<{
    day: string;
    outcome: RunOutcome;
    orderId: string | null;
    publicId: number | null;
    status: WorkOrderStatus | null;
  }>;
type AskedRuns = Readonly<{ seriesId: string; beforeDate: string; beforeSchool: string; limit: number }>;
const runsBefore = statement(
  (_db, { seriesId, beforeDate, beforeSchool, limit }: Placeholders<AskedRuns>) => sql<ListedRun>`
    select r.nominal_date::text as "nominalDate", r.school_id as "schoolId", r.day::text as day, r.outcome,
      w.id as "orderId", w.public_id as "publicId", w.status
    from recurring_runs r left join work_orders w on w.id = r.work_order_id
    where r.series_id = ${seriesId} and (r.nominal_date, r.school_id) < (${beforeDate}::date, ${beforeSchool})
    order by r.nominal_date desc, r.school_id desc limit ${limit}`,
);

/** After every date that a series can have. */
const end: RunKey = { nominalDate: '9999-01-01', schoolId: '' };

/** Latest first. The caller has asked whether the series may be viewed. */
export async function runPage(
  reader: Reader,
  seriesId: string,
  { after, limit }: Readonly<{ after: RunKey | null; limit: number }>,
): Promise<ListedRun[]> {
  const { nominalDate: beforeDate, schoolId: beforeSchool } = after ?? end;
  return runsBefore(reader, { seriesId, beforeDate, beforeSchool, limit });
}
