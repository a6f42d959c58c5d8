import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor, within } from '@testing-library/react';
import type { SchoolTile } from '@schooldog/domain/schools';
import { expect, it } from 'vitest';
import { joinShells, ShellContext } from '../../../platform/navigation/featureShell.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { alertFilter } from '../../alerts/alertFilter.ts';
import { shell as alerts } from '../../alerts/shell.ts';
import { shell as dataProfiles } from '../../dataProfiles/shell.ts';
import { entryFilter } from '../../entries/index.ts';
import { shell as drills } from '../../drills/shell.ts';
import { shell as entries } from '../../entries/shell.ts';
import { shell as eop } from '../../eop/shell.ts';
import { shell as insights } from '../../insights/shell.ts';
import { shell as people } from '../../people/shell.ts';
import { SchoolTiles, WaitingTiles } from './SchoolTiles.tsx';

const days = { from: '2026-10-17', to: '2026-11-15' };

async function show(answer: () => { tiles: SchoolTile[] }) {
  fakeApi({ 'schools.getSchoolTiles': answer });
  const shell = joinShells([alerts, dataProfiles, drills, entries, eop, insights, people]);
  await renderAs(
    someone('principal'),
    <ShellContext value={shell}>
      <SchoolTiles schoolId={oakHill.id} />
    </ShellContext>,
  );
}

function hrefOf(link: HTMLElement) {
  const { pathname, searchParams } = new URL(String(link.getAttribute('href')), 'http://app.test');
  const search = Object.fromEntries(
    [...searchParams].map(([key, value]) => [key, value.replaceAll('"', '')]),
  );
  return { pathname, search };
}

it('each tile says how many, and leads to the list of just that', async () => {
  await show(() => ({
    tiles: [
      { key: 'goal', count: 7, required: 10, month: '2026-11' },
      { key: 'concerns', count: 1, before: 4, ...days },
      { key: 'openAlerts', count: 2, overdue: 1, scope: 'all' },
      { key: 'entries', count: 1234, onlyOwn: false },
      { key: 'alerts', count: 9, scope: 'all' },
      { key: 'locations', count: 40 },
      { key: 'people', count: 12 },
    ],
  }));
  const region = await screen.findByRole('region', { name: 'At a glance' });
  const links = await within(region).findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '7 of 10School-led entries this month3 more to reach the goal',
    '1Concern in the last 30 days4 in the 30 days before',
    '2Open alerts1 not acknowledged for over 24 hours',
    'Entries1,234',
    'All alerts9',
    'Locations40',
    'People12',
  ]);
  const [goal, concerns, open, , , locations, persons] = links.map(hrefOf);
  expect(goal).toMatchObject({ pathname: '/insights', search: { schoolIds: oakHill.id } });
  expect(entryFilter.read(concerns?.search ?? {})).toMatchObject({
    ...days,
    schoolIds: [oakHill.id],
    entryTypes: ['concern'],
  });
  expect(alertFilter.read(open?.search ?? {})).toEqual({
    tab: 'all',
    schoolIds: [oakHill.id],
    statuses: ['sent'],
  });
  expect([locations, persons]).toMatchObject([
    { pathname: '/dataProfiles', search: { schoolIds: oakHill.id } },
    { pathname: '/admin/manageUsers', search: { schoolIds: oakHill.id } },
  ]);
});

it('the drills and the plan say what is next and how many there are, each in its own line', async () => {
  await show(() => ({
    tiles: [
      {
        key: 'drills',
        count: 7,
        from: '2026-07-01',
        to: '2027-06-30',
        last: '2026-11-04',
        nextDue: '2027-01-31',
      },
      { key: 'eop', count: 38, total: 43, overdue: 2 },
    ],
  }));
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'Drills this school year7Next due by 1/31/2027',
    'Emergency plan certified38 of 432 overdue',
  ]);
});

it('a goal that is reached says so', async () => {
  await show(() => ({ tiles: [{ key: 'goal', count: 22, required: 10, month: '2026-11' }] }));
  expect((await screen.findByRole('link')).textContent).toBe(
    '22School-led entries this monthGoal of 10 reached',
  );
});

it('is absent for somebody who may count nothing there', async () => {
  await show(() => ({ tiles: [] }));
  await waitFor(() => expect(callsOf('schools.getSchoolTiles')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('says so when the numbers could not be loaded', async () => {
  await show(() => {
    throw refusal(403, 'school.viewNotAllowed');
  });
  expect((await screen.findByRole('alert')).textContent).toContain("Couldn't load this school's numbers");
});

it('holds the place of the tiles of a coordinator while they are loaded', () => {
  const { container } = render(
    <MantineProvider env="test">
      <WaitingTiles />
    </MantineProvider>,
  );
  expect(container.querySelectorAll('.mantine-Skeleton-root')).toHaveLength(11);
});
