// Without a network the filter is applied here, to the walks that this device has seen and to those it has not sent yet.
import type { ShownWalk } from '@schooldog/contract/walks';
import { dateIn } from '@schooldog/domain/dates';
import type { Schools } from '@schooldog/domain/permissions';
import { participantsOf, type WalkScope, type WalkSubTab } from '@schooldog/domain/walks';
import type { WalkListFilter } from '../walkFilter.ts';

type Viewer = Readonly<{ userId: string; timeZone: string }>;

/** Whether the tab holds it, as on the server. */
export function isInTab(walk: ShownWalk, scope: WalkScope, subTab: WalkSubTab): boolean {
  if ((walk.status === 'complete') !== (subTab === 'complete')) return false;
  if (scope.tab === 'mine')
    return participantsOf(walk).includes(scope.userId) && includes(scope.schools, walk.schoolId);
  return scope.reaches.some(
    ({ schools, walkTypes }) => includes(schools, walk.schoolId) && walkTypes.includes(walk.walkType),
  );
}

/** Days are those of the district's calendar. */
export function matchesFilter(walk: ShownWalk, filter: WalkListFilter, viewer: Viewer): boolean {
  const day = dateIn(walk.timeCreated, viewer.timeZone);
  const { from, to, schoolIds, walkTypes, userIds } = filter;
  return (
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (schoolIds === undefined || schoolIds.includes(walk.schoolId)) &&
    (walkTypes === undefined || walkTypes.includes(walk.walkType)) &&
    (userIds === undefined || participantsOf(walk).some((id) => userIds.includes(id))) &&
    (filter.awaitingMyAction !== true || walk.awaitingReviewBy === viewer.userId) &&
    (filter.showArchived === true || walk.timeArchived === null)
  );
}

function includes(schools: Schools, schoolId: string): boolean {
  return schools === 'all' || schools.includes(schoolId);
}
