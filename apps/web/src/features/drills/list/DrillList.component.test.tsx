import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dateIn, defaultTimeZone } from '@schooldog/domain/dates';
import { organizationOf } from '@schooldog/domain/settings';
import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { beforeEach, expect, it } from 'vitest';
import { aDrill } from '../../../testing/drills.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import type { DrillListFilter } from '../drillFilter.ts';
import { DrillList } from './DrillList.tsx';
import { useDrillChips } from './useDrillChips.ts';
import { useDrillList } from './useDrillList.ts';

takesPlaceOnTuesday();

const today = dateIn(tuesdayMorning.toISOString(), defaultTimeZone);

const unfiltered: DrillListFilter = {};

function Part({ filter = unfiltered }: Readonly<{ filter?: DrillListFilter }>) {
  const count = Object.keys(filter).length;
  const chips = useDrillChips(filter);
  return (
    <>
      <p>{chips.map(({ label }) => label).join(' | ')}</p>
      <DrillList
        list={useDrillList(filter)}
        filtering={{ filter, setFilter: () => {}, clear: () => {}, count }}
      />
    </>
  );
}

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
  }),
);

it('cards say what, when, where and by whom, and mark what is not done', async () => {
  const planned = aDrill({
    id: 'planned0000000000000',
    type: 'other',
    otherType: 'Earthquake',
    eventType: 'other',
    otherEventType: 'Surprise',
    drillDate: addDays(today, 3),
    resultsSavedOn: null,
  });
  const toConfirm = aDrill({ id: 'confirm0000000000000', drillDate: today, resultsSavedOn: null });
  fakeApi({ 'drills.listDrills': () => ({ drills: [planned, toConfirm, aDrill()], next: null, count: 3 }) });
  await renderAs(someone('principal'), <Part filter={{ types: ['fire', 'other'], search: 'door' }} />);
  // Cards are drawn a few at a time.
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  const cards = screen.getAllByRole('article');
  const [first, second, third] = cards.map((card) => within(card));
  expect(first?.getByText('Planned')).toBeTruthy();
  expect(first?.getByRole('link', { name: 'Drill: Earthquake' })).toBeTruthy();
  expect(first?.getByText('Surprise')).toBeTruthy();
  expect(second?.getByText('To be confirmed')).toBeTruthy();
  expect(third?.getByText('10/05/2026, 9:30am')).toBeTruthy();
  expect(await third?.findByText('Oak Hill Elementary')).toBeTruthy();
  expect(third?.getByText('Recorded by Sam Ortiz')).toBeTruthy();
  expect(third?.queryByText('Done')).toBeNull();
  expect(third?.getByRole('link', { name: 'Fire drill' }).getAttribute('href')).toBe(
    '/drills/drill/drill000000000000000',
  );
  expect(screen.getByText('“door” | Fire | Other')).toBeTruthy();
  expect(callsOf('drills.listDrills')[0]).toEqual({ types: ['fire', 'other'], search: 'door' });
});

it('says how many of all are loaded, also after the next page, which does not count again', async () => {
  fakeApi({
    'drills.listDrills': ({ before }) =>
      before === undefined
        ? { drills: [aDrill()], next: 'page2', count: 2 }
        : { drills: [aDrill({ id: 'second00000000000000' })], next: null, count: null },
  });
  const user = await renderAs(someone('principal'), <Part />);
  expect(await screen.findByText('1 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('2 of 2')).toBeTruthy();
});

it('an empty list says why', async () => {
  fakeApi({ 'drills.listDrills': () => ({ drills: [], next: null, count: 0 }) });
  await renderAs(someone('principal'), <Part />);
  expect(await screen.findByText('There are no drills yet.')).toBeTruthy();
});

it('a filter without matches offers to clear it', async () => {
  fakeApi({ 'drills.listDrills': () => ({ drills: [], next: null, count: 0 }) });
  await renderAs(someone('principal'), <Part filter={{ types: ['medical'] }} />);
  expect(await screen.findByText('No drills match these filters.')).toBeTruthy();
});

it('a list that could not be loaded can be asked for again', async () => {
  fakeApi({
    'drills.listDrills': () => {
      throw refusal(403, 'drill.viewNotAllowed');
    },
  });
  await renderAs(someone('principal'), <Part filter={{ types: ['intruder'] }} />);
  expect(await screen.findByRole('alert')).toBeTruthy();
});
