import { globalCountId, type Opinion, userCountId } from '@schooldog/domain/entries';
import type { FavoriteInsight } from '@schooldog/domain/insights';
import type { Schools } from '@schooldog/domain/permissions';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { users } from '../../platform/identity/schema.ts';

export type CountQuery = Readonly<{
  /** Added up where there are several. */
  countIds: readonly string[];
  schools: Schools;
  from: string | null;
  to: string | null;
}>;

const numberColumns = `district_concern, district_praise, district_other, school_concern, school_praise, school_other,
  partner_concern, partner_praise, partner_other`;
const allColumns = numberColumns.replaceAll(',', ' +');

// Put together as text in a third of the time that JSON functions and an order would take.
const asText = `select '[' || coalesce(string_agg(
      '[' || to_json(school_id) || ',' || to_json(month) || ',' || concat_ws(',', ${numberColumns}) || ']', ','), '')
      || ']' as rows`;
const asked = '($2::text[] is null or school_id = any($2)) and month >= $3 and month <= $4';

const countRows = {
  name: 'insight-count',
  text: `${asText} from entry_counts where count_id = $1 and ${asked} and ${allColumns} > 0`,
};

const summedColumns = numberColumns
  .split(/,\s+/)
  .map((column) => `sum(${column}) as ${column}`)
  .join(', ');

const summedRows = {
  name: 'insight-counts',
  text: `${asText} from (
      select school_id, month, ${summedColumns} from entry_counts
      where count_id = any($1::text[]) and ${asked} group by school_id, month) summed
    where ${allColumns} > 0`,
};

/** As JSON, ready to be sent. */
export async function countRowsJson(pool: Pool, entryQuery: CountQuery): Promise<string> {
  const { countIds, schools, from, to } = entryQuery;
  const within = [schools === 'all' ? null : schools, from ?? '0000-00', to ?? '9999-99'];
  const [first, ...others] = countIds;
  const statement =
    others.length === 0
      ? { ...countRows, values: [first, ...within] }
      : { ...summedRows, values: [countIds, ...within] };
  const { rows } = await pool.query<{ rows: string }>(statement);
  return rows[0]?.rows ?? '[]';
}

export async function entriesBySchool(
  reader: Reader,
  month: string,
): Promise<{ schoolId: string; entries: number }[]> {
  const { rows } = await reader.execute<{ schoolId: string; entries: number }>(sql`
    select school_id as "schoolId", ${sql.raw(allColumns)} as entries from entry_counts
    where count_id = ${globalCountId} and month = ${month} order by school_id`);
  return rows;
}

/** Those with the most entries between two months, both included. */
export async function topReporters(
  reader: Reader,
  range: { from: string; to: string; limit: number },
): Promise<{ userId: string; entries: number }[]> {
  const { rows } = await reader.execute<{ userId: string; entries: number }>(sql`
    select substr(count_id, ${userCountId('').length + 1}) as "userId", sum(${sql.raw(allColumns)})::int as entries
    from entry_counts
    where count_id >= ${userCountId('')} and count_id < ${`${userCountId('')}~`}
      and month >= ${range.from} and month <= ${range.to}
    group by count_id having sum(${sql.raw(allColumns)}) > 0
    order by entries desc, count_id limit ${range.limit}`);
  return rows;
}

export async function ownNumbers(
  reader: Reader,
  userId: string,
  month: string,
): Promise<Record<Opinion, number>> {
  const { rows } = await reader.execute<Record<Opinion, number>>(sql`
    select coalesce(sum(district_concern + school_concern + partner_concern), 0)::int as concern,
      coalesce(sum(district_praise + school_praise + partner_praise), 0)::int as praise,
      coalesce(sum(district_other + school_other + partner_other), 0)::int as other
    from entry_counts where count_id = ${userCountId(userId)} and month = ${month}`);
  return rows[0] ?? { concern: 0, praise: 0, other: 0 };
}

/** School-led entries of a month, by school. */
export async function schoolLedNumbers(reader: Reader, month: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await reader.execute<{ schoolId: string; entries: number }>(sql`
    select school_id as "schoolId", school_concern + school_praise + school_other as entries from entry_counts
    where count_id = ${globalCountId} and month = ${month}`);
  return new Map(rows.map(({ schoolId, entries }) => [schoolId, entries]));
}

export async function favoritesOf(reader: Reader, userId: string): Promise<unknown[]> {
  const [row] = await reader
    .select({ favorites: users.favoriteInsightQueries })
    .from(users)
    .where(eq(users.id, userId));
  return row?.favorites ?? [];
}

export async function lockFavorites(tx: Transaction, userId: string): Promise<unknown[]> {
  const [row] = await tx
    .select({ favorites: users.favoriteInsightQueries })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  return row?.favorites ?? [];
}

export async function writeFavorites(
  tx: Transaction,
  userId: string,
  favorites: readonly FavoriteInsight[],
): Promise<void> {
  await tx
    .update(users)
    .set({ favoriteInsightQueries: [...favorites] })
    .where(eq(users.id, userId));
}
