// Walks by the hundred thousand, and single ones that are large.
import { newId } from '../lib/ask.ts';
import { query } from '../lib/sql.ts';

const longPatience = 10 * 60_000;

/** Spread over the schools and people of the bench; one in twenty is not complete, each tenth completed one archived. */
export async function fillWalks(url: string, count: number, schoolCount: number): Promise<void> {
  await query(
    url,
    `with people as (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them from users),
      numbered as (select number, number::bigint * 104729 as mixed from generate_series(1, $1::int) as number)
    insert into walks (id, school_id, status, walk_type, leader_user_id, collaborators, created_by_user_id,
      time_created, time_updated, time_completed, time_archived)
    select 'walk' || lpad(number::text, 16, '0'), 'benchschool' || lpad((1 + mixed % $2)::text, 9, '0'),
      case when number % 20 = 0 then 'inprogress' else 'complete' end,
      (array['district', 'school', 'partner'])[1 + number % 3], leader.id, array[other.id], leader.id, began, began,
      case when number % 20 = 0 then null else began + interval '2 hours' end,
      case when number % 10 = 1 then began + interval '200 days' end
    from numbered
    cross join lateral (select timestamptz '2023-08-01 12:00Z' + (mixed % (1095 * 86400)) * interval '1 second') as time (began)
    join people leader on leader.place = (number::bigint * 17) % leader.all_of_them
    join people other on other.place = (number::bigint * 17 + 5) % other.all_of_them`,
    [count, schoolCount],
    longPatience,
  );
  await query(url, 'vacuum (analyze) walks', [], longPatience);
}

export type LargeWalk = Readonly<{
  schoolId: string;
  leaderUserId: string;
  entries: number;
  photosEach: number;
}>;

/** A walk in progress, with entries and photos as the app would have put them in. */
export async function makeLargeWalk(url: string, walk: LargeWalk): Promise<string> {
  const walkId = newId();
  const { schoolId, leaderUserId, entries, photosEach } = walk;
  await query(
    url,
    `insert into walks (id, school_id, status, walk_type, leader_user_id, created_by_user_id)
    values ($1, $2, 'inprogress', 'district', $3, $3)`,
    [walkId, schoolId, leaderUserId],
  );
  await query(
    url,
    `with kinds as (
      select item->>'id' as item_id, item->'categories'->>0 as category_id, row_number() over () - 1 as place,
        count(*) over () as all_of_them
      from settings, jsonb_array_elements(value->'items') as item where name = 'observation'
    ), made as (
      insert into walk_entries (id, walk_id, school_id, timestamp, reported_by_user_id, walk_type, observation_type,
        observation_category_id, observation_item_id, quantity, comment, location, tags, searchable_tags, image_ids,
        is_floating)
      select $1 || '-' || number, $1, $2, now() - number * interval '1 minute', $3, 'district',
        (array['concern', 'praise', 'other'])[1 + number % 3], category_id, item_id, 1,
        'The latch of this door does not close by itself; it was reported to the office on the same day.',
        'Room ' || number % 300, array['Doors', 'Maintenance'], array['doors', 'maintenance'],
        array(select $1 || '-' || number || '-' || photo from generate_series(1, $5::int) as photo), false
      from generate_series(1, $4::int) as number
      join kinds on kinds.place = (number::bigint * 31) % kinds.all_of_them
      returning id, image_ids
    )
    insert into files (id, owner_type, owner_id, name, content_type, size, received_sha256, storage_key,
      uploaded_by_user_id, time_claimed)
    select image_id, 'entry', id, 'photo.jpg', 'image/jpeg', 1, '', image_id, $3, now()
    from made, unnest(image_ids) as image_id`,
    [walkId, schoolId, leaderUserId, entries, photosEach],
  );
  return walkId;
}

export type Published = Readonly<{
  status: string;
  waiting: number;
  published: number;
  deltas: number;
  counted: number;
}>;

/** What became of a walk, and how many entries its school counts. */
export async function publishedBy(url: string, walkId: string): Promise<Published> {
  const [row] = await query<Published>(
    url,
    `select status, (select count(*)::int from walk_entries where walk_id = w.id) as waiting,
      (select count(*)::int from entries where walk_id = w.id) as published,
      (select count(*)::int from observation_deltas d where d.observation_id like w.id || '-%') as deltas,
      (select coalesce(sum(district_concern + district_praise + district_other), 0)::int from entry_day_counts c
        where c.school_id = w.school_id) as counted
    from walks w where w.id = $1`,
    [walkId],
  );
  if (row === undefined) throw new Error('The walk is gone.');
  return row;
}
