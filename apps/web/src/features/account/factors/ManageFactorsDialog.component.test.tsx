import { screen, within } from '@testing-library/react';
import type { Session } from '@schooldog/contract/account';
import { appSettingsOf } from '@schooldog/domain/settings';
import { expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ManageFactorsDialog } from './ManageFactorsDialog.tsx';

const rosa = someone('educator', { emailVerified: false });

it('an unverified address is verified before a second factor', async () => {
  fakeApi({
    'users.getFactors': () => ({ factors: [], unusedRecoveryCodes: 0, hasPassword: true, isRecent: true }),
  });
  const user = await renderAs(rosa, <ManageFactorsDialog onClose={vi.fn<() => void>()} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage Multi-Factor Authentication' }));
  const check = await dialog.findByRole('button', { name: 'I have verified my email' });
  await user.click(check);
  expect(
    await dialog.findByText(
      'Our system still shows that your email is still not verified. Please check your inbox and spam folder for the verification email. It may take a few moments to arrive.',
    ),
  ).toBeTruthy();
  const verified: Session = {
    user: { ...rosa, emailVerified: true },
    pending: null,
    app: appSettingsOf({}),
    signedInAt: '2026-10-05T12:00:00.000Z',
    expiresAt: null,
  };
  fakeApi({ 'users.getSession': () => verified });
  await user.click(check);
  expect(await dialog.findByRole('button', { name: /^Authenticator app/ })).toBeTruthy();
});
