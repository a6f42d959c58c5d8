import { fireEvent, screen, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { someone } from '../../../testing/someone.ts';
import { dataProfilesFeature } from '../feature.ts';
import type { ListedOption, Profile } from './profile.ts';

const times = { timeCreated: '2026-10-05T14:30:00.000Z', timeUpdated: '2026-10-05T14:30:00.000Z' };
const studio: ListedOption = {
  id: 'studio10000000000000',
  dataProfileId: 'studios0000000000000',
  label: 'Studio 1',
  aliases: [],
  attributes: {},
  isArchived: false,
  mergedIntoId: null,
  uses: 0,
  ...times,
};
const profile = {
  id: studio.dataProfileId,
  schoolId: oakHill.id,
  name: 'Studios',
  isArchived: false,
  ...times,
} satisfies Partial<Profile>;

async function show(...optionList: ListedOption[]) {
  fakeApi({
    'dataProfiles.getDataProfile': () => ({ ...profile, options: optionList.length, optionList }),
  });
  const address = `/dataProfiles/${oakHill.id}/${profile.id}`;
  const coordinator = someone('district_safety_coordinator');
  return (await renderPage(coordinator, dataProfilesFeature.routes, address)).hands;
}

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'dataProfiles.listPlaces': () => [],
  }),
);

it('says that there are no locations yet, and why a file cannot be imported', async () => {
  const user = await show();
  expect(await screen.findByText('This profile has no locations yet.')).toBeTruthy();
  const [begin] = screen.getAllByRole('button', { name: 'Import CSV' });
  if (begin !== undefined) await user.click(begin);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import locations' }));
  choose('Floor\n2');
  expect(await dialog.findByText('No column is called “Name”.', { exact: false })).toBeTruthy();
});

it('a file with what is there already imports nothing', async () => {
  const user = await show(studio);
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import locations' }));
  choose('Name\nStudio 1');
  expect(await dialog.findByText('Everything in this file already exists.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: /^Import 0/ })).toHaveProperty('disabled', true);
});

it('a merge needs the location to keep', async () => {
  const user = await show(studio);
  await user.click(await screen.findByRole('button', { name: 'Actions for Studio 1' }));
  await user.click(await screen.findByText('Merge into another…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge Studio 1' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  expect(callsOf('dataProfiles.mergeDataProfileOptions')).toEqual([]);
});

function choose(content: string): void {
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [new File([content], 'studios.csv')] } });
}
