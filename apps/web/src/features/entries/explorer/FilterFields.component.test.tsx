import { type EntryFilter, entryScope } from '@schooldog/domain/entries';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useActor } from '../../../platform/session/session.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill, observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { entryFilter } from './entryFilter.ts';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterFields } from './FilterFields.tsx';
import { ListHead } from './ListHead.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { Explorer } from './useExplorer.ts';

const gym = {
  optionId: 'gym00000000000000000',
  label: 'Gym',
  aliases: [],
  dataProfileId: 'rooms000000000000000',
  profileName: 'Rooms',
};
const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getObservationSettings': () => observation,
    'dataProfiles.listPlaces': () => [gym],
    'entries.listTags': () => [],
    'users.findPeople': () => ({ people: [], more: false }),
  });
});

/** As on its page, where the filter is in the address. */
function useFiltering(begun: EntryFilter): Explorer {
  const actor = useActor();
  const [filter, setFilter] = useState(begun);
  const { schoolIds = [] } = filter;
  return {
    filter,
    setFilter,
    clear: () => setFilter(entryFilter.cleared(filter)),
    count: entryFilter.count(filter),
    offered: entryScope(actor, []).schools,
    oneSchoolId: schoolIds.length === 1 ? (schoolIds[0] ?? null) : null,
    mayFilterByPerson: !entryScope(actor, schoolIds).onlyOwn,
  };
}

const unfiltered: EntryFilter = {};

function Filters({ begun = unfiltered }: Readonly<{ begun?: EntryFilter }>) {
  const explorer = useFiltering(begun);
  return (
    <>
      <output aria-label="Address">{JSON.stringify(entryFilter.write(explorer.filter))}</output>
      <FilterFields explorer={explorer} />
      <ListHead
        explorer={explorer}
        count={3}
        order={<SortSelect explorer={explorer} isLabelHidden />}
        viewSwitch={null}
      />
    </>
  );
}

const address = () => screen.getByLabelText('Address').textContent;

it('a coordinator filters by school and opinion, sorts, and drops all filters', async () => {
  const user = await renderAs(someone('district_safety_coordinator'), <Filters />);
  await user.click(await screen.findByRole('combobox', { name: 'Schools' }));
  await user.click(await screen.findByRole('option', { name: oakHill.name }));
  await waitFor(() => expect(address()).toContain(`"schoolIds":"${oakHill.id}"`));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('checkbox', { name: 'Praises' }));
  await waitFor(() => expect(address()).toContain('"entryTypes":"praise"'));
  expect(await screen.findByRole('combobox', { name: 'Location' })).toBeTruthy();
  await user.click(screen.getByRole('combobox', { name: 'Sort By Date' }));
  await user.click(await screen.findByRole('option', { name: 'Oldest first' }));
  await waitFor(() => expect(address()).toContain('"sortAsc":true'));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(address()).not.toMatch(/schoolIds|entryTypes/));
});

it('days have a chip that removes them and nothing else', async () => {
  const begun = entryFilter.read({ dateRange: '1999-02-01,1999-01-01', schoolIds: oakHill.id });
  const user = await renderAs(someone('district_safety_coordinator'), <Filters begun={begun} />);
  await user.click(await screen.findByRole('button', { name: 'Remove filter 1/1/1999 – 2/1/1999' }));
  await waitFor(() => expect(address()).not.toContain('dateRange'));
  expect(address()).toContain(oakHill.id);
});

it('someone who sees only their own entries at one school chooses neither schools nor people', async () => {
  await renderAs(someone('custodial'), <Filters />);
  expect(await screen.findByRole('checkbox', { name: 'Praises' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Reported by' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Schools' })).toBeNull();
});

it('on a phone the button of the drawer says how many entries it shows', async () => {
  const Drawer = () => (
    <FilterDrawer
      isOpen
      onClose={() => undefined}
      explorer={useFiltering({ entryTypes: ['concern'] })}
      count={12}
    />
  );
  await renderAs(someone('principal'), <Drawer />);
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await waitFor(() => expect(drawer.getByRole('button', { name: 'Show 12 entries' })).toBeTruthy());
});
