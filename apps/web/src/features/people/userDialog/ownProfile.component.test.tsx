import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { accountOf, fakeAccountDialog } from '../../../testing/people.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { UserForm } from './UserForm.tsx';

const rosa = someone('educator', { firstName: 'Rosa', phoneNumber: '4785550100' });

beforeEach(() => fakeAccountDialog());

async function show(account = accountOf(rosa)) {
  const form = <UserForm userId={rosa.id} user={account} onClose={vi.fn<() => void>()} />;
  const hands = await renderAs(rosa, form);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
  const open = async (panel: string) => hands.click(dialog.getByText(panel));
  return { hands, dialog, open };
}

it('in their own profile users change their name and notifications, but not their access', async () => {
  fakeApi({ 'users.editUser': () => accountOf(rosa) });
  const { hands, dialog, open } = await show();
  expect(dialog.getByLabelText(/^Role/, { selector: 'input' })).toHaveProperty('disabled', true);
  expect(dialog.getByLabelText('Email').hasAttribute('readonly')).toBe(true);
  expect(dialog.getByLabelText('Phone number')).toHaveProperty('value', '(478) 555-0100');
  await hands.clear(dialog.getByLabelText(/^First name/));
  await hands.paste('Rosalind');
  await hands.clear(dialog.getByLabelText('Phone number'));
  await hands.paste('404-555-0143');
  await open('Communication Preferences');
  const reminders = await dialog.findByLabelText(/^Reminders/);
  expect(dialog.getAllByRole('switch', { checked: true })).toHaveLength(10);
  await hands.click(reminders);
  await open('Advanced Settings');
  await hands.click(await dialog.findByLabelText(/^Automatic sign-out/));
  const sessionsRead = callsOf('users.getSession').length;
  await hands.click(dialog.getByRole('button', { name: 'Save changes' }));
  await expect
    .poll(() => callsOf('users.editUser'))
    .toEqual([
      {
        userId: rosa.id,
        edit: {
          firstName: { from: 'Rosa', to: 'Rosalind' },
          phoneNumber: { from: '4785550100', to: '4045550143' },
          autoSignOut: { from: false, to: true },
          communicationPreferences: { nudge: { from: true, to: false } },
        },
      },
    ]);
  // The page behind the dialog greets them by the new name.
  await expect.poll(() => callsOf('users.getSession').length).toBe(sessionsRead + 1);
});

it('only an administrator turns the automatic sign-out off again', async () => {
  const { dialog, open } = await show(accountOf(rosa, { autoSignOut: true }));
  await open('Advanced Settings');
  expect(await dialog.findByText('Only an administrator can turn this off')).toBeTruthy();
  expect(dialog.getByLabelText(/^Automatic sign-out/)).toHaveProperty('disabled', true);
});

it('the password is changed there', async () => {
  const { dialog, open } = await show();
  await open('Authentication Details');
  expect(await dialog.findByText('Change password')).toBeTruthy();
});

it('without a network the profile is only read', async () => {
  const { dialog } = await show();
  expect(dialog.getByText('Save changes')).toBeTruthy();
  setManualOffline(true);
  expect(await dialog.findByText(/^You cannot edit users while offline\./)).toBeTruthy();
  expect(dialog.queryByText('Save changes')).toBeNull();
});
