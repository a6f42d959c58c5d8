import { act, screen, waitFor, within } from '@testing-library/react';
import type { SessionUser } from '@schooldog/contract/account';
import type { User } from '@schooldog/contract/people';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { accountOf, fakeAccountDialog } from '../../../testing/people.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { EditUserDialog } from './UserDialog.tsx';
import { UserForm } from './UserForm.tsx';

const manager = someone('district_safety_coordinator');
const mapleGrove = { id: 'mapleGrove0000000000', name: 'Maple Grove Middle' };

beforeEach(() => fakeAccountDialog([oakHill, mapleGrove]));

async function show(editor: SessionUser, user: User | null) {
  const userId = user?.id ?? 'newUser0000000000000';
  const hands = await renderAs(
    editor,
    <UserForm userId={userId} user={user} onClose={vi.fn<() => void>()} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findAllByRole('button', { name: /^(User Info|History)/ });
  const panels = dialog
    .getAllByRole('button')
    .filter((button) => button.hasAttribute('aria-expanded') && button.hasAttribute('aria-controls'))
    .map(({ textContent }) => textContent);
  return { hands, dialog, panels };
}

const named = (panels: readonly string[], name: string) => panels.some((panel) => panel.startsWith(name));

describe('the panels of an account', () => {
  it.each([
    ['a new one', manager, null, { 'Danger Zone': false, History: false, Permissions: true }],
    [
      "a colleague's",
      manager,
      accountOf(someone('educator')),
      { 'Danger Zone': true, History: true, Permissions: true },
    ],
    [
      "the manager's own",
      manager,
      accountOf(manager),
      { 'Danger Zone': false, History: true, 'Authentication Details': true },
    ],
    [
      "an educator's own",
      someone('educator'),
      accountOf(someone('educator')),
      { 'Danger Zone': false, History: false, Permissions: false, 'Authentication Details': true },
    ],
  ])('%s', async (_whose, editor, user, expected) => {
    const { panels } = await show(editor, user);
    const shown = Object.keys(expected).map((name) => [name, named(panels, name)]);
    expect(Object.fromEntries(shown)).toEqual(expected);
  });
});

it('a new account needs a name, an address and a role; nothing is sent without them', async () => {
  const { hands, dialog } = await show(manager, null);
  expect(dialog.getByText('The user will receive an email with account-setup instructions.')).toBeTruthy();
  await hands.click(dialog.getByLabelText(/^Email/));
  await hands.paste('nobody');
  await hands.click(dialog.getByRole('button', { name: 'Create User' }));
  expect(await dialog.findAllByText('This field is required')).toHaveLength(3);
  expect(dialog.getByText('Please enter a valid email')).toBeTruthy();
  await expect.poll(() => document.activeElement).toBe(dialog.getByLabelText(/^First name/));
  expect(callsOf('users.generateNewUserAccount')).toEqual([]);
});

it('the defaults of a role need the role, and schools where the role has some', async () => {
  const { hands, dialog } = await show(manager, null);
  const defaults = dialog.getByRole('button', { name: 'Set default permissions for Role' });
  expect(defaults).toHaveProperty('disabled', true);
  expect(describedBy(defaults)).toBe('Choose a role first.');
  await hands.click(dialog.getByLabelText(/^Role/, { selector: 'input' }));
  await hands.click(await screen.findByRole('option', { name: 'Principal' }));
  await expect.poll(() => describedBy(defaults)).toMatch(/Choose schools first/);
});

it('a conflict about the title of an account is chosen, and the phone that someone else wrote appears', async () => {
  let stored = accountOf(someone('educator', { title: 'Teacher' }));
  fakeApi({
    'users.getUser': () => stored,
    'users.editUser': () => stored,
  });
  const onClose = vi.fn<() => void>();
  const hands = await renderAs(manager, <EditUserDialog userId={stored.id} onClose={onClose} />);
  // The dialog that waits for the account is another one.
  const title = await screen.findByRole('combobox', { name: 'Title' });
  const dialog = within(screen.getByRole('dialog', { name: 'Edit User' }));
  await hands.clear(title);
  await hands.paste('Head of Safety');
  stored = { ...stored, title: 'Office Manager', phoneNumber: '4785550177' };
  await act(() => queryClient.invalidateQueries({ queryKey: api.users.getUser.key() }));

  const panel = within(await dialog.findByRole('region', { name: 'Someone else changed this too' }));
  expect(panel.getByRole('group', { name: 'Title' }).textContent).toContain('Office Manager');
  expect(dialog.getByRole('textbox', { name: /^Phone/ })).toHaveProperty(
    'value',
    expect.stringMatching(/478.*555.*0177/),
  );
  await hands.click(panel.getByRole('button', { name: 'Keep mine: Title' }));
  await hands.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(callsOf('users.editUser')).toEqual([
    { userId: stored.id, edit: { title: { from: 'Office Manager', to: 'Head of Safety' } } },
  ]);
});

function describedBy(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}
