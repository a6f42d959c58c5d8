import { ActionIcon, Menu } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { DropMenu } from './DropMenu.tsx';
import { Hint } from './Hint.tsx';

async function aMenu(onChoose = () => {}) {
  const user = await renderAs(
    someone('principal'),
    <>
      <DropMenu
        renderButton={(props) => (
          <ActionIcon {...props} aria-label="Actions of Oak Hill">
            …
          </ActionIcon>
        )}
      >
        <Menu.Item onClick={onChoose}>Archive</Menu.Item>
      </DropMenu>
      <p>Elsewhere</p>
    </>,
  );
  return { user, button: screen.getByRole('button', { name: 'Actions of Oak Hill' }) };
}

it('a menu is named after its button, and gives the focus back to it, also the first time', async () => {
  const { user, button } = await aMenu();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  for (const _time of ['first', 'second']) {
    await user.click(button);
    expect(await screen.findByRole('menu', { name: 'Actions of Oak Hill' })).toBeTruthy();
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  }
});

it('a menu closes when something in it is chosen, by a second click and by a click elsewhere', async () => {
  const onChoose = vi.fn<() => void>();
  const { user, button } = await aMenu(onChoose);
  const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  await isClosed();
  await user.click(button);
  await screen.findByRole('menu');
  await user.click(button);
  await isClosed();
  await user.click(button);
  await screen.findByRole('menu');
  await user.click(screen.getByText('Elsewhere'));
  await isClosed();
});

it('a hint shows while a mouse rests on its button, and goes with Escape; a finger does not call it', async () => {
  const user = await renderAs(
    someone('principal'),
    <Hint label="Safety alerts">
      {(hinted) => (
        <button type="button" {...hinted}>
          Alerts
        </button>
      )}
    </Hint>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerEnter(button, { pointerType: 'touch' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(button);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Safety alerts');
  await user.unhover(button);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  await user.hover(button);
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
