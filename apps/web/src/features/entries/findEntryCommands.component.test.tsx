import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import type { FindTools } from '../../platform/navigation/featureShell.ts';
import { callsOf, fakeApi, refusal } from '../../testing/fakeApi.ts';
import { anEntry, oakHill, observation, someItem } from '../../testing/records.ts';
import { findEntryCommands } from './findEntryCommands.ts';

const visits: unknown[] = [];
const navigate: FindTools['navigate'] = async (visit) => {
  visits.push(visit);
};
const find = (query: string) => findEntryCommands(query, { navigate, signal: new AbortController().signal });

beforeEach(() => {
  visits.length = 0;
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  fakeApi({
    'settings.getObservationSettings': () => observation,
    'entries.listEntries': () => ({ entries: [anEntry()], next: null }),
  });
});

it('offers the search, and the newest entries with what, where and when', async () => {
  const found = await find('close');
  const [entry, search] = [found.at(0), found.at(-1)];
  expect(search?.label).toBe('Search entries for “close”');
  search?.run();
  expect(visits).toEqual([{ to: '/entries', search: { search: 'close' } }]);
  expect(entry?.label).toBe(`${someItem.label}, Room 214`);
  expect(entry?.description).toMatch(/^Oak Hill Elementary · 10\/5\/2026 /);
  entry?.run();
  expect(visits.at(-1)).toEqual({ to: '/entries/$entryId', params: { entryId: anEntry().id } });
  expect(callsOf('entries.listEntries')).toEqual([{ search: 'close', pageSize: '20' }]);
});

it('asks the server from three letters on, and offers the search where it fails', async () => {
  expect((await find('cl')).map(({ id }) => id)).toContain('entries search');
  expect(callsOf('entries.listEntries')).toEqual([]);
  fakeApi({ 'entries.listEntries': () => Promise.reject(refusal(503, 'server.busy')) });
  expect((await find('not close')).map(({ id }) => id)).toEqual(['entries search']);
});

it('still finds observations by any part of their label', async () => {
  const found = await find(someItem.label.slice(1));
  expect(found.map(({ label }) => label)).toContain(`Entries: ${someItem.label}`);
});

it('without a network it finds what this device has seen', async () => {
  queryClient.setQueryData(api.entries.getEntry.queryKey({ input: { entryId: 'a' } }), anEntry());
  setManualOffline(true);
  onTestFinished(() => setManualOffline(false));
  expect((await find('close 214')).map(({ id }) => id)).toEqual([`entry ${anEntry().id}`, 'entries search']);
  expect((await find('close 215')).map(({ id }) => id)).toEqual(['entries search']);
  expect(callsOf('entries.listEntries')).toEqual([]);
});
