import { type ShownWalk, shownWalkSchema, type WalkFilter } from '@schooldog/contract/walks';
import { boundsOfRange, normalizeRange } from '@schooldog/domain/dates';
import { problem } from '@schooldog/domain/problems';
import { canOpenWalks, isOldWalk, walkLimits, walkRules, walkScope } from '@schooldog/domain/walks';
import { type Actor, may } from '@schooldog/domain/permissions';
import type { SignedInContext } from '../../platform/api/context.ts';
import { jsonText } from '../../platform/api/procedure.ts';
import type { Reader } from '../../platform/database/database.ts';
import { byTime, keysetPage } from '../../platform/database/keysetPage.ts';
import { districtTimeZone } from '../../platform/settingsDocuments/timeZone.ts';
import {
  countWalks,
  everyWalk,
  type Listed,
  type ListedWalk,
  walkPage,
  type WantedWalks,
} from './listStore.ts';

const pageSize = 20;
const newestFirst = byTime(({ time, id }: ListedWalk) => ({ time, id }));

type Viewer = Pick<SignedInContext['signedIn'], 'actor' | 'settingsVersions'>;

/** A page with the counts of all tabs. */
export async function listWalks(reader: Reader, { actor, settingsVersions }: Viewer, filter: WalkFilter) {
  const scope = walkScope(actor, filter.tab, filter.subTab);
  if (!canOpenWalks(actor) || scope === null) throw problem('walk.listNotAllowed');
  const { from, to } = filter;
  const hasDates = from !== undefined || to !== undefined;
  const timeZone = hasDates ? await districtTimeZone(reader, settingsVersions) : null;
  const wanted = wantedOf(actor, filter, timeZone);
  const [{ rows, next }, counts] = await Promise.all([
    keysetPage({
      cursor: filter.before,
      size: pageSize,
      key: newestFirst,
      read: (after, limit) => walkPage(reader, { scope, subTab: filter.subTab, wanted }, { after, limit }),
    }),
    countTabs(reader, actor, wanted),
  ]);
  const walks = rows.map(({ json }) => json).join(',');
  return jsonText<{ walks: ShownWalk[]; next: string | null; counts: typeof counts }>(
    `{"walks":[${walks}],"next":${JSON.stringify(next)},"counts":${JSON.stringify(counts)}}`,
  );
}

async function countTabs(reader: Reader, actor: Actor, wanted: WantedWalks) {
  const listed = (tab: WalkFilter['tab'], subTab: WalkFilter['subTab']): Listed | null => {
    const scope = walkScope(actor, tab, subTab);
    return scope === null ? null : { scope, subTab, wanted };
  };
  const { mineNow, mineDone, teamNow, teamDone } = await countWalks(reader, {
    mineNow: listed('mine', 'inprogress'),
    mineDone: listed('mine', 'complete'),
    teamNow: listed('team', 'inprogress'),
    teamDone: listed('team', 'complete'),
  });
  return {
    mine: { inprogress: mineNow, complete: mineDone },
    team: { inprogress: teamNow, complete: teamDone },
  };
}

/** Without a time zone there are no dates to read in it. */
function wantedOf(actor: Actor, filter: WalkFilter, timeZone: string | null): WantedWalks {
  const { start, end } =
    timeZone === null ? { start: null, end: null } : boundsOfRange(normalizeRange(filter), timeZone);
  return {
    from: start ?? undefined,
    until: end ?? undefined,
    schoolIds: filter.schoolIds,
    walkTypes: filter.walkTypes,
    userIds: filter.userIds,
    awaitingReviewBy: filter.awaitingMyAction === true ? actor.userId : undefined,
    showArchived: filter.showArchived === true,
  };
}

/** One's own walks in progress; one by one only where they are few. */
export async function listCurrentWalks(reader: Reader, actor: Actor) {
  const scope = walkScope(actor, 'mine', 'inprogress');
  if (scope === null) throw problem('walk.listNotAllowed');
  const listed = { scope, subTab: 'inprogress', wanted: everyWalk } as const;
  const found = await shownWalks(reader, listed, walkLimits.listedOnDashboard);
  if (found.length < walkLimits.listedOnDashboard) {
    const walks = found.map(({ id, schoolId, status, timeCreated }) => ({
      id,
      schoolId,
      status,
      timeCreated,
    }));
    return { walks, count: found.length };
  }
  const { count } = await countWalks(reader, { count: listed });
  return { walks: [], count: count ?? 0 };
}

const mostOldWalks = 50;

/** Of one's own, those begun more than a week ago that one could complete. */
export async function listOldWalks(reader: Reader, actor: Actor, now: Date) {
  const scope = walkScope(actor, 'mine', 'inprogress');
  if (scope === null) return { walks: [] };
  const until = new Date(now.getTime() - walkLimits.oldMilliseconds).toISOString();
  const listed = { scope, subTab: 'inprogress', wanted: { ...everyWalk, until } } as const;
  const found = await shownWalks(reader, listed, mostOldWalks);
  return { walks: found.filter((walk) => isOldWalk(walk, now) && may(walkRules.complete, actor, walk)) };
}

async function shownWalks(reader: Reader, listed: Listed, limit: number): Promise<ShownWalk[]> {
  const rows = await walkPage(reader, listed, { after: null, limit });
  return rows.map(({ json }) => shownWalkSchema.parse(JSON.parse(json)));
}
