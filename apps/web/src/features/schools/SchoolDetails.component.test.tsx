import type { School, SchoolTile } from '@schooldog/domain/schools';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { callsOf, fakeApi, refusal } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { schoolsFeature } from './feature.ts';
import { SchoolDetails } from './SchoolDetails.tsx';

const time = '2026-10-05T14:30:00.000Z';
const school: School = {
  ...oakHill,
  address: { street: '412 Oak Hill Road', city: 'Cedar Springs', state: 'GA', zip: '31021' },
  principalName: 'Pat Lane',
  principalOfficePhone: null,
  schoolOfficeNumber: null,
  principalEmail: '',
  website: '',
  contactPhone: null,
  fax: null,
  email: '',
  phone: null,
  links: [],
  timeArchived: null,
  timeCreated: time,
  timeUpdated: time,
};

const schoolKey = api.schools.getSchool.queryKey({ input: { schoolId: oakHill.id } });

beforeEach(() =>
  fakeApi({
    'schools.getSchool': () => school,
    'schools.getSchoolTiles': () => ({ tiles: [] }),
    'schools.listSchoolFiles': () => [],
    'schools.getSchoolHistory': () => ({ changes: [], next: null }),
    'schools.listSchoolNames': () => [oakHill],
  }),
);

const show = (role: Parameters<typeof someone>[0]) =>
  renderAs(someone(role), <SchoolDetails schoolId={oakHill.id} />);

it('shows nothing that the tiles would push away when they come', async () => {
  const tiles = Promise.withResolvers<{ tiles: SchoolTile[] }>();
  fakeApi({ 'schools.getSchoolTiles': () => tiles.promise });
  await show('district_safety_coordinator');
  await expect.poll(() => queryClient.getQueryState(schoolKey)?.status).toBe('success');
  expect(screen.queryByRole('button', { name: 'Edit school info' })).toBeNull();
  tiles.resolve({ tiles: [] });
  expect(await screen.findByRole('button', { name: 'Edit school info' })).toBeTruthy();
});

it('an educator sees the school without any way to edit it', async () => {
  await show('educator');
  expect(await screen.findByRole('heading', { name: 'School Info' })).toBeTruthy();
  expect(await screen.findByText('No files yet.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Edit|Add files|Delete|School actions/ })).toBeNull();
});

it('a school that does not exist is not found, inside the app', async () => {
  const notFound = () => {
    throw refusal(404, 'school.notFound');
  };
  fakeApi({ 'schools.getSchool': notFound, 'schools.getSchoolTiles': notFound });
  await show('district_safety_coordinator');
  expect(await screen.findByRole('heading', { level: 1, name: 'School not found' })).toBeTruthy();
  expect(screen.queryByText(/connection/)).toBeNull();
  expect(schoolsFeature.routes.map(({ options }) => options.staticData?.layout)).toEqual([
    'default',
    'default',
  ]);
});

it('school info is validated, and a principal does not rename the school', async () => {
  fakeApi({ 'schools.schoolFormSubmit': () => school });
  const user = await show('principal');
  await user.click(await screen.findByRole('button', { name: 'Edit school info' }));
  const form = within(screen.getByRole('region', { name: 'School Info' }));
  expect(form.getByLabelText(/^School name/).hasAttribute('readonly')).toBe(true);
  const phone = form.getByLabelText('School phone');
  await user.click(phone);
  await user.paste('12345');
  await user.click(form.getByLabelText('School email'));
  await user.paste('nobody');
  await user.click(form.getByRole('button', { name: 'Save school info' }));
  expect(await form.findByText('Please enter a valid phone number')).toBeTruthy();
  expect(form.getByText('Please enter a valid email')).toBeTruthy();
  expect(document.activeElement).toBe(phone);
  expect(callsOf('schools.schoolFormSubmit')).toEqual([]);
});

it('links are edited and must be complete', async () => {
  fakeApi({ 'schools.editSchoolLinks': () => school });
  const user = await show('district_safety_coordinator');
  await user.click(await screen.findByRole('button', { name: 'Edit links' }));
  const form = within(screen.getByRole('region', { name: 'Links' }));
  await user.click(form.getByRole('button', { name: 'Add link' }));
  await user.click(form.getByRole('button', { name: 'Save links' }));
  expect(await form.findAllByText('This field is required')).toHaveLength(2);
  expect(callsOf('schools.editSchoolLinks')).toEqual([]);
});
