import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { joinShells, ShellContext, type StartGiven } from '../../../platform/navigation/featureShell.ts';
import { fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { PlaceFound } from './PlacePage.tsx';

const place = {
  optionId: 'room2140000000000000',
  label: 'Room 214',
  dataProfileId: 'rooms000000000000000',
  schoolId: oakHill.id,
  schoolName: oakHill.name,
  isArchived: false,
};
const logEntry = vi.fn<(given?: StartGiven) => void>();
const createWorkOrder = vi.fn<(given?: StartGiven) => void>();
const shell = joinShells([
  {
    actions: [
      { action: 'logEntry', start: logEntry },
      { action: 'createWorkOrder', start: createWorkOrder },
    ],
  },
]);

beforeEach(() => fakeApi({ 'dataProfiles.getPlace': () => place }));

const show = (role: Parameters<typeof someone>[0]) =>
  renderAs(
    someone(role),
    <ShellContext value={shell}>
      <PlaceFound optionId={place.optionId} />
    </ShellContext>,
  );

it('begins an entry and a work order at the place', async () => {
  const user = await show('district_safety_coordinator');
  expect(await screen.findByRole('heading', { name: 'Room 214' })).toBeTruthy();
  expect(screen.getByText(oakHill.name)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Log Entry' }));
  await user.click(screen.getByRole('button', { name: 'Create Work Order' }));
  const given = {
    schoolId: oakHill.id,
    place: {
      location: 'Room 214',
      locationDataProfileId: place.dataProfileId,
      locationDataProfileOptionId: place.optionId,
    },
  };
  expect(logEntry).toHaveBeenCalledWith(given);
  expect(createWorkOrder).toHaveBeenCalledWith(given);
});

it('offers a technician only what they may do', async () => {
  await show('maintenance_staff');
  expect(await screen.findByRole('heading', { name: 'Room 214' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log Entry' })).toBeNull();
  expect(screen.queryByText('Location details')).toBeNull();
});

it('says when the place is archived', async () => {
  fakeApi({ 'dataProfiles.getPlace': () => ({ ...place, isArchived: true }) });
  await show('district_safety_coordinator');
  expect(
    await screen.findByText('This location is archived. Nothing new can be recorded here.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log Entry' })).toBeNull();
});

it('says when there is no such place', async () => {
  fakeApi({
    'dataProfiles.getPlace': () => {
      throw refusal(404, 'dataProfile.notFound');
    },
  });
  await show('educator');
  expect(await screen.findByRole('alert')).toBeTruthy();
});
