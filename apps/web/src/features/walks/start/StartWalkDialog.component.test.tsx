import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill, observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { StartWalkDialog } from './StartWalkDialog.tsx';

const ana = {
  id: 'anaReyes000000000000',
  firstName: 'Ana',
  lastName: 'Reyes',
  title: '',
  role: 'educator' as const,
  isDistrictUser: false,
  isDisabled: false,
  isSchoolDogStaff: false,
  roleSchoolIds: [oakHill.id],
};
const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };
const onClose = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, mapleGrove],
    'settings.getObservationSettings': () => observation,
    'users.findPeople': () => ({ people: [ana], more: false }),
  });
});

const pendingWork = () => withDatabase(({ outbox }) => outbox.toArray());

it('needs a school', async () => {
  const user = await renderAs(
    someone('district_safety_coordinator'),
    <StartWalkDialog opening={{}} onClose={onClose} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Start Walk' }));
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(await pendingWork()).toEqual([]);
});

it('the only school is chosen, and the walk is on the device before anything is sent', async () => {
  const user = await renderAs(someone('principal'), <StartWalkDialog opening={{}} onClose={onClose} />);
  await user.click(await screen.findByRole('combobox', { name: 'Collaborators' }));
  await user.click(await screen.findByRole('option', { name: 'Ana Reyes' }));
  await user.click(screen.getByRole('button', { name: 'What to look at, and by when' }));
  const [category] = observation.categories;
  await user.click(await screen.findByRole('combobox', { name: 'What to look at' }));
  await user.click(await screen.findByRole('option', { name: category?.label ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Start Walk' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await pendingWork()).toMatchObject([
    {
      procedure: 'walks.startWalk',
      label: 'Start a walk: Oak Hill Elementary',
      input: {
        schoolId: oakHill.id,
        collaborators: [ana.id],
        intendedCategories: [category?.id],
        timeframe: null,
      },
    },
  ]);
});
