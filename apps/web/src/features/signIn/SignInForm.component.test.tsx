import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsOf } from '../../testing/fakeApi.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { SignInForm } from './SignInForm.tsx';

it('says once what went wrong', async () => {
  const form = <SignInForm arrivedWith="failed" onBusy={() => undefined} onSignedIn={() => undefined} />;
  await renderAs(someone('principal'), form);
  const said = await screen.findAllByRole('alert');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    "Signing in that way didn't work. Please try again, or use your email and password.",
  ]);
});

it('needs an address and a password, and begins with the first that is missing', async () => {
  const form = <SignInForm arrivedWith={null} onBusy={() => undefined} onSignedIn={() => undefined} />;
  const user = await renderAs(someone('principal'), form);
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(callsOf('users.signIn')).toEqual([]);
});
