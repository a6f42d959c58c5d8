import { screen, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { observation, oakHill } from '../../../testing/records.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { someone } from '../../../testing/someone.ts';
import { settingsFeature } from '../feature.ts';

const empty = { ...observation, items: [] };
const [category] = observation.categories;

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getObservationSettings': () => empty,
    'settings.getOrganization': () => organizationOf({}),
  }),
);

const open = async (address: string) =>
  (await renderPage(someone('district_safety_coordinator'), settingsFeature.routes, address)).hands;

it('two categories do not have the same name', async () => {
  const user = await open('/walkSettings?find=no+such+category');
  await user.click(await screen.findByRole('button', { name: 'Add category' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
  await user.click(dialog.getByLabelText(/^Name in English/));
  await user.paste('fire safety');
  await user.click(dialog.getByRole('button', { name: 'Add category' }));
  expect(await dialog.findByText('This name is already in use. Please choose another one.')).toBeTruthy();
  expect(callsOf('settings.saveObservationCategory')).toEqual([]);
});

it('a category without items says so, and a new item needs a name', async () => {
  const user = await open(`/walkSettings?tab=items&category=${category?.id}`);
  expect(await screen.findByText(/^There are no items yet/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add item' }));
  await user.click(dialog.getByRole('button', { name: 'Add item' }));
  expect(await dialog.findAllByText('This field is required')).toHaveLength(1);
  expect(callsOf('settings.saveObservationItem')).toEqual([]);
});

it('shows sixty items at first', async () => {
  fakeApi({ 'settings.getObservationSettings': () => observation });
  await open('/walkSettings?tab=items');
  expect(await screen.findByText(`60 of ${observation.items.length}`)).toBeTruthy();
});

it('how many observations a cycle requires is a number', async () => {
  const user = await open('/walkSettings?tab=walks');
  await user.clear(await screen.findByLabelText('Required school-led observations per cycle'));
  await user.click(screen.getByRole('button', { name: 'Save walk settings' }));
  expect(await screen.findByText('This must be a whole number from 0 to 1,000')).toBeTruthy();
  expect(callsOf('settings.saveWalkSettings')).toEqual([]);
});
