import { screen, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { joinShells, ShellContext, type StartGiven } from '../../../platform/navigation/featureShell.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { anEntry, aWalk, oakHill, observation, somebodyElse } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { EntryDetail } from './EntryDetail.tsx';

const place = {
  locationDataProfileId: 'profile0000000000000',
  locationDataProfileOptionId: 'option00000000000000',
};

beforeEach(() => {
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  queryClient.setQueryData(api.settings.getObservationSettings.queryKey(), observation);
  fakeApi({ 'entries.listEntryDeltas': () => [] });
});

it('says each fact once, and leads to other entries there and by that person', async () => {
  await renderAs(someone('principal'), <EntryDetail entry={anEntry(place)} pending={null} />);
  const facts = within(await screen.findByRole('region', { name: 'Details' }));
  const labels = facts.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels).toHaveLength(5);
  for (const inHeading of ['Observation', 'School', 'Opinion']) expect(labels).not.toContain(inHeading);
  const there = facts.getByRole('link', { name: 'Room 214' }).getAttribute('href');
  expect(there).toContain(`location=${place.locationDataProfileId}.${place.locationDataProfileOptionId}`);
  const byThem = facts.getByRole('link', { name: somebodyElse.name }).getAttribute('href');
  expect(byThem).toContain(`userIds=${somebodyElse.id}`);
  expect(screen.getAllByText(oakHill.name)).toHaveLength(1);
});

it('offers to send an alert and to copy its link', async () => {
  await renderAs(someone('principal'), <EntryDetail entry={anEntry()} pending={null} />);
  expect(await screen.findByRole('button', { name: 'Send alert' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Room 214' })).toBeNull();
});

it('names its walk to people who may open the walk', async () => {
  const { id, schoolId, timeCreated } = aWalk();
  fakeApi({
    'settings.getOrganization': () => organizationOf({}),
    'walks.getWalkTitle': () => ({ walk: { id, schoolId, status: 'complete', timeCreated } }),
  });
  await renderAs(someone('principal'), <EntryDetail entry={anEntry({ walkId: id })} pending={null} />);
  expect(
    await screen.findByRole('link', { name: /^From a walk at Oak Hill Elementary, 10\/5\/2026/ }),
  ).toHaveProperty('href', expect.stringMatching(/\/walks\/walk\/walk0000000000000000\/complete$/));
});

it('begins a work order only once it knows what the observation is called', async () => {
  const start = vi.fn<(given?: StartGiven) => void>();
  const shell = joinShells([{ actions: [{ action: 'createWorkOrder', start }] }]);
  queryClient.removeQueries({ queryKey: api.settings.getObservationSettings.queryKey() });
  const { promise, resolve } = Promise.withResolvers<typeof observation>();
  fakeApi({ 'settings.getObservationSettings': () => promise });
  const entry = anEntry();
  const user = await renderAs(
    someone('principal'),
    <ShellContext value={shell}>
      <EntryDetail entry={entry} pending={null} />
    </ShellContext>,
  );
  const button = await screen.findByRole('button', { name: 'Create Work Order' });
  expect(button).toHaveProperty('disabled', true);
  resolve(observation);
  await vi.waitFor(() => expect(button).toHaveProperty('disabled', false));
  await user.click(button);
  const label = observation.items.find(({ id }) => id === entry.observationItemId)?.label;
  expect(start.mock.calls[0]?.[0]?.description).toBe(`${label}\n${entry.comment}`);
});
