import { screen, within } from '@testing-library/react';
import type { SessionUser } from '@schooldog/contract/account';
import type { User } from '@schooldog/contract/people';
import { defaultCommunicationPreferences } from '@schooldog/domain/notifications';
import { organizationOf } from '@schooldog/domain/settings';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { UserForm } from './UserForm.tsx';

const manager = someone('district_safety_coordinator');
const time = '2026-10-05T14:30:00.000Z';

function accountOf(person: SessionUser, facts: Partial<User> = {}): User {
  const { language: _language, ...account } = person;
  return {
    ...account,
    communicationPreferences: defaultCommunicationPreferences(),
    isDisabled: false,
    disabledMetadata: null,
    status: 'active',
    hasSecondFactor: false,
    timeLastSignedIn: null,
    timeCreated: time,
    timeUpdated: time,
    ...facts,
  };
}

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => organizationOf({}),
    'users.getUserHistory': () => ({ changes: [], next: null }),
    'users.getFactors': () => ({
      factors: [],
      unusedRecoveryCodes: 0,
      hasPassword: true,
      isRecent: true,
    }),
    'users.listDevices': () => [],
    'users.listSignInProviders': () => [],
  });
});

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
  await hands.click(dialog.getByRole('button', { name: 'Create User' }));
  expect((await dialog.findAllByText('This field is required')).length).toBeGreaterThanOrEqual(4);
  expect(callsOf('users.generateNewUserAccount')).toEqual([]);
});
