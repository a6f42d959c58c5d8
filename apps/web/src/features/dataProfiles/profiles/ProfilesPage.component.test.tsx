import { screen, waitFor, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { someone } from '../../../testing/someone.ts';
import { dataProfilesFeature } from '../feature.ts';

const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getOrganization': () => organizationOf({}),
    'dataProfiles.countDataProfiles': () => [{ schoolId: oakHill.id, profiles: 2, locations: 40 }],
    'dataProfiles.listDataProfiles': () => [],
  }),
);

const show = async (role: Parameters<typeof someone>[0]) =>
  (await renderPage(someone(role), dataProfilesFeature.routes, '/dataProfiles')).hands;

it('a coordinator chooses a school first, and a profile needs a name of its own', async () => {
  fakeApi({
    'dataProfiles.createDataProfile': () => {
      throw refusal(409, 'dataProfile.nameTaken');
    },
  });
  const user = await show('district_safety_coordinator');
  expect(await screen.findByText('Choose a school to see its profiles.')).toBeTruthy();
  await user.click(
    await screen.findByRole('button', { name: /Oak Hill Elementary.*2 profiles · 40 locations/ }),
  );
  await screen.findByText('This school has no profiles yet.');
  const [create] = screen.getAllByRole('button', { name: 'Create profile' });
  if (create !== undefined) await user.click(create);
  const dialog = within(await screen.findByRole('dialog', { name: 'Create profile' }));
  const submit = () => user.click(dialog.getByRole('button', { name: 'Create profile' }));
  await submit();
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  expect(callsOf('dataProfiles.createDataProfile')).toEqual([]);
  await user.click(dialog.getByLabelText(/^Name/));
  await user.paste('rooms');
  await submit();
  expect(await dialog.findByText('This school already has a profile with this name.')).toBeTruthy();
});

it('a principal sees the lists of their own school only', async () => {
  const user = await show('principal');
  const school = await screen.findByRole('combobox', { name: 'School' });
  await waitFor(() => expect(school).toHaveProperty('value', oakHill.name));
  await user.click(school);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([oakHill.name]);
});
