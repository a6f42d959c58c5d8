import { screen } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { PlaceField } from './PlaceField.tsx';

const gym = {
  dataProfileId: 'rooms000000000000000',
  profileName: 'Rooms',
  optionId: 'gym00000000000000000',
  label: 'Gym',
  aliases: [],
};
const nowhere = { location: '', locationDataProfileId: null, locationDataProfileOptionId: null };

async function show() {
  fakeApi({ 'dataProfiles.listPlaces': () => [gym] });
  const user = await renderAs(
    someone('principal'),
    <PlaceField
      schoolId={oakHill.id}
      value={nowhere}
      onChange={() => undefined}
      error="Please enter a location."
    />,
  );
  await screen.findByPlaceholderText('Choose or type a location');
  return { user, field: await screen.findByLabelText('Location') };
}

it('stays closed when a form moves the focus there: its list would cover the error', async () => {
  const { field } = await show();
  act(() => field.focus());
  expect(screen.queryByRole('option')).toBeNull();
});

it('opens with a click', async () => {
  const { user, field } = await show();
  await user.click(field);
  expect(await screen.findByRole('option', { name: /Gym/ })).toBeTruthy();
});

it('opens with a key', async () => {
  const { user, field } = await show();
  act(() => field.focus());
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('option', { name: /Gym/ })).toBeTruthy();
});
