import { screen } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { SchoolSelect } from './SchoolSelect.tsx';

const pineRidge = { id: 'pineRidge00000000000', name: 'Pine Ridge Elementary' };
const oldMill = { id: 'oldMill0000000000000', name: 'Old Mill Elementary', isArchived: true as const };

async function show(value: string | null) {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, oldMill, pineRidge],
    'settings.getOrganization': () => organizationOf({}),
  });
  return renderAs(
    someone('schooldog_master_admin'),
    <SchoolSelect purpose="form" offered="all" value={value} onChange={() => {}} />,
  );
}

it('opens when it is clicked, not when it gets the focus: the list would cover its own error', async () => {
  const user = await show(null);
  const field = await screen.findByRole('combobox', { name: 'School' });
  field.focus();
  expect(screen.queryByRole('option')).toBeNull();
  await user.click(field);
  expect(await screen.findByRole('option', { name: oakHill.name })).toBeTruthy();
});

it('offers no archived school', async () => {
  const user = await show(null);
  await user.click(await screen.findByRole('combobox', { name: 'School' }));
  await screen.findByRole('option', { name: pineRidge.name });
  expect(screen.queryByRole('option', { name: oldMill.name })).toBeNull();
});

it('shows an archived school that was chosen before', async () => {
  await show(oldMill.id);
  expect(await screen.findByDisplayValue(oldMill.name)).toBeTruthy();
});
