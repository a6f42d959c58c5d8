import { screen, within } from '@testing-library/react';
import { notificationsStore } from '@mantine/notifications';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { ReauthenticationHost } from '../factors/ReauthenticationHost.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';

const rosa = someone('educator');
const newPassword = 'copper kettle by the window 9';

beforeEach(() =>
  fakeApi({
    'users.listSignInProviders': () => [],
    'users.getFactors': () => ({ factors: [], unusedRecoveryCodes: 0, hasPassword: true, isRecent: true }),
  }),
);

it('a change that needs a recent sign-in asks for it, and then happens', async () => {
  let isOld = true;
  fakeApi({
    'users.changePassword': () => {
      if (isOld) throw refusal(403, 'signIn.notRecent');
      return { done: true };
    },
    'users.reauthenticate': ({ email, password }) => {
      if (email !== rosa.email) throw refusal(403, 'reauthenticate.mismatch');
      if (password !== 'the old one') throw refusal(401, 'signIn.wrong');
      isOld = false;
      return { step: 'signedIn' };
    },
  });
  const onClose = vi.fn<() => void>();
  const user = await renderAs(
    rosa,
    <>
      <ChangePasswordDialog hasPassword onClose={onClose} />
      <ReauthenticationHost />
    </>,
  );
  await user.click(await screen.findByLabelText('New password'));
  await user.paste(newPassword);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign In' }));
  const email = dialog.getByLabelText('Email');
  const password = dialog.getByLabelText('Password', { selector: 'input' });
  const submit = () => user.click(dialog.getByRole('button', { name: 'Sign In' }));
  expect(email).toHaveProperty('value', rosa.email);
  await submit();
  expect(await dialog.findByText('Required')).toBeTruthy();
  await user.click(password);
  await user.paste('not the password');
  await submit();
  expect(await dialog.findByText('Invalid email or password. Please try again.')).toBeTruthy();
  await user.clear(email);
  await user.paste('clerical@demo.test');
  await submit();
  expect(await dialog.findByText(/does not match the account you are currently signed in with/)).toBeTruthy();
  await user.clear(email);
  await user.paste(rosa.email);
  await user.clear(password);
  await user.paste('the old one');
  await submit();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(callsOf('users.changePassword')).toEqual([{ password: newPassword }, { password: newPassword }]);
  expect(notificationsStore.getState().notifications.map(({ message }) => message)).toEqual([
    'Your password was changed',
  ]);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Sign In' })).toBeNull();
});
