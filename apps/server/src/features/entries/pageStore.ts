// Pages of entries. The database makes their JSON, so that a page passes through the server without being taken apart.
import type { Pool } from 'pg';
import type { TimeKey } from '../../platform/database/keysetPage.ts';
import { atSchools, byKind, inTime, where } from './conditions.ts';
import type { EntryQuery } from './entryQuery.ts';
import { statement, Values } from './statement.ts';

/** Up to here a page is put together from the newest of each school; with more, along the time of all. */
const mostSchoolsApart = 40;

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One entry as the contract's `shownEntry`. */
export const shownEntryJson = `json_build_object(
  'id', e.id, 'schoolId', e.school_id, 'timestamp', ${moment('e.timestamp')}, 'reportedByUserId', e.reported_by_user_id,
  'reportedByName', coalesce(u.name, (select name from former_people former where former.id = e.reported_by_user_id)), 'walkType', e.walk_type, 'observationType', e.observation_type,
  'observationCategoryId', e.observation_category_id, 'observationItemId', e.observation_item_id, 'quantity', e.quantity,
  'comment', e.comment, 'location', e.location, 'locationDataProfileId', e.location_data_profile_id,
  'locationDataProfileOptionId', e.location_data_profile_option_id, 'tags', e.tags, 'manualTags', e.manual_tags,
  'imageIds', e.image_ids, 'imageUrls', array(select '/api/entries/' || e.id || '/images/' || image
    from unnest(e.image_ids) with ordinality as images (image, place) order by place),
  'isFloating', e.is_floating, 'walkId', e.walk_id, 'tasksToAddOnSubmission', e.tasks_to_add_on_submission,
  'createdTaskIds', e.created_task_ids, 'createdSafetyAlertIds', e.created_safety_alert_ids,
  'timeCreated', ${moment('e.time_created')}, 'timeUpdated', ${moment('e.time_updated')})::text`;

export type PageOfEntries = Readonly<{ entryQuery: EntryQuery; after: TimeKey | null; limit: number }>;

export async function shownEntries(pool: Pool, page: PageOfEntries): Promise<string[]> {
  if (page.entryQuery.schools.length === 0) return [];
  const values = new Values();
  const order = orderOf(page.entryQuery);
  const { rows } = await pool.query<{ json: string }>(
    statement(
      `with chosen as materialized (${chosen(page, values)})
      select ${shownEntryJson} as json
      from chosen join entries e on e.id = chosen.id left join users u on u.id = e.reported_by_user_id
      order by chosen.timestamp ${order}, chosen.id ${order}`,
      values,
    ),
  );
  return rows.map(({ json }) => json);
}

/** For reports: some columns of many entries, a batch at a time. The columns may take values into the statement. */
export async function batchOfEntries<Row extends object>(
  pool: Pool,
  page: PageOfEntries,
  columns: (values: Values) => string,
): Promise<Row[]> {
  if (page.entryQuery.schools.length === 0) return [];
  const values = new Values();
  const order = orderOf(page.entryQuery);
  const asked = statement(
    `with chosen as materialized (${chosen(page, values)})
    select ${columns(values)}
    from chosen join entries e on e.id = chosen.id left join users u on u.id = e.reported_by_user_id
    order by chosen.timestamp ${order}, chosen.id ${order}`,
    values,
  );
  return (await pool.query<Row>(asked)).rows;
}

/** Ids and times of the page, from the indexes alone where they know enough. */
function chosen({ entryQuery, after, limit }: PageOfEntries, values: Values): string {
  const { schools } = entryQuery;
  const order = orderOf(entryQuery);
  const most = values.add(limit);
  const common = [
    ...inTime(entryQuery, values),
    ...beyond(entryQuery, after, values),
    ...byKind(entryQuery, values),
  ];
  const sorted = `order by timestamp ${order}, id ${order} limit ${most}`;
  const isApart =
    schools !== 'all' && schools.length > 1 && schools.length <= mostSchoolsApart && !isSelective(entryQuery);
  if (!isApart) {
    return `select id, timestamp from entries ${where([...atSchools(entryQuery, values), ...common])} ${sorted}`;
  }
  return `select newest.id, newest.timestamp from unnest(${values.add(schools)}::text[]) as school (id)
    cross join lateral (select id, timestamp from entries ${where(['school_id = school.id', ...common])} ${sorted}) newest
    ${sorted}`;
}

function beyond(entryQuery: EntryQuery, after: TimeKey | null, values: Values): string[] {
  if (after === null) return [];
  const sign = entryQuery.ascending ? '>' : '<';
  return [`(timestamp, id) ${sign} (${values.add(after.time)}::timestamptz, ${values.add(after.id)})`];
}

function orderOf({ ascending }: EntryQuery): 'asc' | 'desc' {
  return ascending ? 'asc' : 'desc';
}

/** Has an index of its own that leaves few entries over. */
function isSelective({ userIds, optionIds, tag, categoryId }: EntryQuery): boolean {
  return userIds !== null || optionIds !== null || tag !== null || categoryId !== null;
}
