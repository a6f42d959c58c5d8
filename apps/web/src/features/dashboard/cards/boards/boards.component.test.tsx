import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../../testing/fakeApi.ts';
import { oakHill } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { SchoolLeaderboardCard } from './SchoolLeaderboardCard.tsx';
import { TopWalkersCard } from './TopWalkersCard.tsx';

const schools = [
  { id: 'cedarCreek0000000000', name: 'Cedar Creek' },
  { id: 'mapleGrove0000000000', name: 'Maple Grove' },
  oakHill,
  { id: 'pineRidge00000000000', name: 'Pine Ridge' },
];
/** In September; in October everybody has one. */
const september = [12, 40, 7, 1234];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-06T14:00:00.000Z') });
  fakeApi({
    'schools.listSchoolNames': () => schools,
    'insights.getSchoolLeaderboard': ({ month = '2026-10' }) => ({
      month,
      schools: schools.map(({ id }, at) => ({
        schoolId: id,
        entries: month === '2026-09' ? (september[at] ?? 0) : 1,
      })),
    }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('a principal sees the rank of the school in a chosen month', async () => {
  const user = await renderAs(someone('principal'), <SchoolLeaderboardCard />);
  const months = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Month' });
  expect(within(months).getAllByRole('option')).toHaveLength(36);
  expect(months.value).toBe('2026-10');
  await user.selectOptions(months, '2026-09');
  await waitFor(() =>
    expect(rows()).toEqual([
      '1Pine Ridge1,234 entries',
      '2Maple Grove40 entries',
      '3Cedar Creek12 entries',
      '4Oak Hill ElementaryYour school7 entries',
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Full Leaderboard' }));
  const full = within(await screen.findByRole('dialog', { name: 'Full Leaderboard' }));
  expect(full.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
    schools.map(({ name }) => name),
  );
  const entries = full
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(entries).toEqual(['12', '40', '7', '1,234']);
});

it('a principal sees who walks most in a chosen school year', async () => {
  fakeApi({
    'insights.getTopWalkers': ({ schoolYear = '2026-2027' }) => ({
      schoolYear,
      walkers:
        schoolYear === '2025-2026'
          ? [
              { userId: 'anaReyes000000000000', name: 'Ana Reyes', entries: 12 },
              { userId: someone('principal').id, name: 'Pat Lee', entries: 1 },
            ]
          : [],
    }),
  });
  const user = await renderAs(someone('principal'), <TopWalkersCard />);
  await screen.findByText('There are no Top Walkers yet.');
  const years = screen.getByRole('combobox', { name: 'School year' });
  expect(within(years).getAllByRole('option')[0]?.textContent).toBe('School year 2026-2027');
  await user.selectOptions(years, '2025-2026');
  await waitFor(() => expect(rows()).toEqual(['1Ana Reyes12 entries', '2Pat LeeYou1 entry']));
});

it('a card that could not be loaded says so, and is asked again', async () => {
  fakeApi({
    'insights.getTopWalkers': () => {
      throw refusal(403, 'insight.boardsNotAllowed');
    },
  });
  const user = await renderAs(someone('district_safety_coordinator'), <TopWalkersCard />);
  expect((await screen.findByRole('alert')).textContent).toContain("This couldn't be loaded.");
  const walkers = [{ userId: 'anaReyes000000000000', name: 'Ana Reyes', entries: 12 }];
  fakeApi({ 'insights.getTopWalkers': () => ({ schoolYear: '2026-2027', walkers }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Ana Reyes');
  expect(callsOf('insights.getTopWalkers')).toHaveLength(2);
});
