import { screen, waitFor } from '@testing-library/react';
import type { EntryFilter } from '@schooldog/domain/entries';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { anEntry, oakHill, observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { entryFilter } from './entryFilter.ts';
import { EntryList } from './EntryList.tsx';
import { useEntryList } from './useEntryList.ts';

const criteria =
  'There are no entries that meet your search criteria. Try updating the filters or logging an entry.';
const clear = vi.fn<() => void>();

beforeEach(() => {
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  queryClient.setQueryData(api.settings.getObservationSettings.queryKey(), observation);
  fakeApi({
    'entries.listEntries': () => ({ entries: [], next: null }),
    'entries.countEntries': () => ({ count: 0 }),
  });
});

function Found({ filter }: Readonly<{ filter: EntryFilter }>) {
  const explorer = {
    filter,
    setFilter: () => {},
    clear,
    count: entryFilter.count(filter),
    offered: 'all' as const,
    oneSchoolId: null,
    mayFilterByPerson: true,
  };
  return <EntryList list={useEntryList(filter)} explorer={explorer} view="cards" />;
}

it('an empty list names the search, and offers to drop it', async () => {
  const user = await renderAs(someone('principal'), <Found filter={{ search: ' raccoon ' }} />);
  expect(await screen.findByRole('heading', { name: 'No entries match “raccoon”' })).toBeTruthy();
  expect(screen.getByText(criteria)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(clear).toHaveBeenCalledOnce();
});

it('without a search it speaks of the filters', async () => {
  await renderAs(someone('principal'), <Found filter={{ tag: 'ice' }} />);
  expect(await screen.findByRole('heading', { name: criteria })).toBeTruthy();
});

it('the next page follows the first, and both are counted', async () => {
  const numbered = (from: number) =>
    Array.from({ length: 2 }, (_, at) => anEntry({ id: `entry0000000000000${from + at}` }));
  fakeApi({
    'entries.listEntries': ({ before }) =>
      before === undefined
        ? { entries: numbered(100), next: 'entry0000000000000101' }
        : { entries: numbered(200), next: null },
    'entries.countEntries': () => ({ count: 4 }),
  });
  queryClient.removeQueries({ queryKey: api.entries.key() });
  const user = await renderAs(someone('principal'), <Found filter={{}} />);
  expect(await screen.findByText('2 of 4')).toBeTruthy();
  const [first] = screen.getAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('4 of 4')).toBeTruthy();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
  expect(screen.getAllByRole('article')[0]).toBe(first);
});

it('asks once which alerts can be opened, although rows are drawn a few at a time', async () => {
  const ids = ['alert000000000000001', 'alert000000000000002', 'alert000000000000003'];
  const entries = ids.map((id, at) =>
    anEntry({ id: `entry00000000000000${at + 10}`.slice(0, 20), createdSafetyAlertIds: [id] }),
  );
  fakeApi({
    'entries.listEntries': () => ({ entries, next: null }),
    'alerts.listOpenableAlerts': () => ({ ids: [] }),
  });
  queryClient.removeQueries({ queryKey: api.entries.key() });
  await renderAs(someone('principal'), <Found filter={{}} />);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(ids.length));
  expect(callsOf('alerts.listOpenableAlerts')).toHaveLength(1);
});
