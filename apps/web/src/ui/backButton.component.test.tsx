import { ActionIcon, Menu } from '@mantine/core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { fakeHistory } from '../testing/fakeHistory.ts';
import { renderAs } from '../testing/renderAs.tsx';
import { someone } from '../testing/someone.ts';
import { useCloseOnBack } from './backButton.ts';
import { Dialog } from './Dialog.tsx';
import { BackMenu } from './floating/BackMenu.tsx';
import { DropMenu } from './floating/DropMenu.tsx';

function Open({ close }: Readonly<{ close(): void }>) {
  useCloseOnBack(close);
  return null;
}

function DrawnAhead() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog title="Form" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        Drawn
      </Dialog>
    </>
  );
}

describe('the Back button', () => {
  it('closes the last opened dialog and stays on the page', async () => {
    const history = fakeHistory();
    const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const { rerender, unmount } = render(<Open close={first} />);
    rerender(
      <>
        <Open close={first} />
        <Open close={second} />
      </>,
    );
    await act(async () => expect(await history.go('BACK')).toBe(true));
    expect(second, 'before the browser has returned').not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
    expect(await history.go('PUSH')).toBe(false);
    unmount();
    expect(history.blockers.size).toBe(0);
  });

  it('leaves the page below a dialog that is only drawn ahead', async () => {
    const history = fakeHistory();
    await renderAs(someone('principal'), <DrawnAhead />);
    const button = await screen.findByRole('button', { name: 'Open' });
    expect(await history.go('BACK')).toBe(false);
    act(() => button.click());
    await screen.findByRole('dialog', { name: 'Form' });
    await act(async () => expect(await history.go('BACK')).toBe(true));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await history.go('BACK')).toBe(false);
  });

  it.each([
    ['a menu of the app', <OwnMenu key="own" />],
    ['a menu of the library', <LibraryMenu key="library" />],
  ])('closes %s and stays on the page', async (_which, menu) => {
    const history = fakeHistory();
    const user = await renderAs(someone('principal'), menu);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await screen.findByRole('menuitem', { name: 'Archive' });
    await act(async () => expect(await history.pressBack()).toBe(true));
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    expect(await history.go('BACK')).toBe(false);
  });
});

function OwnMenu() {
  return (
    <DropMenu renderButton={(props) => <ActionIcon {...props} aria-label="More" />}>
      <Menu.Item>Archive</Menu.Item>
    </DropMenu>
  );
}

function LibraryMenu() {
  return (
    <BackMenu>
      <Menu.Target>
        <ActionIcon aria-label="More" />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item>Archive</Menu.Item>
      </Menu.Dropdown>
    </BackMenu>
  );
}
