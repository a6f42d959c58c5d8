// The count tables: changed in the transaction that changes the entry, read by insights and boards, rebuilt
// on demand.
import { type CountChanges, type CountColumn, opinions, tagCountId } from '@schooldog/domain/entries';
import { sourceTypes } from '@schooldog/domain/permissions';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { type Placeholders, statement } from '../../platform/database/statement.ts';
import type { Work } from '../../platform/work/work.ts';

const columns: readonly CountColumn[] = sourceTypes.flatMap((source) =>
  opinions.map((opinion): CountColumn => `${source}_${opinion}`),
);
const columnList = columns.join(', ');
const columnTypes = columns.map((column) => `${column} int`).join(', ');
const added = (table: string) =>
  columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(', ');
const noughts = columns.map((column) => `coalesce(${column}, 0)`).join(', ');

type Changed = Readonly<{ column: CountColumn; amount: number }>;

/** One row per key, with an amount in each column that changes. */
function wideRows<Row extends Changed>(rows: readonly Row[], keyOf: (row: Row) => object): object[] {
  const wide = new Map<string, object>();
  for (const row of rows) {
    const key = keyOf(row);
    const name = JSON.stringify(key);
    wide.set(name, { ...(wide.get(name) ?? key), [row.column]: row.amount });
  }
  return [...wide.values()];
}

const rawAdded = (table: string) => sql.raw(added(table));

/** Rows of each table are updated in the order of their keys, to avoid deadlocks. */
const addToCounts = statement(
  (_db, { months, dates, tags }: Placeholders<{ months: string; dates: string; tags: string }>) => sql<never>`
    with counted as (
      insert into entry_counts (count_id, school_id, month, ${sql.raw(columnList)})
      select "countId", "schoolId", month, ${sql.raw(noughts)}
      from jsonb_to_recordset(${months}::jsonb)
        as change ("countId" text, "schoolId" text, month text, ${sql.raw(columnTypes)})
      order by "countId", "schoolId", month
      on conflict (count_id, school_id, month) do update set ${rawAdded('entry_counts')}
    ), dated as (
      insert into entry_day_counts (school_id, day, ${sql.raw(columnList)})
      select "schoolId", day, ${sql.raw(noughts)}
      from jsonb_to_recordset(${dates}::jsonb) as change ("schoolId" text, day date, ${sql.raw(columnTypes)})
      order by "schoolId", day
      on conflict (school_id, day) do update set ${rawAdded('entry_day_counts')}
    )
    insert into entry_tag_uses (school_id, tag, label, uses)
    select "schoolId", tag, label, amount
    from jsonb_to_recordset(${tags}::jsonb) as change ("schoolId" text, tag text, label text, amount int)
    order by "schoolId", tag
    on conflict (school_id, tag) do update set uses = entry_tag_uses.uses + excluded.uses`,
);

export function changeCounts(work: Pick<Work, 'deferToEnd'>, { counts, days, tags }: CountChanges): void {
  if (counts.length === 0 && tags.length === 0) return;
  const months = wideRows(counts, ({ countId, schoolId, month }) => ({ countId, schoolId, month }));
  const dates = wideRows(days, ({ schoolId, day }) => ({ schoolId, day }));
  work.deferToEnd(
    addToCounts.with({
      months: JSON.stringify(months),
      dates: JSON.stringify(dates),
      tags: JSON.stringify(tags),
    }),
  );
}

const numbers = columns
  .map((column) => {
    const [source, opinion] = column.split('_');
    return `count(*) filter (where walk_type = '${source}' and observation_type = '${opinion}')`;
  })
  .join(', ');

/** Rebuilds everything from the entries alone. Concurrent logging waits. */
export async function rebuildCounts(tx: Transaction, timeZone: string): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`lock table entries in share row exclusive mode`);
  await tx.execute(sql`truncate entry_counts, entry_day_counts, entry_tag_uses`);
  const { rows: used } = await tx.execute<{ tag: string }>(
    sql`select distinct unnest(searchable_tags) as tag from entries`,
  );
  const tagIds = Object.fromEntries(used.map(({ tag }) => [tag, tagCountId(tag)]));
  await tx.execute(sql`
    insert into entry_counts (count_id, school_id, month, ${sql.raw(columnList)})
    select count_id, school_id, to_char(timestamp at time zone ${timeZone}, 'YYYY-MM'), ${sql.raw(numbers)}
    from entries cross join lateral (
      values ('global'), ('category--' || observation_category_id), ('category--' || observation_category_id || '--item--' || observation_item_id),
        ('user--' || reported_by_user_id)
      union all select 'location--' || location_data_profile_id || '--' || location_data_profile_option_id
        where location_data_profile_id is not null and location_data_profile_option_id is not null
      union all select value from jsonb_each_text(${JSON.stringify(tagIds)}::jsonb) where key = any(searchable_tags)
    ) as counted (count_id)
    group by 1, 2, 3`);
  await tx.execute(sql`
    insert into entry_day_counts (school_id, day, ${sql.raw(columnList)})
    select school_id, (timestamp at time zone ${timeZone})::date, ${sql.raw(numbers)} from entries group by 1, 2`);
  await tx.execute(sql`
    insert into entry_tag_uses (school_id, tag, label, uses)
    select school_id, tag, min(label), count(*)
    from entries cross join unnest(tags, searchable_tags) as used (label, tag) group by 1, 2`);
}
