import { screen, within } from '@testing-library/react';
import type { ShownWalkEntry } from '@schooldog/contract/walks';
import { organizationOf } from '@schooldog/domain/settings';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { anEntryOfWalk, aWalk, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { OutcomeEntries } from './OutcomeEntries.tsx';
import { type OutcomeFilter, outcomeFilter } from './outcomeFilter.ts';

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => observation,
    'settings.getOrganization': () => organizationOf({}),
  });
});

const walk = aWalk({ status: 'complete' });

type Props = Readonly<{ entries: readonly ShownWalkEntry[]; initial: OutcomeFilter }>;

/** On the page the filter is in the address. */
function Entries({ entries, initial }: Props) {
  const [filter, setFilter] = useState(initial);
  const clear = () => setFilter({});
  const filters = { filter, setFilter, clear, count: outcomeFilter.count(filter) };
  return (
    <OutcomeEntries
      walk={walk}
      entries={entries.map((record) => ({ record, pending: null }))}
      filters={filters}
    />
  );
}

async function show(entries: readonly ShownWalkEntry[], initial: OutcomeFilter = {}) {
  const user = await renderAs(someone('principal'), <Entries entries={entries} initial={initial} />);
  await screen.findByRole('heading', { name: 'Entries' });
  return user;
}

it('a published entry leads to its page, and one that waits has none', async () => {
  await show([
    anEntryOfWalk({ id: 'published00000000000', location: 'Gym', isPublished: true }),
    anEntryOfWalk({ id: 'waiting0000000000000', location: 'Library' }),
  ]);
  expect(await screen.findByRole('link', { name: `${someItem.label}, Gym` })).toHaveProperty(
    'href',
    expect.stringMatching(/\/entries\/published00000000000$/),
  );
  expect(screen.getByRole('heading', { name: `${someItem.label}, Library` })).toBeTruthy();
  expect(screen.queryByRole('link', { name: `${someItem.label}, Library` })).toBeNull();
  expect(screen.queryByRole('button', { name: new RegExp(someItem.label) })).toBeNull();
});

it('hundreds are drawn bit by bit', async () => {
  const many = Array.from({ length: 80 }, (_, n) => anEntryOfWalk({ id: `entry${n}`.padEnd(20, '0') }));
  const user = await show(many);
  expect(screen.getAllByRole('article')).toHaveLength(32);
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(screen.getAllByRole('article')).toHaveLength(64);
});

it('is filtered by opinion, text and person', async () => {
  const entries = [
    anEntryOfWalk({ id: 'praise00000000000000', observationType: 'praise', comment: 'Clean and bright.' }),
    anEntryOfWalk({ id: 'concern0000000000000', comment: 'The latch sticks.' }),
    anEntryOfWalk({
      id: 'byRosa00000000000000',
      comment: 'Another latch.',
      reportedByUserId: 'rosa0000000000000000',
      reportedByName: 'Rosa Delgado',
    }),
  ];
  const user = await show(entries, { entryTypes: ['praise'] });
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Clean and bright.')).toBeTruthy();
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  await user.click(chips.getByRole('button', { name: 'Clear all' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await fill(user, screen.getByRole('searchbox', { name: 'Find in entries' }), 'latch');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('combobox', { name: 'Logged by' }));
  await user.click(await screen.findByRole('option', { name: 'Rosa Delgado' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Another latch.')).toBeTruthy();
});

it('says that nothing was logged', async () => {
  await show([]);
  expect(screen.getByText('No entries were logged in this walk.')).toBeTruthy();
  expect(screen.queryByRole('search')).toBeNull();
});
