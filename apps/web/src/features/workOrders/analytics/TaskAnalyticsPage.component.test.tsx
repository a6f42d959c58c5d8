import { screen, within } from '@testing-library/react';
import type { AnalyticsNumbers, TaskAnalytics } from '@schooldog/contract/workOrders';
import { organizationOf } from '@schooldog/domain/settings';
import { tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi, never, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { Analytics } from './TaskAnalyticsPage.tsx';

const numbers: AnalyticsNumbers = {
  open: 12,
  overdue: 3,
  awaitingApproval: 2,
  completed: 40,
  response: { minutes: 294, count: 38 },
  completion: { minutes: 4080, count: 40 },
  onTime: { onTime: 15, late: 4, pastDue: 1 },
  reopened: 2,
  weeks: [{ from: '2026-11-15', to: '2026-11-17', created: 5, completed: 4 }],
  ages: { '0-2': 4, '3-7': 3, '8-14': 2, '15-30': 1, over30: 2 },
  schools: [{ schoolId: oakHill.id, open: 12, completed: 40 }],
  boards: [{ boardId: null, open: 12, completed: 40 }],
  priorities: [{ priority: 'High', open: 12, completed: 40 }],
  assignees: [{ userId: null, name: null, open: 12, completed: 40 }],
  places: [],
};

const answer: TaskAnalytics = {
  numbers,
  period: { from: '2025-11-18', to: '2026-11-17' },
  schoolIds: [oakHill.id],
  timeComputed: '2026-11-17T15:32:00.000Z',
  isRecounting: false,
  isRecalculating: false,
  hasCalendar: true,
};

const filtering = { filter: {}, setFilter: () => {}, clear: () => {}, count: 0 };

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'workOrders.getTasksSettings': () => tasksSettingsOf({}),
  }),
);

async function show(changes: Partial<TaskAnalytics> = {}) {
  fakeApi({ 'workOrders.getTaskAnalytics': () => ({ ...answer, ...changes }) });
  return renderAs(someone('principal'), <Analytics filtering={filtering} />);
}

it('says each number with its unit, and links it to its orders at the same schools', async () => {
  await show();
  const overdue = await screen.findByRole('link', { name: '3. See work orders: Overdue' });
  expect(overdue.getAttribute('href')).toBe(`/tasks?schoolIds=${oakHill.id}&overdue=true`);
  expect(screen.getByText('Median to first response').parentElement?.textContent).toContain('4.9work hours');
  expect(screen.getByText('Median to completion').parentElement?.textContent).toContain('12 more are open');
  expect(screen.getByText('Completed on time').parentElement?.textContent).toContain('75%');
  expect(screen.getByText('15 of 20 with a due date')).toBeTruthy();
  const ages = screen.getByRole('list', { name: 'Open by age in work days' });
  expect(
    within(ages)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['0–24', '3–73', '8–142', '15–301', 'Over 302']);
});

it('has the same numbers in tables', async () => {
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Show as tables' }));
  const weeks = screen.getByRole('table', { name: 'Created and completed by week' });
  const created = within(weeks).getByRole('link', { name: '11/15/2026 – 11/17/2026: 5 (Created)' });
  expect(created.getAttribute('href')).toContain('dateRange=2026-11-15%2C2026-11-17');
  expect(
    within(weeks)
      .getByRole('link', { name: /: 4 \(Completed\)/ })
      .getAttribute('href'),
  ).toContain('completed=2026-11-15%2C2026-11-17');
});

it('says that all hours count without a calendar, and that hours are being recalculated', async () => {
  await show({ hasCalendar: false, isRecalculating: true });
  expect(await screen.findByText(/all hours and all days count/)).toBeTruthy();
  expect(screen.getByText(/being recalculated/)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Open by age in days' })).toBeTruthy();
});

it('counts anew on request', async () => {
  const user = await show();
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(callsOf('workOrders.getTaskAnalytics')).toContainEqual({ fresh: true });
});

it('says when there is nothing to count', async () => {
  const none = { ...numbers, open: 0, completed: 0, weeks: [] };
  await show({ numbers: none });
  expect(await screen.findByText('No work orders to count')).toBeTruthy();
});

it('shows a skeleton while it waits', async () => {
  fakeApi({ 'workOrders.getTaskAnalytics': never });
  await renderAs(someone('principal'), <Analytics filtering={filtering} />);
  expect(document.querySelector('.mantine-Skeleton-root')).toBeTruthy();
});

it('offers to try again when the server fails', async () => {
  fakeApi({
    'workOrders.getTaskAnalytics': () => {
      throw refusal(500, 'unexpected');
    },
  });
  await renderAs(someone('principal'), <Analytics filtering={filtering} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
});
