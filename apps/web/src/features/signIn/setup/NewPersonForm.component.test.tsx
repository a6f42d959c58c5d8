import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { NewPersonForm } from './NewPersonForm.tsx';

const person = { email: 'rosa@demo.test', firstName: 'Rosa', lastName: 'Delgado', phoneNumber: null };

it('an invited user needs a name, a phone that is one, and a password without their name', async () => {
  fakeApi({
    'users.completeSetup': () => {
      throw refusal(400, 'password.guessable');
    },
  });
  const form = <NewPersonForm token="aaaaaaaaaaaaaaaaaaaaaaaa" person={person} onIn={vi.fn<() => void>()} />;
  const user = await renderAs(someone('educator'), form);
  const lastName = await screen.findByLabelText(/^Last name/);
  const phone = screen.getByLabelText(/^Phone number/);
  await user.clear(lastName);
  await user.click(phone);
  await user.paste('(478) 555-0a1');
  await user.click(screen.getByLabelText('Password', { selector: 'input' }));
  await user.paste('rosa delgado 1');
  const submit = () => user.click(screen.getByRole('button', { name: 'Finish setting up' }));
  await submit();
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(screen.getByText('Please enter a valid phone number')).toBeTruthy();
  expect(document.activeElement).toBe(lastName);
  expect(callsOf('users.completeSetup')).toEqual([]);
  await user.click(lastName);
  await user.paste('Delgado-Ruiz');
  await user.clear(phone);
  await submit();
  expect(await screen.findByText(/This contains your name/)).toBeTruthy();
});
