import { screen, waitFor, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, expect, it, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { preloadProblemTexts } from '../../../platform/problems/index.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { aSeries } from '../../../testing/recurring.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { seriesFilter, type SeriesListFilter } from '../seriesFilter.ts';
import { Recurring } from './RecurringPage.tsx';

const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove' };

const setFilter = vi.fn<(changed: SeriesListFilter) => void>();

beforeEach(async () => {
  setFilter.mockClear();
  setManualOffline(false);
  await preloadProblemTexts();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getOrganization': () => organizationOf({}),
    'users.findPeople': () => ({ people: [], more: false }),
    'workOrders.getTasksSettings': () => tasksSettingsOf({}),
    'recurring.listSeries': () => ({ series: [aSeries()], next: null, count: 1 }),
  });
});

const show = (filter: SeriesListFilter = {}) =>
  renderAs(
    someone('maintenance_supervisor'),
    <Recurring filtering={{ filter, setFilter, clear: () => {}, count: seriesFilter.count(filter) }} />,
  );

async function openMenu(user: Awaited<ReturnType<typeof show>>) {
  await user.click(await screen.findByLabelText('Actions for Change air filters'));
}

it('rows say how often, where, when next, the last order and who answers for it', async () => {
  fakeApi({
    'recurring.listSeries': () => ({
      series: [
        aSeries(),
        aSeries({
          id: 'second00000000000000',
          title: 'Check AEDs',
          schoolIds: [oakHill.id, mapleGrove.id],
          isPaused: true,
          needsOwner: true,
          pausedSchoolIds: [mapleGrove.id],
          ownerName: null,
          lastOrder: null,
        }),
      ],
      next: null,
      count: 2,
    }),
  });
  await show();
  const [filters, aeds] = (await screen.findAllByRole('article')).map((card) => within(card));
  expect(filters?.getByRole('link', { name: 'Change air filters' })).toBeTruthy();
  expect(filters?.getByText('Every 3 months')).toBeTruthy();
  expect(filters?.getByText(/2\/1\/2027/).textContent).toContain('Moved from 1/31/2027');
  expect(await filters?.findByText('Oak Hill Elementary')).toBeTruthy();
  expect(filters?.getByRole('link', { name: '#1042' }).getAttribute('href')).toBe(
    '/tasks/task/workOrder00000000000',
  );
  expect(filters?.getByText('Owner: Sam Ortiz')).toBeTruthy();
  for (const words of ['Needs an owner', 'Paused at 1 school', '2 schools', 'Owner: Former user'])
    expect(aeds?.getByText(words)).toBeTruthy();
  expect(aeds?.getAllByText(/Paused$/)).toHaveLength(1);
  expect(aeds?.getByText(/None while paused/)).toBeTruthy();
  expect(aeds?.getByText('None yet')).toBeTruthy();
});

it('asks the server for what the filter says', async () => {
  await show({ search: 'filter', paused: true });
  await screen.findAllByRole('article');
  expect(callsOf('recurring.listSeries')).toEqual([{ search: 'filter', paused: true, before: undefined }]);
  expect(screen.getByText('“filter”')).toBeTruthy();
});

it('generates now, and asks first when the last one is open', async () => {
  fakeApi({
    'recurring.generateSeriesNow': ({ isConfirmed }) => {
      if (!isConfirmed) throw refusal(409, 'recurring.lastOrderOpen');
      return { made: 1 };
    },
  });
  const user = await show();
  await openMenu(user);
  await user.click(await screen.findByText('Generate now'));
  const question = await screen.findByRole('dialog', { name: 'The last work order is still open' });
  await user.click(within(question).getByRole('button', { name: 'Generate now' }));
  await waitFor(() =>
    expect(callsOf('recurring.generateSeriesNow')).toEqual([
      { seriesId: aSeries().id, isConfirmed: false },
      { seriesId: aSeries().id, isConfirmed: true },
    ]),
  );
});

it('deletes only after a question, and pauses at once', async () => {
  fakeApi({ 'recurring.pauseSeries': () => aSeries(), 'recurring.deleteSeries': () => ({ done: true }) });
  const user = await show();
  await openMenu(user);
  await user.click(await screen.findByText('Pause'));
  await waitFor(() =>
    expect(callsOf('recurring.pauseSeries')).toEqual([{ seriesId: aSeries().id, isPaused: true }]),
  );
  await openMenu(user);
  await user.click(await screen.findByText('Delete'));
  const question = await screen.findByRole('dialog', { name: 'Delete recurring work order?' });
  expect(callsOf('recurring.deleteSeries')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(callsOf('recurring.deleteSeries')).toEqual([{ seriesId: aSeries().id }]));
});

it('an opened series has its next dates, what became of the last ones, and schools to resume', async () => {
  const series = aSeries({ pausedSchoolIds: [oakHill.id], needsOwner: true });
  fakeApi({
    'recurring.getSeries': () => series,
    'recurring.listSeriesRuns': () => ({
      runs: [
        {
          schoolId: oakHill.id,
          nominalDate: '2026-10-31',
          day: '2026-11-02',
          outcome: 'made',
          order: { id: 'workOrder00000000000', publicId: 1042, status: 'Started' },
        },
        {
          schoolId: oakHill.id,
          nominalDate: '2026-07-31',
          day: '2026-07-31',
          outcome: 'skippedClosed',
          order: null,
        },
      ],
      next: null,
    }),
    'recurring.resumeSchoolOfSeries': () => series,
  });
  const user = await show({ series: series.id });
  const dialog = within(await screen.findByRole('dialog', { name: 'Change air filters' }));
  expect(await dialog.findByText('Next 12 dates')).toBeTruthy();
  expect(await dialog.findByText('created 11/2/2026')).toBeTruthy();
  expect(dialog.getByText('Skipped: closed day')).toBeTruthy();
  await user.click(await dialog.findByRole('button', { name: 'Resume at Oak Hill Elementary' }));
  await waitFor(() =>
    expect(callsOf('recurring.resumeSchoolOfSeries')).toEqual([
      { seriesId: series.id, schoolId: oakHill.id },
    ]),
  );
});

it('says that it needs a connection', async () => {
  await show();
  await screen.findAllByRole('article');
  setManualOffline(true);
  expect(await screen.findByText('You are offline. Recurring work orders need a connection.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create Recurring Work Order' })).toHaveProperty(
    'disabled',
    true,
  );
});
