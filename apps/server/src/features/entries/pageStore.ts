// Pages of entries. The database builds their JSON, so that a page passes through the server without being parsed.
import { photoIsLateAfterHours } from '@schooldog/domain/entries';
import type { Pool } from 'pg';
import type { TimeKey } from '../../platform/database/keysetPage.ts';
import { atSchools, byKind, inTime, matching, planOf } from './conditions.ts';
import type { EntryQuery } from './entryQuery.ts';
import { statement, Values } from '../../platform/database/composed.ts';
import { moment, where } from '../../platform/database/composedParts.ts';

/**
 * Up to this many schools a page is merged from the newest of each school; with more, it is read along the
 * time of all.
 */
const mostSchoolsApart = 40;
/** A search that finds less than a page in this many entries matches few enough entries to sort them all. */
const fewestNearby = 4000;
/** With a search, reading many entries of each school costs more than a merge saves. */
const mostSchoolsApartNearby = 4;

const isLate = `time_announced < now() - interval '${photoIsLateAfterHours} hours'`;
const imagesToFollowJson = `(select json_build_object('onTheWay', count(*) filter (where not ${isLate}),
    'missing', count(*) filter (where ${isLate}))
  from awaited_files where file_id = any(e.image_ids) having count(*) > 0)`;

/** One entry as the contract's `shownEntry`. */
export const shownEntryJson = `json_build_object(
  'id', e.id, 'schoolId', e.school_id, 'timestamp', ${moment('e.timestamp')}, 'reportedByUserId', e.reported_by_user_id,
  'reportedByName', coalesce(u.name, (select name from former_people former where former.id = e.reported_by_user_id)), 'walkType', e.walk_type, 'observationType', e.observation_type,
  'observationCategoryId', e.observation_category_id, 'observationItemId', e.observation_item_id, 'quantity', e.quantity,
  'comment', e.comment, 'location', e.location, 'locationDataProfileId', e.location_data_profile_id,
  'locationDataProfileOptionId', e.location_data_profile_option_id, 'tags', e.tags, 'manualTags', e.manual_tags,
  'imageIds', e.image_ids, 'imageUrls', array(select case when exists (select 1 from awaited_files where file_id = image)
      then '' else '/api/entries/' || e.id || '/images/' || image end
    from unnest(e.image_ids) with ordinality as images (image, place) order by place),
  'imagesToFollow', case when e.image_ids <> '{}' then ${imagesToFollowJson} end,
  'isFloating', e.is_floating, 'walkId', e.walk_id, 'assessmentId', e.assessment_id, 'tasksToAddOnSubmission', e.tasks_to_add_on_submission,
  'createdTaskIds', e.created_task_ids, 'createdSafetyAlertIds', e.created_safety_alert_ids,
  'timeCreated', ${moment('e.time_created')}, 'timeUpdated', ${moment('e.time_updated')})::text`;

export type PageOfEntries = Readonly<{ entryQuery: EntryQuery; after: TimeKey | null; limit: number }>;

export async function shownEntries(pool: Pool, page: PageOfEntries): Promise<string[]> {
  const rows = await batchOfEntries<{ json: string }>(pool, page, () => `${shownEntryJson} as json`);
  return rows.map(({ json }) => json);
}

/** Some columns of many entries, in batches. The columns may add parameters to the statement. */
export async function batchOfEntries<Row extends object>(
  pool: Pool,
  page: PageOfEntries,
  columns: (values: Values) => string,
): Promise<Row[]> {
  const { entryQuery, limit } = page;
  if (entryQuery.schools.length === 0) return [];
  const select = async (chosenBy: (page: PageOfEntries, values: Values) => string): Promise<Row[]> => {
    const values = new Values();
    const order = orderOf(entryQuery);
    const text = `with chosen as materialized (${chosenBy(page, values)})
      select ${columns(values)}
      from chosen join entries e on e.id = chosen.id left join users u on u.id = e.reported_by_user_id
      order by chosen.timestamp ${order}, chosen.id ${order}`;
    return (await pool.query<Row>(statement(text, values, planOf(entryQuery)))).rows;
  };
  if (entryQuery.search === null) return select(chosen);
  const near = await select(chosenNearby);
  return near.length < limit ? select(chosenByWords) : near;
}

/** Ids and times of the page, from the indexes alone where they suffice. */
function chosen(
  { entryQuery, after, limit }: PageOfEntries,
  values: Values,
  mostApart = mostSchoolsApart,
): string {
  const { schools } = entryQuery;
  const most = values.add(limit);
  const common = [
    ...inTime(entryQuery, values),
    ...beyond(entryQuery, after, values),
    ...byKind(entryQuery, values),
  ];
  const sorted = `${inOrder(entryQuery)} limit ${most}`;
  const isApart =
    schools !== 'all' && schools.length > 1 && schools.length <= mostApart && !isSelective(entryQuery);
  if (!isApart) {
    return `select id, timestamp from entries ${where([...atSchools(entryQuery, values), ...common])} ${sorted}`;
  }
  return `select newest.id, newest.timestamp from unnest(${values.add(schools)}::text[]) as school (id)
    cross join lateral (select id, timestamp from entries ${where(['school_id = school.id', ...common])} ${sorted}) newest
    ${sorted}`;
}

/**
 * The matches among the next entries in time. They fill the page of a common word, for which the word index would
 * return too many entries to sort.
 */
function chosenNearby(page: PageOfEntries, values: Values): string {
  const { entryQuery, limit } = page;
  const nearbyPage = { ...page, limit: Math.max(fewestNearby, limit * 4) };
  const nearby = chosen(nearbyPage, values, mostSchoolsApartNearby);
  return `select nearby.id, nearby.timestamp from (${nearby}) nearby join entries on entries.id = nearby.id
    ${where(matching(entryQuery, values))}
    order by nearby.timestamp ${orderOf(entryQuery)}, nearby.id ${orderOf(entryQuery)} limit ${values.add(limit)}`;
}

/** All matches by index, then sorted. The offset keeps the planner from scanning all entries in time order instead. */
function chosenByWords({ entryQuery, after, limit }: PageOfEntries, values: Values): string {
  const conditions = [
    ...atSchools(entryQuery, values),
    ...inTime(entryQuery, values),
    ...beyond(entryQuery, after, values),
    ...byKind(entryQuery, values),
    ...matching(entryQuery, values),
  ];
  return `select id, timestamp from (select id, timestamp from entries ${where(conditions)} offset 0) found
    ${inOrder(entryQuery)} limit ${values.add(limit)}`;
}

function beyond(entryQuery: EntryQuery, after: TimeKey | null, values: Values): string[] {
  if (after === null) return [];
  const sign = entryQuery.ascending ? '>' : '<';
  return [`(timestamp, id) ${sign} (${values.add(after.time)}::timestamptz, ${values.add(after.id)})`];
}

function inOrder(entryQuery: EntryQuery): string {
  return `order by timestamp ${orderOf(entryQuery)}, id ${orderOf(entryQuery)}`;
}

function orderOf({ ascending }: EntryQuery): 'asc' | 'desc' {
  return ascending ? 'asc' : 'desc';
}

/** Has its own selective index. */
function isSelective({ userIds, optionIds, tag, categoryId }: EntryQuery): boolean {
  return userIds !== null || optionIds !== null || tag !== null || categoryId !== null;
}
