import type { FoundPerson } from '@schooldog/contract/picker';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { UserPicker } from './UserPicker.tsx';

function person(firstName: string, lastName: string): FoundPerson {
  return {
    id: `${firstName}${lastName}`.padEnd(20, '0'),
    firstName,
    lastName,
    title: '',
    role: 'educator',
    isDistrictUser: true,
    roleSchoolIds: [],
    isSchoolDogStaff: false,
    isDisabled: false,
  };
}

const [mia, rosa, ruben] = [person('Mia', 'Alvarez'), person('Rosa', 'Bell'), person('Ruben', 'Alvarez')];

function Field() {
  const [value, setValue] = useState<readonly string[]>([]);
  return <UserPicker label="People" value={value} onChange={setValue} />;
}

it('offers nobody whose name does not match, neither before the server has searched nor after', async () => {
  const searched = Promise.withResolvers<{ people: FoundPerson[]; more: boolean }>();
  fakeApi({
    'schools.listSchoolNames': () => [],
    'users.findPeople': ({ search }) =>
      search === undefined ? { people: [rosa, mia], more: true } : searched.promise,
  });
  const user = await renderAs(someone('district_safety_coordinator'), <Field />);
  const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await user.click(await screen.findByRole('combobox', { name: 'People' }));
  await screen.findByRole('option', { name: 'Rosa Bell' });
  await user.keyboard('alvarez');
  expect(names()).toEqual(['Mia Alvarez']);
  searched.resolve({ people: [mia, ruben], more: false });
  await screen.findByRole('option', { name: 'Ruben Alvarez' });
  expect(names()).toEqual(['Mia Alvarez', 'Ruben Alvarez']);
});
