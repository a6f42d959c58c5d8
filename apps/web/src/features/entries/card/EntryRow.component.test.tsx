import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { anEntry, oakHill, observation, someItem } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { EntryTable } from '../explorer/EntryTable.tsx';
import { EntryRow } from './EntryRow.tsx';

const title = `${someItem.label}, Room 214`;

beforeEach(() => {
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  queryClient.setQueryData(api.settings.getObservationSettings.queryKey(), observation);
});

it('a row says what, where and when, and leads to the entry', async () => {
  await renderAs(someone('sro'), <EntryRow entry={anEntry()} />);
  const link = await screen.findByRole('link', { name: title });
  expect(link.getAttribute('href')).toBe(`/entries/${anEntry().id}`);
  const row = within(screen.getByRole('article'));
  expect(row.getByText(/Oak Hill Elementary/)).toBeTruthy();
  expect(row.getByText('Concern')).toBeTruthy();
  expect(row.getByText('The latch does not close.')).toBeTruthy();
  expect(row.queryByRole('img')).toBeNull();
});

it('a table has a column for each fact, and a line for each entry', async () => {
  const other = anEntry({ id: 'otherEntry0000000000', observationType: 'praise', comment: '' });
  const listed = [anEntry(), other].map((record) => ({ record, pending: null }));
  await renderAs(someone('sro'), <EntryTable listed={listed} />);
  const table = within(await screen.findByRole('table', { name: 'Entries' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Entry',
    'School',
    'Opinion',
    'Logged by',
    'Observed',
  ]);
  expect(table.getAllByRole('link', { name: title })).toHaveLength(2);
  expect(table.getByText('Praise')).toBeTruthy();
  expect(table.getAllByText('Sam Ortiz')).toHaveLength(2);
});
