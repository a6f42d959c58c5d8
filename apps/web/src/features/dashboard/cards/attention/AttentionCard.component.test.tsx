import { fireEvent, screen, within } from '@testing-library/react';
import type { AttentionRow } from '@schooldog/domain/attention';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeTuesday, takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { IconRun } from '@tabler/icons-react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type FeatureShell, joinShells, ShellContext } from '../../../../platform/navigation/featureShell.ts';
import { fakeApi } from '../../../../testing/fakeApi.ts';
import { oakHill } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { alertFilter } from '../../../alerts/alertFilter.ts';
import { shell as alerts } from '../../../alerts/shell.ts';
import { entryFilter } from '../../../entries/index.ts';
import { planSchoolFilter } from '../../../eop/eopFilter.ts';
import { shell as eop } from '../../../eop/shell.ts';
import { shell as entries } from '../../../entries/shell.ts';
import { shell as insights } from '../../../insights/shell.ts';
import { shell as walks } from '../../../walks/shell.ts';
import { walkFilter } from '../../../walks/walkFilter.ts';
import { shell as workOrders } from '../../../workOrders/shell.ts';
import { workOrderFilter } from '../../../workOrders/workOrderFilter.ts';
import { AttentionCard } from './AttentionCard.tsx';

takesPlaceOnTuesday();

const location = { profileId: 'profile0000000000000', optionId: 'option00000000000000' };
const days = { from: '2026-10-17', to: '2026-11-15' };

async function showCard(rows: readonly AttentionRow[], more: readonly FeatureShell[] = []) {
  fakeApi({
    'dashboard.getAttention': () => ({ rows: [...rows] }),
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
  });
  const shell = joinShells([alerts, entries, insights, walks, workOrders, ...more]);
  await renderAs(
    someone('principal'),
    <ShellContext value={shell}>
      <AttentionCard />
    </ShellContext>,
  );
}

function searchOf(link: HTMLElement): Record<string, unknown> {
  const { search } = new URL(String(link.getAttribute('href')), 'http://app.test');
  return Object.fromEntries(
    [...new URLSearchParams(search)].map(([key, value]) => [key, value.replaceAll('"', '')]),
  );
}

it('each row says what needs attention and leads to the list of just that', async () => {
  const since = beforeTuesday(49 * 3_600_000);
  await showCard([
    { key: 'alertsWaiting', count: 2, since },
    { key: 'alertsOverdue', count: 1, since },
    { key: 'repeatedConcerns', count: 4, ...days, schoolId: oakHill.id, place: 'Gym', location },
    { key: 'concernsRising', count: 12, before: 7, ...days },
    { key: 'schoolsBehind', count: 1, month: '2026-11', required: 10, schoolIds: [oakHill.id] },
  ]);
  const rows = await screen.findAllByRole('listitem');
  expect(rows).toHaveLength(5);
  const [waiting, overdue, repeated, rising, behind] = rows.map((row) => within(row).getByRole('link'));
  expect(waiting?.textContent).toBe('2 alerts need your acknowledgmentOldest sent 2 days ago');
  expect(alertFilter.read(searchOf(waiting ?? document.body))).toEqual({
    tab: 'received',
    needsMyAcknowledgement: true,
  });
  expect(alertFilter.read(searchOf(overdue ?? document.body))).toEqual({ tab: 'all', isOverdue: true });
  expect(await screen.findByText('Oak Hill Elementary · Last 30 days')).toBeTruthy();
  expect(entryFilter.read(searchOf(repeated ?? document.body))).toMatchObject({
    ...days,
    location,
    schoolIds: [oakHill.id],
    entryTypes: ['concern'],
  });
  expect(rising?.textContent).toBe('12 concerns in the last 7 daysUp from 7 the week before');
  expect(behind?.textContent).toContain("1 school is behind pace for this month's goal");
});

it('walks to review and abandoned ones lead to their tabs', async () => {
  const since = beforeTuesday(9 * 24 * 3_600_000);
  await showCard([
    { key: 'walksToReview', count: 1, since },
    { key: 'abandonedWalks', count: 2, since },
  ]);
  const review = await screen.findByRole('link', { name: /1 walk needs your review/ });
  expect(walkFilter.read(searchOf(review))).toEqual({ currentTab: '1', subTab: '0', awaitingMyAction: true });
  const abandoned = screen.getByRole('link', { name: /2 walks you lead are abandoned/ });
  expect(walkFilter.read(searchOf(abandoned))).toEqual({ currentTab: '0', subTab: '0' });
});

it('work orders to approve, overdue and unassigned ones lead to lists of just those', async () => {
  const since = beforeTuesday(121 * 3_600_000);
  await showCard([
    { key: 'workOrdersToApprove', count: 1, since },
    { key: 'workOrdersOverdue', count: 1200, since, onlyMine: false },
    { key: 'workOrdersUnassigned', count: 2, since, to: '2026-11-12' },
  ]);
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '1 work order needs your approvalOldest submitted 5 days ago',
    '1,200 work orders are overdueOldest was due 5 days ago',
    '2 work orders have no assignee after 3 daysOldest created 5 days ago',
  ]);
  expect(links.map((link) => workOrderFilter.read(searchOf(link)))).toEqual([
    { statuses: ['AwaitingApproval'], schoolIds: [oakHill.id] },
    { overdue: true },
    { unassigned: true, statuses: ['New', 'Started'], to: '2026-11-12' },
  ]);
});

it('people who manage no work orders are led to their own', async () => {
  const since = beforeTuesday(121 * 3_600_000);
  await showCard([
    { key: 'workOrdersOverdue', count: 1, since, onlyMine: true },
    { key: 'workOrdersAssigned', count: 13, since },
    { key: 'workOrdersSubmitted', count: 2, since },
  ]);
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '1 of your work orders is overdueOldest was due 5 days ago',
    '13 work orders assigned to youOldest created 5 days ago',
    '2 work orders you submitted are openOldest submitted 5 days ago',
  ]);
  const statuses = ['AwaitingApproval', 'Scheduled', 'New', 'Started'];
  expect(links.map((link) => workOrderFilter.read(searchOf(link)))).toEqual([
    { overdue: true, mine: true },
    { mine: true, statuses },
    { creatorIds: [someone('principal').id], statuses },
  ]);
});

it('drills that are late, due and to be confirmed say by when', async () => {
  const part = { icon: IconRun, follows: [], to: '/drills', search: () => ({}) };
  await showCard(
    [
      { key: 'drillsLate', count: 2, since: '2026-08-13' },
      { key: 'drillsDue', count: 1, by: '2026-10-31' },
      { key: 'drillsToConfirm', count: 1, since: '2026-10-02' },
    ],
    [{ attention: { drillsLate: part, drillsDue: part, drillsToConfirm: part } }],
  );
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '2 required drills are lateOldest was due by 8/13/2026',
    '1 required drill is due within a weekFirst one is due by 10/31/2026',
    '1 drill to be confirmedOldest was planned for 10/2/2026',
  ]);
});

it('parts of emergency plans lead to those that are overdue, in amber, or due soon', async () => {
  await showCard(
    [
      { key: 'eopsOverdue', count: 17, since: '2026-10-02' },
      { key: 'eopsDueSoon', count: 3, by: '2026-11-22' },
    ],
    [eop],
  );
  const links = await screen.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '17 emergency plan components to certifyOldest since 10/2/2026',
    '3 emergency plan components are due within 10 daysFirst one is due by 11/22/2026',
  ]);
  expect(links.map((link) => planSchoolFilter.read(searchOf(link)))).toEqual([
    { states: ['overdue'] },
    { states: ['dueSoon'] },
  ]);
  const urgent = links.map((link) => link.querySelector('[data-urgent]') !== null);
  expect(urgent).toEqual([true, false]);
});

it('a phone shows the first three, and the others when asked', async () => {
  const screenOf = (query: string) => ({
    matches: query === 'screen and (max-width: 47.99em)',
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('matchMedia', screenOf);
  onTestFinished(() => void vi.unstubAllGlobals());
  const since = tuesdayMorning.toISOString();
  await showCard([
    { key: 'alertsWaiting', count: 2, since },
    { key: 'alertsOverdue', count: 1, since },
    { key: 'concernsRising', count: 12, before: 7, ...days },
    { key: 'workOrdersOverdue', count: 3, since, onlyMine: false },
    { key: 'schoolsBehind', count: 1, month: '2026-11', required: 10, schoolIds: [oakHill.id] },
  ]);
  const more = await screen.findByRole('button', { name: 'Show 2 more' });
  expect(screen.getAllByRole('link')).toHaveLength(3);
  fireEvent.click(more);
  expect(screen.getAllByRole('link')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('is calm when nothing needs attention', async () => {
  await showCard([]);
  expect(await screen.findByText('Nothing needs attention right now.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
