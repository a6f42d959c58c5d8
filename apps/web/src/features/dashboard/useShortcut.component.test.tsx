import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { joinShells, ShellContext } from '../../platform/navigation/featureShell.ts';
import { atAddress } from '../../testing/atAddress.tsx';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { useShortcut } from './useShortcut.ts';

function Dashboard() {
  return <h1>{useShortcut() ? 'Opened for an action' : 'Opened'}</h1>;
}

async function open(path: string) {
  const start = vi.fn<() => void>();
  const shell = joinShells([{ actions: [{ action: 'logEntry', start }] }]);
  const page = (
    <ShellContext value={shell}>
      <Dashboard />
    </ShellContext>
  );
  const { element, address } = atAddress(path, page);
  await renderAs(someone('principal'), element);
  return { start, address };
}

it('a shortcut of the installed app begins its action, once', async () => {
  const { start, address } = await open('/dashboard?start=logEntry');
  await screen.findByRole('heading', { name: 'Opened for an action' });
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(start).toHaveBeenCalledTimes(1);
});

it('the page that a reload opens begins nothing', async () => {
  const { start } = await open('/dashboard');
  await screen.findByRole('heading', { name: 'Opened' });
  expect(start).not.toHaveBeenCalled();
});

it('what is no action, or none of this person, begins nothing', async () => {
  const { start, address } = await open('/dashboard?start=createWorkOrder');
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(start).not.toHaveBeenCalled();
});
