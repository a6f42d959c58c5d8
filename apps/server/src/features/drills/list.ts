import type { DrillFilter, OpenPoints, ShownDrill } from '@schooldog/contract/drills';
import { addDays, calendarDateSchema, type CalendarDate, normalizeRange } from '@schooldog/domain/dates';
import {
  canRecordDrillAt,
  drillLimits,
  type DrillType,
  isSameKind,
  schoolsWithDrills,
} from '@schooldog/domain/drills';
import { idSchema } from '@schooldog/domain/kernel';
import type { Actor } from '@schooldog/domain/permissions';
import { problem } from '@schooldog/domain/problems';
import { z } from 'zod';
import { jsonText } from '../../platform/api/procedure.ts';
import type { Reader } from '../../platform/database/database.ts';
import { type KeysetKey, keysetPage } from '../../platform/database/keysetPage.ts';
import { countDrills, type DrillKey, drillPage, type ListedDrill, type ListedDrills } from './listStore.ts';
import { drillsWithOpenPoints } from './store.ts';

const newestFirst: KeysetKey<ListedDrill, DrillKey> = {
  of: ({ date, time, id }) => ({ date, time, id }),
  write: ({ date, time, id }) => [date, time, id],
  schema: z
    .tuple([calendarDateSchema, z.string().max(5), idSchema])
    .transform(([date, time, id]) => ({ date, time, id })),
};

type Viewer = Readonly<{ actor: Actor; today: CalendarDate }>;

export async function listDrills(reader: Reader, viewer: Viewer, { before, ...filter }: DrillFilter) {
  const listed = listedBy(viewer, filter);
  const [{ rows, next }, count] = await Promise.all([
    keysetPage({
      cursor: before,
      size: drillLimits.page,
      key: newestFirst,
      read: (after, limit) => drillPage(reader, listed, { after, limit }),
    }),
    before === undefined ? countDrills(reader, listed) : null,
  ]);
  return jsonText<{ drills: ShownDrill[]; next: string | null; count: number | null }>(
    `{"drills":[${rows.map(({ json }) => json).join(',')}],"next":${JSON.stringify(next)},"count":${count}}`,
  );
}

/** What a filter matches, for this person. */
export function listedBy({ actor, today }: Viewer, filter: Omit<DrillFilter, 'before'>): ListedDrills {
  const held = schoolsWithDrills(actor);
  if (held.length === 0) throw problem('drill.viewNotAllowed');
  const chosen = some(filter.schoolIds);
  const { from, to } = normalizeRange(filter);
  return {
    schools: chosen === undefined ? held : chosen.filter((id) => held === 'all' || held.includes(id)),
    types: some(filter.types),
    eventTypes: some(filter.eventTypes),
    userIds: some(filter.userIds),
    toConfirmOn: filter.toConfirm === true ? today : undefined,
    from: from ?? undefined,
    to: to ?? undefined,
    search: filter.search,
  };
}

/** No choice adds no condition. */
function some<Choice>(chosen: readonly Choice[] | undefined): readonly Choice[] | undefined {
  return chosen === undefined || chosen.length === 0 ? undefined : chosen;
}

type PointsQuery = Readonly<{
  schoolId: string;
  type: DrillType;
  otherType?: string | undefined;
  drillId?: string | undefined;
  before?: CalendarDate | undefined;
}>;

/** Of the last two years. */
export async function listOpenPoints(
  reader: Reader,
  { actor, today }: Viewer,
  { schoolId, type, otherType = '', drillId, before }: PointsQuery,
): Promise<OpenPoints> {
  if (!canRecordDrillAt(actor, schoolId)) throw problem('drill.viewNotAllowed');
  const to = before ?? today;
  const from = addDays(to, -365 * drillLimits.openPointsYears);
  const found = await drillsWithOpenPoints(reader, { schoolId, type, from, to });
  let left: number = drillLimits.openPoints;
  const drills = found
    .filter((drill) => drill.id !== drillId && isSameKind(drill, { type, otherType }))
    .map(({ id, drillDate, toImprove }) => {
      const points = toImprove.filter(({ isSettled }) => !isSettled).slice(0, left);
      left -= points.length;
      return { drillId: id, drillDate, points };
    });
  return { drills: drills.filter(({ points }) => points.length > 0) };
}
