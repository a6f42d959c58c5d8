import type { ShownWorkOrder, WorkOrderFilter } from '@schooldog/contract/workOrders';
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
} from '@schooldog/domain/workOrders';
import { z } from 'zod';
import type { SignedInContext } from '../../platform/api/context.ts';
import { jsonText } from '../../platform/api/procedure.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type KeysetKey, keysetPage } from '../../platform/database/keysetPage.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import { placesOneWith } from '../dataProfiles/index.ts';
import {
  countByStatus,
  type ListedWorkOrder,
  type SortKey,
  type WantedWorkOrders,
  workOrderPage,
} from './listStore.ts';

const pageSize = 32;
const sorted: KeysetKey<ListedWorkOrder, SortKey> = {
  of: ({ value, id }) => ({ value, id }),
  write: ({ value, id }) => [value, id],
  schema: z.tuple([z.string().max(40), idSchema]).transform(([value, id]) => ({ value, id })),
};

type Viewer = Pick<SignedInContext['signedIn'], 'actor' | 'settingsVersions'>;
type Asked = Readonly<{ viewer: Viewer; now: Date }>;

export async function listWorkOrders(
  reader: Reader,
  asked: Asked,
  { before, ...filter }: WorkOrderFilter & Readonly<{ before?: string | undefined }>,
) {
  const scope = requireScope(asked.viewer.actor);
  const wanted = await wantedOf(reader, asked, filter);
  const { rows, next } = await keysetPage({
    cursor: before,
    size: pageSize,
    key: sorted,
    read: (after, limit) =>
      workOrderPage(reader, { scope, wanted }, { sort: filter.sort ?? 'newest', after, limit }),
  });
  const orders = rows.map(({ json }) => json).join(',');
  return jsonText<{ workOrders: ShownWorkOrder[]; next: string | null }>(
    `{"workOrders":[${orders}],"next":${JSON.stringify(next)}}`,
  );
}

export async function countWorkOrders(reader: Reader, asked: Asked, filter: WorkOrderFilter) {
  const scope = requireScope(asked.viewer.actor);
  const byStatus = await countByStatus(reader, { scope, wanted: await wantedOf(reader, asked, filter) });
  const count = Object.values(byStatus).reduce((sum, number) => sum + number, 0);
  return { count, byStatus };
}

/** Open orders assigned to the viewer, and those that await approval at schools where they manage tasks. */
export async function workOrderBadges(reader: Reader, actor: Actor) {
  const scope = workOrderScope(actor);
  if (scope === null) return { assigned: 0, awaitingApproval: 0 };
  const managed = schoolsWith(actor, 'manage tasks');
  const [mine, awaiting] = await Promise.all([
    countByStatus(reader, { scope, wanted: { statuses: openStatuses, assigneeIds: [actor.userId] } }),
    managed.length === 0
      ? {}
      : countByStatus(reader, {
          scope,
          wanted: {
            statuses: ['AwaitingApproval'],
            schoolIds: managed === 'all' ? undefined : managed,
          },
        }),
  ]);
  const sum = (counts: Readonly<Partial<Record<string, number>>>) =>
    Object.values(counts).reduce<number>((total, number) => total + (number ?? 0), 0);
  return { assigned: sum(mine), awaitingApproval: sum(awaiting) };
}

function requireScope(actor: Actor): WorkOrderScope {
  const scope = workOrderScope(actor);
  if (scope === null || !canOpenWorkOrders(actor)) throw problem('workOrder.listNotAllowed');
  return scope;
}

/** A filter in the words of the database. Boards that the viewer may not know of match nothing. */
async function wantedOf(
  reader: Reader,
  { viewer: { actor, settingsVersions }, now }: Asked,
  filter: WorkOrderFilter,
): Promise<WantedWorkOrders> {
  const { from, to, location } = filter;
  const isDated = from !== undefined || to !== undefined || filter.overdue === true;
  const timeZone = isDated ? await districtTimeZone(reader, settingsVersions) : null;
  const { start, end } =
    timeZone === null ? { start: null, end: null } : boundsOfRange(normalizeRange(filter), timeZone);
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
    overdueOn: filter.overdue === true && timeZone !== null ? dateIn(now.toISOString(), timeZone) : undefined,
    isUnassigned: filter.unassigned,
    pinnedBy: filter.pinned === true ? actor.userId : undefined,
    followedBy: filter.following === true ? actor.userId : undefined,
  };
}

/** No choice adds no condition. */
function some<Choice>(chosen: readonly Choice[] | undefined): readonly Choice[] | undefined {
  return chosen === undefined || chosen.length === 0 ? undefined : chosen;
}
