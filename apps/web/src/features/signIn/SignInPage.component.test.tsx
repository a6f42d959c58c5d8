import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderPage } from '../../testing/renderPage.tsx';
import { someone } from '../../testing/someone.ts';
import { authRoutes } from './authRoutes.ts';

const educator = someone('educator');

beforeEach(() => fakeApi({ 'users.listSignInProviders': () => [] }));

it('a signed-in user is asked whether to continue', async () => {
  const { hands, history } = await renderPage(educator, authRoutes, '/auth/signin');
  const dialog = within(await screen.findByRole('dialog', { name: 'You are already signed in' }));
  expect(dialog.getByText(/educator@demo\.test/)).toBeTruthy();
  await hands.click(dialog.getByRole('button', { name: 'Continue to dashboard' }));
  await expect.poll(() => history.location.pathname).toBe('/dashboard');
});

it('an expired session explains itself', async () => {
  await renderPage(educator, authRoutes, '/auth/signin?i=authTimeout');
  const dialog = await screen.findByRole('dialog', { name: 'Your session timed out' });
  expect(dialog.textContent).toContain('poor connection');
});
