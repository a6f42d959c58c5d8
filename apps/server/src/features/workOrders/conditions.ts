// Which work orders a query is about, as conditions. Whose eyes look is part of every query.
import type { Schools } from '@schooldog/domain/permissions';
import type { WorkOrderPriority, WorkOrderScope, WorkOrderStatus } from '@schooldog/domain/workOrders';
import type { Plan, Values } from '../../platform/database/composed.ts';
import { bySearch } from '../../platform/database/composedParts.ts';

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
  /** Created in one of these spans of time; null is open. */
  createdIn?: readonly Readonly<{ from: string | null; until: string | null }>[] | undefined;
  completedFrom?: string | undefined;
  completedUntil?: string | undefined;
  /** By the days of this time zone. */
  timeliness?: Readonly<{ isOnTime: boolean; timeZone: string }> | undefined;
  isReopened?: boolean | undefined;
  /** Due before this day, and still to be done. */
  overdueOn?: string | undefined;
  isUnassigned?: boolean | undefined;
  pinnedBy?: string | undefined;
  followedBy?: string | undefined;
  seriesId?: string | undefined;
}>;

export type ListedWorkOrders = Readonly<{ scope: WorkOrderScope; wanted: WantedWorkOrders }>;

/** The words of a search differ too much in how many orders match for one plan to suit them all. */
export function planOf({ wanted }: ListedWorkOrders): Plan {
  return wanted.search === undefined ? 'once' : 'each run';
}

export function conditionsOf({ scope, wanted }: ListedWorkOrders, values: Values): string[] {
  return [
    ...isWithin(scope, values),
    ...isWanted(wanted, values),
    ...onBoards(scope, wanted.boardIds, values),
    ...(wanted.seriesId !== undefined && !scope.seesSeries ? ['false'] : []),
  ];
}

/** The same orders as the rule that opens one of them. */
function isWithin(scope: WorkOrderScope, values: Values): string[] {
  const { userId, managed, staffed, followed } = scope;
  if (managed === 'all') return [];
  const viewer = `array[${values.add(userId)}]::text[]`;
  const ways = [`created_by_user_id = ${values.add(userId)}`, `assigned_user_ids @> ${viewer}`];
  if (managed.length > 0) ways.push(isAt(managed, values).join());
  if (staffed.length > 0) ways.push(all([...isAt(staffed, values), ...onShownBoard(scope, values)]));
  if (followed.length > 0)
    ways.push(
      all([
        `only_following_user_ids @> ${viewer}`,
        ...isAt(followed, values),
        ...onShownBoard(scope, values),
      ]),
    );
  return [`(${ways.join(' or ')})`];
}

/** PostgreSQL rejects a parameter that no condition uses. */
export function onShownBoard({ hiddenBoardIds }: WorkOrderScope, values: Values): string[] {
  if (hiddenBoardIds.length === 0) return [];
  return [`(board_id is null or board_id <> all(${values.add(hiddenBoardIds)}::text[]))`];
}

function all(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : `(${conditions.join(' and ')})`;
}

export function isAt(schools: Schools, values: Values): string[] {
  return schools === 'all' ? [] : [`school_id = any(${values.add(schools)}::text[])`];
}

export function isWanted(wanted: WantedWorkOrders, values: Values): string[] {
  const among = (column: string, chosen: readonly string[] | undefined) =>
    chosen === undefined ? [] : [`${column} = any(${values.add(chosen)}::text[])`];
  const { createdFrom, createdUntil, completedFrom, completedUntil, overdueOn } = wanted;
  const { assigneeIds, pinnedBy, followedBy } = wanted;
  return [
    ...among('status', wanted.statuses),
    ...among('school_id', wanted.schoolIds),
    ...among('location_data_profile_option_id', wanted.optionIds),
    ...among('created_by_user_id', wanted.creatorIds),
    ...(wanted.seriesId === undefined ? [] : [`recurring_id = ${values.add(wanted.seriesId)}`]),
    ...among(`coalesce(priority, 'Unknown')`, wanted.priorities),
    ...(assigneeIds === undefined ? [] : [`assigned_user_ids && ${values.add(assigneeIds)}::text[]`]),
    ...(createdFrom === undefined ? [] : [`time_created >= ${values.add(createdFrom)}::timestamptz`]),
    ...(createdUntil === undefined ? [] : [`time_created < ${values.add(createdUntil)}::timestamptz`]),
    ...(wanted.createdIn === undefined ? [] : [isCreatedIn(wanted.createdIn, values)]),
    ...(completedFrom === undefined ? [] : [`time_completed >= ${values.add(completedFrom)}::timestamptz`]),
    ...(completedUntil === undefined ? [] : [`time_completed < ${values.add(completedUntil)}::timestamptz`]),
    ...(wanted.timeliness === undefined ? [] : [isTimely(wanted.timeliness, values)]),
    ...(wanted.isReopened === true ? ['is_reopened'] : []),
    ...(overdueOn === undefined
      ? []
      : [`status in ('New', 'Started') and due_date < ${values.add(overdueOn)}::date`]),
    ...(wanted.isUnassigned === true ? [`assigned_user_ids = '{}'`] : []),
    ...(pinnedBy === undefined ? [] : [`pinned_by_user_ids @> array[${values.add(pinnedBy)}]::text[]`]),
    ...(followedBy === undefined ? [] : [`following_user_ids @> array[${values.add(followedBy)}]::text[]`]),
    ...(wanted.search === undefined ? [] : bySearch(wanted.search, values)),
  ];
}

function isCreatedIn(spans: NonNullable<WantedWorkOrders['createdIn']>, values: Values): string {
  const within = spans.map(({ from, until }) =>
    all([
      ...(from === null ? [] : [`time_created >= ${values.add(from)}::timestamptz`]),
      ...(until === null ? [] : [`time_created < ${values.add(until)}::timestamptz`]),
    ]),
  );
  return `(${within.join(' or ')})`;
}

/** Of orders that are complete and have a due date. */
export function isTimely(
  { isOnTime, timeZone }: NonNullable<WantedWorkOrders['timeliness']>,
  values: Values,
): string {
  // The calendar of a zone costs more than all the rest of a count. It is asked only about orders completed around their due
  // date, far enough from it for every zone of the district and of the database.
  const isInZone = `(time_completed at time zone ${values.add(timeZone)})::date <= due_date`;
  const wasOnTime = `(case when time_completed < due_date - 1 then true when time_completed >= due_date + 3 then false
    else ${isInZone} end)`;
  return isOnTime ? wasOnTime : `not ${wasOnTime}`;
}

/** An order whose board is hidden from the viewer counts as one without a board, as it looks. */
export function onBoards(
  scope: WorkOrderScope,
  boardIds: readonly string[] | undefined,
  values: Values,
): string[] {
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

/** Null where no board is hidden from the viewer. */
export function isBoardHidden({ managed, hiddenBoardIds }: WorkOrderScope, values: Values): string | null {
  if (managed === 'all' || hiddenBoardIds.length === 0) return null;
  const [hidden, schools] = [values.add(hiddenBoardIds), values.add(managed)];
  return `(board_id = any(${hidden}::text[]) and school_id <> all(${schools}::text[]))`;
}
