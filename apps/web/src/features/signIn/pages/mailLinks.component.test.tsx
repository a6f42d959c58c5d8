// The pages to which mails lead, and those that ask for a mail.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { someone } from '../../../testing/someone.ts';
import { authRoutes } from '../authRoutes.ts';

const code = 'aaaaaaaaaaaaaaaaaaaaaaaa';

const open = async (address: string) => (await renderPage(someone('educator'), authRoutes, address)).hands;

it('a link that confirms an address works once', async () => {
  fakeApi({
    'users.verifyEmail': () => {
      throw refusal(403, 'link.invalid');
    },
  });
  const user = await open(`/firebase/action?mode=verifyEmail&oobCode=${code}`);
  await user.click(await screen.findByRole('button', { name: 'Verify my email' }));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
  expect(callsOf('users.verifyEmail')).toEqual([{ token: code }]);
});

it('a forgotten password needs an address, which gets the focus', async () => {
  const user = await open('/auth/forgot-password');
  await user.click(await screen.findByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Required')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('without a network nothing is tried, and the answer says so', async () => {
  const user = await open('/auth/forgot-password');
  await user.click(await screen.findByLabelText('Email'));
  await user.paste('rosa@demo.test');
  setManualOffline(true);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
  expect(
    await screen.findByText('You are offline, try signing in once you have stable internet.'),
  ).toBeTruthy();
});

it('a new password that is too short says by how much', async () => {
  const user = await open(`/auth/set-password?oobCode=${code}&email=rosa@demo.test`);
  await user.click(await screen.findByLabelText('New password'));
  await user.paste('short');
  expect(screen.getByText('7 more characters')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Please use at least 12 characters')).toBeTruthy();
  expect(callsOf('users.setPassword')).toEqual([]);
});
