// Pages of work orders. The database builds their JSON, so that a page passes through the server without being parsed.
import type { Schools } from '@schooldog/domain/permissions';
import {
  workOrderLimits,
  type WorkOrderScope,
  type WorkOrderSort,
  workOrderStatuses,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import { moment, nameOf, where } from '../../platform/database/composedParts.ts';
import type { Reader } from '../../platform/database/database.ts';
import {
  conditionsOf,
  isAt,
  isBoardHidden,
  isWanted,
  type ListedWorkOrders,
  onBoards,
  onShownBoard,
  planOf,
  type WantedWorkOrders,
} from './conditions.ts';

/** One order as the contract's `shownWorkOrder`. */
function shownJson(scope: WorkOrderScope, values: Values): string {
  const viewer = values.add(scope.userId);
  return `json_build_object(
    'id', w.id, 'publicId', w.public_id, 'schoolId', w.school_id, 'status', w.status, 'description', w.description,
    'priority', w.priority, 'boardId', ${shownBoard(scope, values)}, 'assignedUserIds', w.assigned_user_ids,
    'assignedNames', array(select json_build_object('userId', person.id, 'name', ${nameOf('person.id')})
      from unnest(w.assigned_user_ids) with ordinality as person (id, place) order by place),
    'createdByUserId', w.created_by_user_id, 'createdByName', ${nameOf('w.created_by_user_id')},
    'location', w.location, 'locationDataProfileId', w.location_data_profile_id,
    'locationDataProfileOptionId', w.location_data_profile_option_id, 'dueDate', w.due_date,
    'scheduledStartDate', w.scheduled_start_date, 'notes', w.notes, 'customFields', w.custom_fields,
    'imageIds', w.image_ids, 'entryId', w.entry_id, 'walkId', w.walk_id,
    'recurringId', ${scope.seesSeries ? 'w.recurring_id' : 'null'}, 'recurringTitle', w.recurring_title,
    'hasActivityOfOthers', w.has_activity_of_others, 'commentCount', w.comment_count,
    'isPinned', ${viewer} = any(w.pinned_by_user_ids), 'isFollowing', ${viewer} = any(w.following_user_ids),
    'timestamp', ${moment('w.timestamp')}, 'timeOriginallyScheduled', ${moment('w.time_originally_scheduled')},
    'timeOriginallySubmittedForApproval', ${moment('w.time_originally_submitted_for_approval')},
    'timeCompleted', ${moment('w.time_completed')}, 'timeCreated', ${moment('w.time_created')},
    'timeUpdated', ${moment('w.time_updated')})::text`;
}

/** Creators and assignees see their orders on hidden boards, but not the board. */
function shownBoard(scope: WorkOrderScope, values: Values): string {
  const isHidden = isBoardHidden(scope, values);
  return isHidden === null ? 'w.board_id' : `case when ${isHidden} then null else w.board_id end`;
}

type SortRule = Readonly<{ by: string; type: string; isAscending: boolean }>;
const priorityRank = `(case priority when 'Critical' then 0 when 'High' then 1 when 'Medium' then 2 when 'Low' then 3 else 4 end)`;
const sorts: Readonly<Record<WorkOrderSort, SortRule>> = {
  newest: { by: 'time_created', type: 'timestamptz', isAscending: false },
  oldest: { by: 'time_created', type: 'timestamptz', isAscending: true },
  updated: { by: 'time_updated', type: 'timestamptz', isAscending: false },
  due: { by: `coalesce(due_date, '2999-12-31')`, type: 'date', isAscending: true },
  priority: { by: priorityRank, type: 'int', isAscending: true },
};

/** The value that an order is sorted by, as text, and its id. */
export type SortKey = Readonly<{ value: string; id: string }>;

const pageSchema = z.array(z.object({ id: z.string(), value: z.string(), json: z.string() }));
export type ListedWorkOrder = Readonly<z.infer<typeof pageSchema>[number]>;

type Page = Readonly<{ sort: WorkOrderSort; after: SortKey | null; limit: number }>;

export async function workOrderPage(
  reader: Reader,
  listed: ListedWorkOrders,
  { sort, after, limit }: Page,
): Promise<ListedWorkOrder[]> {
  const values = new Values();
  const { by, type, isAscending } = sorts[sort];
  const direction = isAscending ? 'asc' : 'desc';
  const text = `with chosen as materialized (${chosenIds(listed, { sort, after, limit }, values)})
    select w.id, ${sortedAsText(type)} as value, ${shownJson(listed.scope, values)} as json
    from chosen join (select *, ${by} as sorted_by from work_orders) w on w.id = chosen.id
    order by w.sorted_by ${direction}, w.id ${direction}`;
  return pageSchema.parse(await runComposed(reader, text, values, planOf(listed)));
}

/** Times keep every digit that the database has. */
function sortedAsText(type: string): string {
  return type === 'timestamptz' ? moment('w.sorted_by') : 'w.sorted_by::text';
}

/** Ids of the page, and what they are sorted by. */
function chosenIds(listed: ListedWorkOrders, page: Page, values: Values): string {
  const ways = isAlongTime(page.sort) && !isSelective(listed.wanted) ? waysInto(listed, page, values) : null;
  if (ways === null) return sorted(`from work_orders`, conditionsOf(listed, values), page, values);
  const [first, ...others] = ways;
  if (first !== undefined && others.length === 0) return first;
  const { direction } = orderOf(page);
  return `select id, time_created from (${ways.map((way) => `(${way})`).join(' union ')}) way
    order by time_created ${direction}, id ${direction} limit ${values.add(page.limit)}`;
}

function isAlongTime(sort: WorkOrderSort): boolean {
  return sort === 'newest' || sort === 'oldest';
}

/** Has its own selective index. */
function isSelective(wanted: WantedWorkOrders): boolean {
  const { search, optionIds, assigneeIds, creatorIds, overdueOn, pinnedBy, followedBy } = wanted;
  const { seriesId, completedFrom, completedUntil, timeliness, isReopened } = wanted;
  const ofPeople = [search, optionIds, assigneeIds, creatorIds, overdueOn, pinnedBy, followedBy];
  return [...ofPeople, seriesId, completedFrom, completedUntil, timeliness, isReopened].some(
    (value) => value !== undefined,
  );
}

/** An order is assigned to few people, each at a place that has an index along the time. */
const assignedPlaces = Array.from({ length: workOrderLimits.assignedStaff }, (_, index) => index + 1);

/**
 * Each way in which orders come into a list is read along an index of its own: in one pass over all orders, a person
 * who has few would wait for the whole table.
 */
function waysInto(listed: ListedWorkOrders, page: Page, values: Values): string[] {
  const { scope, wanted } = listed;
  const { userId, managed, staffed, followed } = scope;
  const wantedSchools = wanted.schoolIds ?? 'all';
  if (managed === 'all') return [atSchools(listed, wantedSchools, [], page, values)];
  const ofWanted = () => [
    ...isWanted(wanted, values),
    ...onBoards(scope, wanted.boardIds, values),
    ...beyond(page, values),
  ];
  const self = values.add(userId);
  const own = (condition: string) =>
    sorted('from work_orders', [condition, ...ofWanted()], { ...page, after: null }, values);
  // The offset keeps the planner from looking for them along the time of all orders.
  const found = (conditions: readonly string[]) =>
    sorted(
      `from (select * from work_orders ${where(conditions)} offset 0) found`,
      ofWanted(),
      { ...page, after: null },
      values,
    );
  const ways = [
    own(`created_by_user_id = ${self}`),
    ...assignedPlaces.map((place) => own(`assigned_user_ids[${place}] = ${self}`)),
  ];
  if (followed.length > 0)
    ways.push(
      found([
        `only_following_user_ids @> array[${self}]::text[]`,
        ...isAt(followed, values),
        ...onShownBoard(scope, values),
      ]),
    );
  const ofManaged = among(managed, wantedSchools);
  if (ofManaged.length > 0) ways.push(atSchools(listed, ofManaged, [], page, values));
  const ofStaffed = among(staffed, wantedSchools);
  if (ofStaffed.length > 0)
    ways.push(atSchools(listed, ofStaffed, onShownBoard(scope, values), page, values));
  return ways;
}

function among(schools: Schools, wanted: Schools): Schools {
  if (schools === 'all') return wanted;
  return wanted === 'all' ? schools : schools.filter((id) => wanted.includes(id));
}

/**
 * Up to this many parts of an index, a page is merged from the first of each part; with more, it is read along the
 * time of all.
 */
const mostParts = 60;

/** All orders at these schools. */
function atSchools(
  { scope, wanted }: ListedWorkOrders,
  schools: Schools,
  conditions: readonly string[],
  page: Page,
  values: Values,
): string {
  const { statuses = workOrderStatuses, boardIds } = wanted;
  const boards = boardIds?.includes('none') === true ? undefined : boardIds;
  const [column, parts] =
    schools === 'all' ? (['board_id', boards] as const) : (['school_id', schools] as const);
  const isApart =
    (parts?.length ?? 1) * statuses.length <= mostParts && (parts ?? wanted.statuses) !== undefined;
  const rest = (left: WantedWorkOrders) => [
    ...conditions,
    ...isWanted(left, values),
    ...onBoards(scope, boardIds, values),
    ...beyond(page, values),
  ];
  const { direction } = orderOf(page);
  const order = `order by time_created ${direction}, id ${direction} limit ${values.add(page.limit)}`;
  if (!isApart) {
    const within = rest({ ...wanted, schoolIds: schools === 'all' ? undefined : schools });
    return `select id, time_created from work_orders ${where(within)} ${order}`;
  }
  const inPart = [
    'status = kind.status',
    ...(parts === undefined ? [] : [`${column} = part.value`]),
    ...rest({ ...wanted, statuses: undefined, schoolIds: undefined }),
  ];
  const partsFrom =
    parts === undefined ? '' : `unnest(${values.add(parts)}::text[]) as part (value) cross join`;
  return `select first.id, first.time_created
    from ${partsFrom} unnest(${values.add(statuses)}::text[]) as kind (status)
    cross join lateral (select id, time_created from work_orders ${where(inPart)} ${order}) first ${order}`;
}

function orderOf({ sort }: Pick<Page, 'sort'>) {
  const { isAscending } = sorts[sort];
  return { direction: isAscending ? 'asc' : 'desc', sign: isAscending ? '>' : '<' };
}

function beyond({ sort, after }: Page, values: Values): string[] {
  if (after === null) return [];
  const { by, type } = sorts[sort];
  const { sign } = orderOf({ sort });
  return [`(${by}, id) ${sign} (${values.add(after.value)}::${type}, ${values.add(after.id)})`];
}

function sorted(from: string, conditions: readonly string[], page: Page, values: Values): string {
  const { by } = sorts[page.sort];
  const { direction } = orderOf(page);
  return `select id, time_created ${from} ${where([...conditions, ...beyond(page, values)])}
    order by ${by} ${direction}, id ${direction} limit ${values.add(page.limit)}`;
}
