import type { ShownWorkOrder, WorkOrderFilter } from '@schooldog/contract/workOrders';
import type { FrameCounts } from '@schooldog/domain/dashboard';
import { boundsOfRange, dateIn, normalizeRange } from '@schooldog/domain/dates';
import { idSchema } from '@schooldog/domain/kernel';
import { type Actor, schoolsWith } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import {
  canOpenWorkOrders,
  canSeeBoard,
  openStatuses,
  type WorkOrderScope,
  workOrderScope,
  type WorkOrderSort,
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import { jsonText } from '../../platform/api/procedure.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type KeysetKey, keysetPage } from '../../platform/database/keysetPage.ts';
import type { SettingsVersions } from '../../platform/settingsDocuments/settingsCache.ts';
import { readTasksSettings } from '../../platform/settingsDocuments/tasks.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { placesOneWith } from '../dataProfiles/index.ts';
import type { ListedWorkOrders, WantedWorkOrders } from './conditions.ts';
import { createdAtAges } from './analytics/ages.ts';
import { countByStatus } from './listStore.ts';
import { type ListedWorkOrder, type SortKey, workOrderPage } from './pageStore.ts';

const pageSize = 32;
const sorted: KeysetKey<ListedWorkOrder, SortKey> = {
  of: ({ value, id }) => ({ value, id }),
  write: ({ value, id }) => [value, id],
  schema: z.tuple([z.string().max(40), idSchema]).transform(([value, id]) => ({ value, id })),
};

type Viewer = Readonly<{ actor: Actor; settingsVersions?: SettingsVersions }>;
type Asked = Readonly<{ viewer: Viewer; now: Date }>;

export async function listWorkOrders(
  reader: Reader,
  asked: Asked,
  { before, ...filter }: WorkOrderFilter & Readonly<{ before?: string | undefined }>,
) {
  const { orders, next } = await pageOf(reader, await listedBy(reader, asked, filter), {
    before,
    sort: filter.sort ?? 'newest',
  });
  return jsonText<{ workOrders: ShownWorkOrder[]; next: string | null }>(
    `{"workOrders":[${orders}],"next":${next}}`,
  );
}

/** With how many there are, for people who manage tasks somewhere. */
export async function listWorkOrdersToApprove(reader: Reader, actor: Actor, before: string | undefined) {
  const listed = awaitingApproval(actor);
  if (listed === null) throw problem('workOrder.approveNotAllowed');
  const [{ orders, next }, count] = await Promise.all([
    pageOf(reader, listed, { before, sort: 'oldest' }),
    countOf(reader, listed),
  ]);
  return jsonText<{ workOrders: ShownWorkOrder[]; next: string | null; count: number }>(
    `{"workOrders":[${orders}],"next":${next},"count":${count}}`,
  );
}

/** A page as JSON. */
async function pageOf(
  reader: Reader,
  listed: ListedWorkOrders,
  { before, sort }: Readonly<{ before: string | undefined; sort: WorkOrderSort }>,
) {
  const { rows, next } = await keysetPage({
    cursor: before,
    size: pageSize,
    key: sorted,
    read: (after, limit) => workOrderPage(reader, listed, { sort, after, limit }),
  });
  return { orders: rows.map(({ json }) => json).join(','), next: JSON.stringify(next) };
}

/** What a filter matches, for this person. */
export async function listedBy(
  reader: Reader,
  asked: Asked,
  filter: WorkOrderFilter,
): Promise<ListedWorkOrders> {
  return { scope: scopeOf(asked.viewer.actor), wanted: await wantedOf(reader, asked, filter) };
}

/** Without work orders, or without a permission for them, there is nothing to list or to count. */
function scopeOf(actor: Actor): WorkOrderScope {
  const scope = workOrderScope(actor);
  if (scope === null || !canOpenWorkOrders(actor)) throw problem('workOrder.listNotAllowed');
  return scope;
}

/** Orders that wait at schools where this person manages tasks; null without such a school. */
export function awaitingApproval(actor: Actor): ListedWorkOrders | null {
  const scope = workOrderScope(actor);
  const managed = schoolsWith(actor, 'manage tasks');
  if (scope === null || managed.length === 0) return null;
  const schoolIds = managed === 'all' ? undefined : managed;
  return { scope, wanted: { statuses: ['AwaitingApproval'], schoolIds } };
}

export async function countOf(reader: Reader, listed: ListedWorkOrders): Promise<number> {
  return sumOf(await countByStatus(reader, listed));
}

const sumOf = (counts: Readonly<Partial<Record<string, number>>>) =>
  Object.values(counts).reduce<number>((total, number) => total + (number ?? 0), 0);

export async function countWorkOrders(reader: Reader, asked: Asked, filter: WorkOrderFilter) {
  const byStatus = await countByStatus(reader, await listedBy(reader, asked, filter));
  return { count: sumOf(byStatus), byStatus };
}

/** Open orders assigned to the viewer, and those that await approval at schools where they manage tasks. */
export async function workOrderBadges(reader: Reader, actor: Actor) {
  const scope = scopeOf(actor);
  const waiting = awaitingApproval(actor);
  const [assigned, awaiting] = await Promise.all([
    countOf(reader, { scope, wanted: { statuses: openStatuses, assigneeIds: [actor.userId] } }),
    waiting === null ? 0 : countOf(reader, waiting),
  ]);
  return { assigned, awaitingApproval: awaiting };
}

export async function countsOfFrame(reader: Reader, actor: Actor): Promise<Partial<FrameCounts>> {
  if (!canOpenWorkOrders(actor)) return {};
  const { assigned, awaitingApproval: workOrdersToApprove } = await workOrderBadges(reader, actor);
  return { assignedWorkOrders: assigned, workOrdersToApprove };
}

/** A filter in the words of the database. Boards that the viewer may not know of match nothing. */
async function wantedOf(
  reader: Reader,
  { viewer: { actor, settingsVersions }, now }: Asked,
  filter: WorkOrderFilter,
): Promise<WantedWorkOrders> {
  const { location, timeliness, ages } = filter;
  const timeZone = isDated(filter) ? await districtTimeZone(reader, settingsVersions) : null;
  const boundsOf = (from: string | undefined, to: string | undefined) =>
    timeZone === null ? { start: null, end: null } : boundsOfRange(normalizeRange({ from, to }), timeZone);
  const { start, end } = boundsOf(filter.from, filter.to);
  const completed = boundsOf(filter.completedFrom, filter.completedTo);
  const isAged = ages !== undefined && ages.length > 0 && timeZone !== null;
  const settings = isAged ? await readTasksSettings(reader, settingsVersions) : null;
  const places = location === undefined ? undefined : await placesOneWith(reader, location.optionId);
  const own = filter.mine === true ? [actor.userId] : undefined;
  return {
    search: filter.search,
    statuses: some(filter.statuses),
    priorities: some(filter.priorities),
    boardIds: some(filter.boardIds)?.filter((id) => id === 'none' || canSeeBoard(actor, id)),
    schoolIds: some(filter.schoolIds),
    optionIds: places?.map(({ id }) => id),
    assigneeIds: own ?? some(filter.assigneeIds),
    creatorIds: some(filter.creatorIds),
    createdFrom: start ?? undefined,
    createdUntil: end ?? undefined,
    createdIn: settings === null || !isAged ? undefined : createdAtAges(settings, ages, { now, timeZone }),
    completedFrom: completed.start ?? undefined,
    completedUntil: completed.end ?? undefined,
    timeliness:
      timeliness === undefined || timeZone === null
        ? undefined
        : { isOnTime: timeliness === 'onTime', timeZone },
    isReopened: filter.reopened,
    overdueOn: filter.overdue === true && timeZone !== null ? dateIn(now.toISOString(), timeZone) : undefined,
    isUnassigned: filter.unassigned,
    pinnedBy: filter.pinned === true ? actor.userId : undefined,
    followedBy: filter.following === true ? actor.userId : undefined,
    seriesId: filter.seriesId,
  };
}

/** Depends on where the days of the district begin. */
function isDated(filter: WorkOrderFilter): boolean {
  const { from, to, completedFrom, completedTo, ages, timeliness, overdue } = filter;
  const given = [from, to, completedFrom, completedTo, timeliness].some((value) => value !== undefined);
  return given || overdue === true || (ages ?? []).length > 0;
}

/** No choice adds no condition. */
function some<Choice>(chosen: readonly Choice[] | undefined): readonly Choice[] | undefined {
  return chosen === undefined || chosen.length === 0 ? undefined : chosen;
}
