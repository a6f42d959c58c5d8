import type { WalkFilter } from '@schooldog/contract/walks';
import { boundsOfRange, normalizeRange } from '@schooldog/domain/dates';
import { problem } from '@schooldog/domain/problems';
import { canOpenWalks, isOldWalk, walkLimits, walkRules, walkScope } from '@schooldog/domain/walks';
import { type Actor, may } from '@schooldog/domain/permissions';
import type { Reader } from '../../platform/database/database.ts';
import { byTime, keysetPage } from '../../platform/database/keysetPage.ts';
import { readOrganization } from '../../platform/settingsDocuments/organization.ts';
import { countWalks, everyWalk, walkPage, type WantedWalks } from './listStore.ts';
import { shownWalks } from './present.ts';
import { factsOf } from './record.ts';
import { type StoredWalk, walkTitle } from './store.ts';

const pageSize = 20;
const newestFirst = byTime(({ timeCreated, id }: StoredWalk) => ({ time: timeCreated, id }));

export async function listWalks(reader: Reader, actor: Actor, filter: WalkFilter) {
  const scope = walkScope(actor, filter.tab, filter.subTab);
  if (!canOpenWalks(actor) || scope === null) throw problem('walk.listNotAllowed');
  const wanted = await wantedOf(reader, actor, filter);
  const [{ rows, next }, counts] = await Promise.all([
    keysetPage({
      cursor: filter.before,
      size: pageSize,
      key: newestFirst,
      read: (after, limit) => walkPage(reader, { scope, subTab: filter.subTab, wanted }, { after, limit }),
    }),
    countTabs(reader, actor, wanted),
  ]);
  return { walks: await shownWalks(reader, rows), next, counts };
}

async function countTabs(reader: Reader, actor: Actor, wanted: WantedWalks) {
  const counted = async (tab: WalkFilter['tab'], subTab: WalkFilter['subTab']) => {
    const scope = walkScope(actor, tab, subTab);
    return scope === null ? null : countWalks(reader, { scope, subTab, wanted });
  };
  const [mineNow, mineDone, teamNow, teamDone] = await Promise.all([
    counted('mine', 'inprogress'),
    counted('mine', 'complete'),
    counted('team', 'inprogress'),
    counted('team', 'complete'),
  ]);
  return {
    mine: { inprogress: mineNow, complete: mineDone },
    team: { inprogress: teamNow, complete: teamDone },
  };
}

async function wantedOf(reader: Reader, actor: Actor, filter: WalkFilter): Promise<WantedWalks> {
  const { timeZone } = await readOrganization(reader);
  const { start, end } = boundsOfRange(normalizeRange(filter), timeZone);
  return {
    from: start === null ? undefined : new Date(start),
    until: end === null ? undefined : new Date(end),
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
  const rows = await walkPage(reader, listed, { after: null, limit: walkLimits.listedOnDashboard });
  const isFew = rows.length < walkLimits.listedOnDashboard;
  const current = rows.map(walkTitle);
  return isFew
    ? { walks: current, count: rows.length }
    : { walks: [], count: await countWalks(reader, listed) };
}

const mostOldWalks = 50;

/** Of one's own, those begun more than a week ago that one could complete. */
export async function listOldWalks(reader: Reader, actor: Actor, now: Date) {
  const scope = walkScope(actor, 'mine', 'inprogress');
  if (scope === null) return { walks: [] };
  const until = new Date(now.getTime() - walkLimits.oldMilliseconds);
  const listed = { scope, subTab: 'inprogress', wanted: { ...everyWalk, until } } as const;
  const found = await walkPage(reader, listed, { after: null, limit: mostOldWalks });
  const rows = found.filter(
    (row) =>
      isOldWalk({ status: row.status, timeCreated: row.timeCreated.toISOString() }, now) &&
      may(walkRules.complete, actor, factsOf(row)),
  );
  return { walks: await shownWalks(reader, rows) };
}
