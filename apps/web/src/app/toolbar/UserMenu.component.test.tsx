import { MantineProvider } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { joinShells, ShellContext } from '../../platform/navigation/featureShell.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { theme } from '../../ui/theme.ts';
import { themeManager } from '../themes.ts';
import { UserMenu } from './UserMenu.tsx';

const openList = vi.fn<() => void>();
const shell = joinShells([
  { account: [{ key: 'notifications', icon: IconBell, target: { run: openList } }] },
]);

/** As the app begins on this device. */
async function start() {
  const root = document.createElement('div');
  const user = await renderAs(
    someone('clerical'),
    <MantineProvider
      theme={theme}
      colorSchemeManager={themeManager}
      defaultColorScheme="auto"
      env="test"
      getRootElement={() => root}
    >
      <ShellContext value={shell}>
        <UserMenu />
      </ShellContext>
    </MantineProvider>,
  );
  return { user, shownTheme: () => root.getAttribute('data-mantine-color-scheme') };
}

it('the theme is chosen in the user menu and remembered', async () => {
  const { user, shownTheme } = await start();
  expect(shownTheme()).toBe('light');
  await user.click(await screen.findByRole('button', { name: /Account menu/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  await waitFor(() => expect(shownTheme()).toBe('dark'));
  cleanup();
  expect((await start()).shownTheme()).toBe('dark');
  // What public/start.js reads before the first paint.
  expect(localStorage.getItem('schooldog.theme')).toBe('dark');
});

it('the list of notifications opens from the user menu, by keyboard', async () => {
  const { user } = await start();
  (await screen.findByRole('button', { name: /Account menu/ })).focus();
  await user.keyboard('{Enter}');
  (await screen.findByRole('menuitem', { name: /^Notifications/ })).focus();
  await user.keyboard('{Enter}');
  expect(openList).toHaveBeenCalledTimes(1);
});
