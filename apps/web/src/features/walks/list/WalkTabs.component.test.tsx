import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { aWalk, oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { type WalkListFilter, walkFilter } from '../walkFilter.ts';
import { WalkTabs } from './WalkTabs.tsx';

const principal = someone('principal');
const counts = { mine: { inprogress: 2, complete: 4 }, team: { inprogress: 1, complete: 7 } };
const mine = aWalk({
  leaderUserId: principal.id,
  collaborators: ['anaReyes000000000000'],
  collaboratorNames: [{ userId: 'anaReyes000000000000', name: 'Ana Reyes' }],
  entryCount: 3,
  timeframe: '2026-10-30',
});
const inReview = aWalk({
  id: 'walk0000000000000001',
  status: 'review',
  awaitingReviewBy: principal.id,
  reviewerName: 'Pat Lee',
});

const unfiltered = { filter: {}, setFilter: () => {}, clear: () => {}, count: 0 };

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'walks.listWalks': () => ({ walks: [mine, inReview], next: null, counts }),
    'users.findPeople': () => ({ people: [], more: false }),
  });
});

it('tabs count their walks, and cards lead to the page of their status', async () => {
  await renderAs(principal, <WalkTabs filtering={unfiltered} />);
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  const [first, second] = cards.map((card) => within(card));
  expect(first?.getByRole('link', { name: 'Oak Hill Elementary' }).getAttribute('href')).toBe(
    `/walks/walk/${mine.id}/inprogress`,
  );
  expect(first?.getByText('3 entries')).toBeTruthy();
  expect(first?.getByText('Led by you')).toBeTruthy();
  expect(first?.getByText('With Ana Reyes')).toBeTruthy();
  expect(first?.getByText(/10\/30\/2026/)).toBeTruthy();
  expect(second?.getByRole('link').getAttribute('href')).toBe(`/walks/walk/${inReview.id}/review`);
  expect(second?.getByText('Awaiting my action')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /My Walks/ }).textContent).toContain('6');
  expect(screen.getByRole('tab', { name: /Team Walks/ }).textContent).toContain('8');
  expect(screen.getByRole('tab', { name: /Completed/ }).textContent).toContain('4');
  expect(callsOf('walks.listWalks')).toEqual([{ tab: 'mine', subTab: 'inprogress' }]);
});

it('a tab that the person does not have is not there', async () => {
  await renderAs(someone('educator'), <WalkTabs filtering={unfiltered} />);
  await screen.findAllByRole('article');
  expect(screen.queryByRole('tab', { name: /Team Walks/ })).toBeNull();
});

it('a completed walk asks what to open of it', async () => {
  const complete = aWalk({ status: 'complete', timeCompleted: '2026-10-06T14:30:00.000Z', entryCount: 3 });
  fakeApi({ 'walks.listWalks': () => ({ walks: [complete], next: null, counts }) });
  const user = await renderAs(principal, <WalkTabs filtering={unfiltered} />);
  await user.click(await screen.findByRole('button', { name: 'Oak Hill Elementary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Oak Hill Elementary walk' }));
  expect(dialog.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
    `/walks/walk/${complete.id}/complete`,
  );
  expect(dialog.getByRole('button', { name: 'Full Summative Report' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Observations Report' })).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'CSV' })).toBeNull();
});

/** As on its page, where the filter is in the address. */
function Filtered() {
  const [filter, setFilter] = useState<WalkListFilter>({});
  const filtering = { filter, setFilter, clear: () => {}, count: walkFilter.count(filter) };
  return (
    <>
      <output aria-label="Address">{JSON.stringify(walkFilter.write(filter))}</output>
      <WalkTabs filtering={filtering} />
    </>
  );
}

it('tabs and filters are in the address, and the server is asked for them', async () => {
  const user = await renderAs(principal, <Filtered />);
  await screen.findAllByRole('article');
  const address = () => screen.getByLabelText('Address').textContent;
  await user.click(screen.getByRole('tab', { name: /Completed/ }));
  expect(address()).toContain('"subTab":1');
  await user.click(screen.getByRole('tab', { name: /Team Walks/ }));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: 'District-Led' }));
  // The tick is shown at once, and the filter follows in the next frame.
  await waitFor(() => expect(address()).toContain('"walkTypes":"district"'));
  await user.click(screen.getByRole('switch', { name: 'Show archived' }));
  await waitFor(() => expect(address()).toContain('"showArchived":true'));
  expect(address()).toContain('"currentTab":1');
  expect(address()).toContain('"walkTypes":"district"');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
  expect(callsOf('walks.listWalks').at(-1)).toMatchObject({
    tab: 'team',
    walkTypes: ['district'],
    showArchived: true,
  });
});

it('the next page of walks follows the first', async () => {
  const next = aWalk({ id: 'walk0000000000000002' });
  const cursor = '2026-10-05T14:30:00.000Z walk0000000000000001';
  fakeApi({
    'walks.listWalks': ({ before }) =>
      before === undefined
        ? { walks: [mine, inReview], next: cursor, counts }
        : { walks: [next], next: null, counts },
  });
  const user = await renderAs(principal, <WalkTabs filtering={unfiltered} />);
  expect(await screen.findByText('2 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
  expect(callsOf('walks.listWalks').at(-1)).toMatchObject({ before: cursor });
});

it('without walks it says what to do', async () => {
  fakeApi({ 'walks.listWalks': () => ({ walks: [], next: null, counts }) });
  await renderAs(principal, <WalkTabs filtering={unfiltered} />);
  expect(
    await screen.findByRole('heading', {
      name: 'There are no SchoolDog Walks that meet your criteria. Try refining your search or starting a new SchoolDog Walk.',
    }),
  ).toBeTruthy();
});

it('without a network, a device that has no walks does not say that there are none', async () => {
  queryClient.clear();
  setManualOffline(true);
  // As the app does (pauseQueriesOffline).
  onlineManager.setOnline(false);
  onTestFinished(() => {
    setManualOffline(false);
    onlineManager.setOnline(true);
  });
  await renderAs(principal, <WalkTabs filtering={unfiltered} />);
  expect(await screen.findByRole('heading', { name: 'Not available offline' })).toBeTruthy();
  expect(screen.queryByText(/^There are no SchoolDog Walks/)).toBeNull();
  expect(screen.getByRole('tab', { name: /My Walks/ }).textContent).toBe('My Walks');
});

it('without a network, tabs show the last counts of the server', async () => {
  await renderAs(principal, <WalkTabs filtering={unfiltered} />);
  await screen.findAllByRole('article');
  act(() => setManualOffline(true));
  onTestFinished(() => setManualOffline(false));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('tab', { name: /Completed/ }).textContent).toContain('4');
});
