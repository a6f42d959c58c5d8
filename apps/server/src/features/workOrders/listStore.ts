// Pages and counts of work orders. Whose eyes look is part of every query. The database builds the JSON of a page, so
// that it passes through the server without being parsed.
import { searchedWords } from '@schooldog/domain/kernel';
import type { Schools } from '@schooldog/domain/permissions';
import type {
  WorkOrderPriority,
  WorkOrderScope,
  WorkOrderSort,
  WorkOrderStatus,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { runComposed, Values } from '../../platform/database/composed.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prefixQuery } from '../../platform/database/searchWords.ts';

/** Undefined adds no condition. */
export type WantedWorkOrders = Readonly<{
  search?: string | undefined;
  statuses?: readonly WorkOrderStatus[] | undefined;
  priorities?: readonly (WorkOrderPriority | 'Unknown')[] | undefined;
  boardIds?: readonly string[] | undefined;
  schoolIds?: readonly string[] | undefined;
  /** The present location, and all that were merged into it. */
  optionIds?: readonly string[] | undefined;
  assigneeIds?: readonly string[] | undefined;
  creatorIds?: readonly string[] | undefined;
  createdFrom?: string | undefined;
  createdUntil?: string | undefined;
  /** Due before this day, and still to be done. */
  overdueOn?: string | undefined;
  isUnassigned?: boolean | undefined;
  pinnedBy?: string | undefined;
  followedBy?: string | undefined;
}>;

export type ListedWorkOrders = Readonly<{ scope: WorkOrderScope; wanted: WantedWorkOrders }>;

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const nameOf = (userId: string) => `coalesce((select name from users where id = ${userId}),
  (select name from former_people where id = ${userId}))`;

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

/** Null where no board is hidden from the viewer. */
function isBoardHidden({ managed, hiddenBoardIds }: WorkOrderScope, values: Values): string | null {
  if (managed === 'all' || hiddenBoardIds.length === 0) return null;
  const [hidden, schools] = [values.add(hiddenBoardIds), values.add(managed)];
  return `(board_id = any(${hidden}::text[]) and school_id <> all(${schools}::text[]))`;
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
  { scope, wanted }: ListedWorkOrders,
  { sort, after, limit }: Page,
): Promise<ListedWorkOrder[]> {
  const values = new Values();
  const { by, type, isAscending } = sorts[sort];
  const [sign, direction] = isAscending ? ['>', 'asc'] : ['<', 'desc'];
  const beyond =
    after === null
      ? []
      : [`(${by}, id) ${sign} (${values.add(after.value)}::${type}, ${values.add(after.id)})`];
  const conditions = [...conditionsOf({ scope, wanted }, values), ...beyond];
  const text = `with chosen as materialized (
      select *, ${by} as sorted_by from work_orders ${where(conditions)}
      order by ${by} ${direction}, id ${direction} limit ${values.add(limit)})
    select w.id, ${sortedAsText(type)} as value, ${shownJson(scope, values)} as json
    from chosen w order by w.sorted_by ${direction}, w.id ${direction}`;
  return pageSchema.parse(await runComposed(reader, text, values));
}

/** Times keep every digit that the database has. */
function sortedAsText(type: string): string {
  return type === 'timestamptz' ? moment('w.sorted_by') : 'w.sorted_by::text';
}

export async function countByStatus(
  reader: Reader,
  listed: ListedWorkOrders,
): Promise<Partial<Record<WorkOrderStatus, number>>> {
  const values = new Values();
  const text = `select status, count(*)::int as count from work_orders
    ${where(conditionsOf(listed, values))} group by status`;
  const rows = await runComposed(reader, text, values);
  const schema = z.array(z.object({ status: z.custom<WorkOrderStatus>(), count: z.int() }));
  return Object.fromEntries(schema.parse(rows).map(({ status, count }) => [status, count]));
}

/** In a fixed order, so that two people who change several orders at once wait for each other. */
export async function listedIds(reader: Reader, listed: ListedWorkOrders): Promise<string[]> {
  const values = new Values();
  const text = `select id from work_orders ${where(conditionsOf(listed, values))} order by id`;
  const rows = z.array(z.object({ id: z.string() })).parse(await runComposed(reader, text, values));
  return rows.map(({ id }) => id);
}

/** How many of the orders are assigned to each of these people. */
export async function countByAssignee(
  reader: Reader,
  { scope, wanted }: ListedWorkOrders,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const values = new Values();
  const conditions = conditionsOf({ scope, wanted: { ...wanted, assigneeIds: userIds } }, values);
  const text = `select person, count(*)::int as count from work_orders, unnest(assigned_user_ids) as person
    ${where([...conditions, `person = any(${values.add(userIds)}::text[])`])} group by person`;
  const schema = z.array(z.object({ person: z.string(), count: z.int() }));
  const rows = schema.parse(await runComposed(reader, text, values));
  return new Map(rows.map(({ person, count }) => [person, count]));
}

type Oldest = Readonly<{ count: number; created: string; due: string | null }>;

/** How many there are, and since when; null where there is none. */
export async function oldestAmong(reader: Reader, listed: ListedWorkOrders): Promise<Oldest | null> {
  const values = new Values();
  const text = `select count(*)::int as count, ${moment('min(time_created)')} as created, min(due_date)::text as due
    from work_orders ${where(conditionsOf(listed, values))}`;
  const schema = z.tuple([
    z.object({ count: z.int(), created: z.string().nullable(), due: z.string().nullable() }),
  ]);
  const [{ count, created, due }] = schema.parse(await runComposed(reader, text, values));
  return created === null ? null : { count, created, due };
}

function where(conditions: readonly string[]): string {
  return conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
}

function conditionsOf({ scope, wanted }: ListedWorkOrders, values: Values): string[] {
  return [
    ...isWithin(scope, values),
    ...isWanted(wanted, values),
    ...onBoards(scope, wanted.boardIds, values),
  ];
}

/** The same orders as the rule that opens one of them. */
function isWithin(scope: WorkOrderScope, values: Values): string[] {
  const { userId, managed, staffed, followed, hiddenBoardIds } = scope;
  if (managed === 'all') return [];
  const viewer = `array[${values.add(userId)}]::text[]`;
  // PostgreSQL rejects a parameter that no condition uses.
  const onShownBoard = () =>
    hiddenBoardIds.length === 0
      ? []
      : [`(board_id is null or board_id <> all(${values.add(hiddenBoardIds)}::text[]))`];
  const ways = [`created_by_user_id = ${values.add(userId)}`, `assigned_user_ids @> ${viewer}`];
  if (managed.length > 0) ways.push(isAt(managed, values).join());
  if (staffed.length > 0) ways.push(all([...isAt(staffed, values), ...onShownBoard()]));
  if (followed.length > 0)
    ways.push(all([`following_user_ids @> ${viewer}`, ...isAt(followed, values), ...onShownBoard()]));
  return [`(${ways.join(' or ')})`];
}

function all(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`;
}

function isAt(schools: Schools, values: Values): string[] {
  return schools === 'all' ? [] : [`school_id = any(${values.add(schools)}::text[])`];
}

function isWanted(wanted: WantedWorkOrders, values: Values): string[] {
  const among = (column: string, chosen: readonly string[] | undefined) =>
    chosen === undefined ? [] : [`${column} = any(${values.add(chosen)}::text[])`];
  const { createdFrom, createdUntil, overdueOn, assigneeIds, pinnedBy, followedBy } = wanted;
  return [
    ...among('status', wanted.statuses),
    ...among('school_id', wanted.schoolIds),
    ...among('location_data_profile_option_id', wanted.optionIds),
    ...among('created_by_user_id', wanted.creatorIds),
    ...among(`coalesce(priority, 'Unknown')`, wanted.priorities),
    ...(assigneeIds === undefined ? [] : [`assigned_user_ids && ${values.add(assigneeIds)}::text[]`]),
    ...(createdFrom === undefined ? [] : [`time_created >= ${values.add(createdFrom)}::timestamptz`]),
    ...(createdUntil === undefined ? [] : [`time_created < ${values.add(createdUntil)}::timestamptz`]),
    ...(overdueOn === undefined
      ? []
      : [`status in ('New', 'Started') and due_date < ${values.add(overdueOn)}::date`]),
    ...(wanted.isUnassigned === true ? [`assigned_user_ids = '{}'`] : []),
    ...(pinnedBy === undefined ? [] : [`pinned_by_user_ids @> array[${values.add(pinnedBy)}]::text[]`]),
    ...(followedBy === undefined ? [] : [`following_user_ids @> array[${values.add(followedBy)}]::text[]`]),
    ...(wanted.search === undefined ? [] : bySearch(wanted.search, values)),
  ];
}

/** An order whose board is hidden from the viewer counts as one without a board, as it looks. */
function onBoards(scope: WorkOrderScope, boardIds: readonly string[] | undefined, values: Values): string[] {
  if (boardIds === undefined) return [];
  if (boardIds.length === 0) return ['false'];
  const named = boardIds.filter((id) => id !== 'none');
  const isHidden = isBoardHidden(scope, values);
  const isOnNamed = all([
    `board_id = any(${values.add(named)}::text[])`,
    ...(isHidden === null ? [] : [`not ${isHidden}`]),
  ]);
  const isOnNone = ['board_id is null', ...(isHidden === null ? [] : [isHidden])];
  return [`(${[isOnNamed, ...(named.length === boardIds.length ? [] : isOnNone)].join(' or ')})`];
}

/** A search without any word, such as "%", matches no order; a blank one matches all. */
function bySearch(search: string, values: Values): string[] {
  if (search.trim() === '') return [];
  const words = searchedWords(search);
  if (words.length === 0) return ['false'];
  return words.map((word) => `words @@ ${values.add(prefixQuery(word))}::tsquery`);
}
