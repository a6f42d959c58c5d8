import { screen, waitFor } from '@testing-library/react';
import { IconUsers } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { MenuEntry } from './MenuEntry.tsx';

const manageUsers = {
  id: 'manageUsers',
  label: { kind: 'text', key: 'manageUsers' },
  icon: IconUsers,
  target: { kind: 'page', path: '/admin/manageUsers', params: {}, subpages: [] },
  isBlockedOffline: true,
  isBeta: false,
} as const;

it('a tap on a page that needs a network says why, and that stays until the next tap elsewhere', async () => {
  const user = await renderAs(
    someone('principal'),
    <>
      <MenuEntry item={manageUsers} isNarrow={false} />
      <p>Elsewhere</p>
    </>,
  );
  const entry = await screen.findByRole('button', { name: /Manage Users/ });
  await user.pointer([{ keys: '[TouchA]', target: entry }]);
  expect((await screen.findByRole('tooltip')).textContent).toContain('Manage Users');
  await user.unhover(entry);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
  await user.pointer([{ keys: '[TouchA]', target: screen.getByText('Elsewhere') }]);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
