// Counts as five million entries of a hundred schools over 36 months leave them. The cost of a chart depends only on
// these rows, never on the entries themselves, so only the rows are created.
import { query } from '../lib/sql.ts';

export const shape = { schools: 100, months: 36, entries: 5_000_000, otherCounts: 100 } as const;

/** The months, oldest first, up to this one. */
export function monthsUpTo(today: Date): string[] {
  return Array.from({ length: shape.months }, (_, at) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - shape.months + 1 + at, 1));
    return month.toISOString().slice(0, 7);
  });
}

/** Everything and a hundred other counts, each with a row for every school and month. */
export async function fillCounts(url: string, months: readonly string[]): Promise<void> {
  await query(
    url,
    `insert into schools (id, name) select 'benchschool' || lpad(number::text, 9, '0'), 'School ' || number
      from generate_series(1, $1::int) as number on conflict do nothing`,
    [shape.schools],
  );
  await query(url, 'truncate entry_counts');
  const each = Math.round(shape.entries / shape.schools / shape.months / 9);
  await query(
    url,
    `insert into entry_counts select count_id, school.id, month, n, n, n, n, n, n, n, n, n
      from (select 'global' as count_id union all
        select 'user--benchuser' || lpad(number::text, 11, '0') from generate_series(1, $3::int) as number) as counts
      cross join (select id, row_number() over (order by id) as place from schools
        where id like 'benchschool%') as school
      cross join unnest($1::text[]) with ordinality as months (month, at)
      cross join lateral (select $2::int / 2 + (school.place * 31 + at * 17) % $2::int as n) as numbers`,
    [months, each, shape.otherCounts],
    10 * 60_000,
  );
  await query(url, 'vacuum (analyze) entry_counts', [], 10 * 60_000);
}
