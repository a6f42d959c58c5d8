import { walkScope } from '@schooldog/domain/walks';
import { educatorOfOakHill, principalOfOakHill } from '@schooldog/domain/permissions/testing';
import { expect, it } from 'vitest';
import { aWalk } from '../../../testing/records.ts';
import { isInTab, matchesFilter } from './matches.ts';
import { chosenTab, offeredTabs } from './offeredTabs.ts';

const [oakHill = ''] = principalOfOakHill.roleSchoolIds;
const viewer = { userId: educatorOfOakHill.userId, timeZone: 'America/New_York' };
const walk = aWalk({
  schoolId: oakHill,
  collaborators: [educatorOfOakHill.userId],
  // Still September 2 in New York.
  timeCreated: '2026-09-03T03:30:00.000Z',
});

it.each([
  [{}, true],
  [{ from: '2026-09-02', to: '2026-09-02' }, true],
  [{ from: '2026-09-03' }, false],
  [{ to: '2026-09-01' }, false],
  [{ schoolIds: [oakHill] }, true],
  [{ schoolIds: ['other'] }, false],
  [{ walkTypes: ['district' as const] }, false],
  [{ userIds: [walk.leaderUserId] }, true],
  [{ userIds: [educatorOfOakHill.userId] }, true],
  [{ userIds: ['nobody'] }, false],
  [{ awaitingMyAction: true }, false],
])('%o', (filter, isFound) => {
  expect(matchesFilter(walk, filter, viewer)).toBe(isFound);
});

it('archived walks and walks to review are found when they are asked for', () => {
  const archived = { ...walk, timeArchived: walk.timeCreated };
  expect(matchesFilter(archived, {}, viewer)).toBe(false);
  expect(matchesFilter(archived, { showArchived: true }, viewer)).toBe(true);
  expect(
    matchesFilter({ ...walk, awaitingReviewBy: viewer.userId }, { awaitingMyAction: true }, viewer),
  ).toBe(true);
});

it('a tab holds what the server lists in it', () => {
  const mine = walkScope(educatorOfOakHill, 'mine', 'inprogress');
  const team = walkScope(principalOfOakHill, 'team', 'inprogress');
  if (mine === null || team === null) throw new Error('both have these tabs');
  expect(isInTab(walk, mine, 'inprogress')).toBe(true);
  expect(isInTab({ ...walk, status: 'review' }, mine, 'inprogress')).toBe(true);
  expect(isInTab({ ...walk, status: 'complete' }, mine, 'inprogress')).toBe(false);
  expect(isInTab({ ...walk, collaborators: [] }, mine, 'inprogress')).toBe(false);
  expect(isInTab(walk, team, 'inprogress')).toBe(true);
  expect(isInTab({ ...walk, schoolId: 'other' }, team, 'inprogress')).toBe(false);
});

it('the address chooses among the tabs that a person has', () => {
  const ofEducator = offeredTabs(educatorOfOakHill);
  expect(ofEducator).toEqual([{ tab: 'mine', subTabs: ['inprogress', 'complete'] }]);
  expect(chosenTab(ofEducator, { currentTab: '1', subTab: '1' })).toEqual({
    tab: 'mine',
    subTab: 'complete',
  });
  const ofPrincipal = offeredTabs(principalOfOakHill);
  expect(chosenTab(ofPrincipal, {})).toEqual({ tab: 'mine', subTab: 'inprogress' });
  expect(chosenTab(ofPrincipal, { currentTab: '1', subTab: '1' })).toEqual({
    tab: 'team',
    subTab: 'complete',
  });
});
