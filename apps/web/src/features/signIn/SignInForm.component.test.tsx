import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
