import { globalCountId, type Opinion, userCountId } from '@schooldog/domain/entries';
import type { FavoriteInsight } from '@schooldog/domain/insights';
import type { Schools } from '@schooldog/domain/permissions';
import { eq, sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
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

// Built as text in a third of the time that JSON functions and an order would take.
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
  const query =
    others.length === 0
      ? { ...countRows, values: [first, ...within] }
      : { ...summedRows, values: [countIds, ...within] };
  const { rows } = await pool.query<{ rows: string }>(query);
  return rows[0]?.rows ?? '[]';
}

type OfMonth = Placeholders<{ month: string }>;
type SchoolEntries = { schoolId: string; entries: number };

const allOfMonth = statement(
  (_db, { month }: OfMonth) => sql<SchoolEntries>`
    select school_id as "schoolId", ${sql.raw(allColumns)} as entries from entry_counts
    where count_id = ${globalCountId} and month = ${month} order by school_id`,
);

export async function entriesBySchool(reader: Reader, month: string): Promise<SchoolEntries[]> {
  return allOfMonth(reader, { month });
}

type Range = { from: string; to: string; limit: number };

const mostEntries = statement(
  (_db, { from, to, limit }: Placeholders<Range>) => sql<{ userId: string; entries: number }>`
    select substr(count_id, ${sql.raw(String(userCountId('').length + 1))}) as "userId",
      sum(${sql.raw(allColumns)})::int as entries
    from entry_counts
    where count_id >= ${userCountId('')} and count_id < ${`${userCountId('')}~`}
      and month >= ${from} and month <= ${to}
    group by count_id having sum(${sql.raw(allColumns)}) > 0
    order by entries desc, count_id limit ${limit}`,
);

/** Those with the most entries between two months, both included. */
export async function topReporters(
  reader: Reader,
  range: Range,
): Promise<{ userId: string; entries: number }[]> {
  return mostEntries(reader, range);
}

const numbersOf = statement(
  (_db, { countId, month }: Placeholders<{ countId: string; month: string }>) => sql<Record<Opinion, number>>`
    select coalesce(sum(district_concern + school_concern + partner_concern), 0)::int as concern,
      coalesce(sum(district_praise + school_praise + partner_praise), 0)::int as praise,
      coalesce(sum(district_other + school_other + partner_other), 0)::int as other
    from entry_counts where count_id = ${countId} and month = ${month}`,
);

export async function ownNumbers(
  reader: Reader,
  userId: string,
  month: string,
): Promise<Record<Opinion, number>> {
  const [numbers] = await numbersOf(reader, { countId: userCountId(userId), month });
  return numbers ?? { concern: 0, praise: 0, other: 0 };
}

const schoolLedOfMonth = statement(
  (_db, { month }: OfMonth) => sql<SchoolEntries>`
    select school_id as "schoolId", school_concern + school_praise + school_other as entries from entry_counts
    where count_id = ${globalCountId} and month = ${month}`,
);

/** School-led entries of a month, by school. */
export async function schoolLedNumbers(reader: Reader, month: string): Promise<ReadonlyMap<string, number>> {
  const rows = await schoolLedOfMonth(reader, { month });
  return new Map(rows.map(({ schoolId, entries }) => [schoolId, entries]));
}

type SchoolMonth = { schoolId: string; month: string; entries: number };
type Months = { schoolIds: readonly string[]; from: string; to: string };

const schoolLedOfMonths = statement(
  (_db, { schoolIds, from, to }: Placeholders<Months>) => sql<SchoolMonth>`
    select school_id as "schoolId", month, school_concern + school_praise + school_other as entries from entry_counts
    where count_id = ${globalCountId} and month >= ${from} and month <= ${to}
      and school_id = any(${schoolIds}::text[])`,
);

/** School-led entries between two months, both included. A month without any may be missing. */
export async function schoolLedByMonth(reader: Reader, months: Months): Promise<SchoolMonth[]> {
  return schoolLedOfMonths(reader, months);
}

const favoritesByUser = statement((db, { userId }: Placeholders<{ userId: string }>) =>
  db.select({ favorites: users.favoriteInsightQueries }).from(users).where(eq(users.id, userId)),
);

export async function favoritesOf(reader: Reader, userId: string): Promise<unknown[]> {
  const [row] = await favoritesByUser(reader, { userId });
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
