import { screen, within } from '@testing-library/react';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { GroupingsDialog } from './GroupingsDialog.tsx';

const pineRidge = { id: 'pineRidge00000000000', name: 'Pine Ridge Elementary' };
const elementary = {
  id: 'elementary0000000000',
  name: 'Elementary Schools',
  schoolIds: [oakHill.id, pineRidge.id],
};
const organization = organizationOf({ schoolGroupings: [elementary] });

beforeEach(() =>
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, pineRidge],
    'settings.getOrganization': () => organization,
    'settings.saveSchoolGroupings': () => organization,
  }),
);

it('groupings are edited by those who manage the district', async () => {
  const onClose = vi.fn<() => void>();
  const user = await renderAs(someone('district_safety_coordinator'), <GroupingsDialog onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'School groupings' }));
  const schools = await dialog.findByLabelText('Schools in Elementary Schools', { selector: 'input' });
  await expect.poll(() => schools.getAttribute('placeholder')).toBe('2 schools selected');
  await user.click(dialog.getByRole('button', { name: 'Add grouping' }));
  await user.click(dialog.getByRole('button', { name: 'Save groupings' }));
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  expect(callsOf('settings.saveSchoolGroupings')).toEqual([]);
  await user.click(dialog.getByLabelText(/^Grouping 2/));
  await user.paste('North Zone');
  await user.click(dialog.getByRole('button', { name: 'Remove Elementary Schools' }));
  await user.click(dialog.getByRole('button', { name: 'Save groupings' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(callsOf('settings.saveSchoolGroupings')).toMatchObject([
    {
      edit: {
        schoolGroupings: {
          added: [{ name: 'North Zone', schoolIds: [] }],
          removed: [elementary],
        },
      },
    },
  ]);
});
