// Entries by the million: spread over schools, people, kinds and three school years, as in a large district.
import { query } from '../lib/sql.ts';
import { startNode } from '../lib/child.ts';
import { inRoot } from '../../scripts/lib/root.ts';
import { newDataFolder } from '../lib/dataFolder.ts';
import { join } from 'node:path';

const schoolCount = 40;

export async function makeSchools(url: string): Promise<string[]> {
  await query(
    url,
    `insert into schools (id, name) select 'benchschool' || lpad(number::text, 9, '0'), 'School ' || number
      from generate_series(1, $1::int) as number on conflict do nothing`,
    [schoolCount],
  );
  const rows = await query<{ id: string }>(
    url,
    `select id from schools where id like 'benchschool%' order by id`,
  );
  return rows.map(({ id }) => id);
}

/** Indexes are recreated afterwards, which is much faster than updating them. */
export async function fillTo(stack: AsyncDisposableStack, url: string, count: number): Promise<void> {
  const indexes = await query<{ name: string; definition: string }>(
    url,
    `select indexname as name, indexdef as definition from pg_indexes where tablename = 'entries' and indexname <> 'entries_pkey'`,
  );
  for (const { name } of indexes) await query(url, `drop index ${name}`);
  const [known] = await query<{ count: string }>(url, 'select count(*) from entries');
  const step = 250_000;
  for (let made = Number(known?.count ?? 0); made < count; made += step) {
    await query(url, entriesSql, [made + 1, Math.min(count, made + step), schoolCount], longPatience);
  }
  const [filled] = await query<{ count: string }>(url, 'select count(*) from entries');
  if (Number(filled?.count ?? 0) < count) throw new Error('The database has no kinds of entries to fill in.');
  for (const { definition } of indexes) await query(url, definition, [], longPatience);
  await rebuildCounts(stack, url);
  await query(url, 'vacuum (analyze) entries, entry_counts, entry_day_counts', [], longPatience);
}

const longPatience = 20 * 60_000;

const entriesSql = `
  with kinds as (
    select item->>'id' as item_id, item->'categories'->>0 as category_id, row_number() over () - 1 as place, count(*) over () as all_of_them
    from settings, jsonb_array_elements(value->'items') as item where name = 'observation'
  ), people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from users)
  insert into entries (id, school_id, timestamp, reported_by_user_id, walk_type, observation_type, observation_category_id, observation_item_id, quantity,
    comment, location, tags, searchable_tags, is_floating)
  select 'entry' || lpad(number::text, 15, '0'),
    'benchschool' || lpad((1 + (number::bigint * 7919) % $3)::text, 9, '0'),
    timestamptz '2023-08-01 12:00Z' + ((number::bigint * 104729) % (1095 * 86400)) * interval '1 second',
    people.id, (array['district', 'school', 'partner'])[1 + number % 3], (array['concern', 'praise', 'other'])[1 + (number / 3) % 3],
    kinds.category_id, kinds.item_id, 1,
    'The latch of this door does not close by itself; it was reported to the office on the same day.'
      || case when number % 101 = 7 then ' The hinge is loose.' else '' end
      || case when number % 33331 = 7 then ' A raccoon got in.' else '' end,
    'Room ' || number % 300, array['Doors', 'Maintenance'], array['doors', 'maintenance'], true
  from generate_series($1::int, $2::int) as number
  join kinds on kinds.place = (number::bigint * 31) % kinds.all_of_them
  join people on people.place = (number::bigint * 17) % people.all_of_them`;

/** The admin's own command, which a district would run. */
async function rebuildCounts(stack: AsyncDisposableStack, url: string): Promise<void> {
  const dataDir = await newDataFolder(stack);
  const child = await startNode(stack, {
    args: [inRoot('apps/server/dist/main.js'), 'rebuild-counts'],
    environment: { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: url },
    logFile: join(dataDir, 'rebuild.log'),
  });
  await child.exited;
}
