// How many entries match a filter: whole months from the count tables, and only the remaining days one by one.
import { endOfDay, startOfDay } from '@schooldog/domain/dates';
import {
  categoryCountId,
  countColumn,
  type CountRange,
  countRangeOf,
  type Days,
  globalCountId,
  itemCountId,
  opinions,
  tagCountId,
  userCountId,
} from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import type { Pool } from 'pg';
import { atSchools, byKind, inTime, matching, planOf } from './conditions.ts';
import type { EntryQuery } from './entryQuery.ts';
import { statement, Values } from '../../platform/database/composed.ts';
import { where } from '../../platform/database/composedParts.ts';

/** With a search the count stops at one more than `most`. */
export async function countOfEntries(
  pool: Pool,
  entryQuery: EntryQuery,
  timeZone: string,
  most: number | null = null,
): Promise<number> {
  if (entryQuery.schools.length === 0) return 0;
  const values = new Values();
  const { rows } = await pool.query<{ count: string }>(
    statement(`select ${sumOf(entryQuery, { timeZone, most }, values)} as count`, values, planOf(entryQuery)),
  );
  return Number(rows[0]?.count ?? 0);
}

function sumOf(
  entryQuery: EntryQuery,
  { timeZone, most }: Readonly<{ timeZone: string; most: number | null }>,
  values: Values,
): string {
  const countIds = countIdsFor(entryQuery);
  if (countIds === null) return counted(entryQuery, values, most);
  const range = countRangeOf(entryQuery);
  const isEverything = countIds.length === 1 && countIds[0] === globalCountId;
  const parts = [
    ...(range.months === null ? [] : [ofMonths(entryQuery, countIds, range.months, values)]),
    ...range.days.map((days) =>
      isEverything
        ? ofDays(entryQuery, days, values)
        : counted(
            { ...entryQuery, start: startOfDay(days.from, timeZone), end: endOfDay(days.to, timeZone) },
            values,
          ),
    ),
  ];
  return parts.length === 0 ? '0' : parts.join(' + ');
}

/** The counts to add up, or null where no count exists for such a query. */
function countIdsFor({ userIds, optionIds, tag, categoryId, itemId, search }: EntryQuery): string[] | null {
  const kinds = [userIds, tag, categoryId].filter((kind) => kind !== null).length;
  // A location has few entries, and those of all that were merged into it count as well.
  if (search !== null || optionIds !== null || kinds > 1 || (itemId !== null && categoryId === null))
    return null;
  if (userIds !== null) return userIds.map(userCountId);
  if (tag !== null) return [tagCountId(tag)];
  if (categoryId !== null)
    return [itemId === null ? categoryCountId(categoryId) : itemCountId(categoryId, itemId)];
  return [globalCountId];
}

function counted(entryQuery: EntryQuery, values: Values, most: number | null = null): string {
  const conditions = [
    ...atSchools(entryQuery, values),
    ...inTime(entryQuery, values),
    ...byKind(entryQuery, values),
    ...matching(entryQuery, values),
  ];
  const limit = most === null ? '' : `limit ${values.add(most + 1)}`;
  return `(select count(*) from (select from entries ${where(conditions)} ${limit}) matches)`;
}

function ofMonths(
  entryQuery: EntryQuery,
  countIds: readonly string[],
  months: NonNullable<CountRange['months']>,
  values: Values,
): string {
  const conditions = [
    `count_id = any(${values.add(countIds)}::text[])`,
    ...atSchools(entryQuery, values),
    ...(months.from === null ? [] : [`month >= ${values.add(months.from)}`]),
    ...(months.to === null ? [] : [`month <= ${values.add(months.to)}`]),
  ];
  return `(select coalesce(sum(${columnsOf(entryQuery)}), 0) from entry_counts ${where(conditions)})`;
}

function ofDays(entryQuery: EntryQuery, days: Days, values: Values): string {
  const conditions = [
    ...atSchools(entryQuery, values),
    `day between ${values.add(days.from)}::date and ${values.add(days.to)}::date`,
  ];
  return `(select coalesce(sum(${columnsOf(entryQuery)}), 0) from entry_day_counts ${where(conditions)})`;
}

function columnsOf(entryQuery: Pick<EntryQuery, 'walkTypes' | 'opinions'>): string {
  const chosenSources = entryQuery.walkTypes ?? sourceTypes;
  const chosenOpinions = entryQuery.opinions ?? opinions;
  return chosenSources
    .flatMap((source) => chosenOpinions.map((opinion) => countColumn(source, opinion)))
    .join(' + ');
}
