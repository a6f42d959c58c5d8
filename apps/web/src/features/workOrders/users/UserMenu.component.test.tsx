import { screen } from '@testing-library/react';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { expect, it, vi } from 'vitest';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrderUser } from '../../../testing/workOrders.ts';
import { UserActionsProvider } from './userActions.ts';
import { UserMenu } from './UserMenu.tsx';

const everything = { changePermissions: true, assignToBoards: true, disable: true };

async function show(user: WorkOrderUser) {
  const disable = vi.fn<(user: WorkOrderUser) => void>();
  const actions = {
    editPermissions: vi.fn<() => void>(),
    assignBoards: vi.fn<() => void>(),
    disable,
    seesBoards: true,
  };
  const hands = await renderAs(
    someone('maintenance_supervisor'),
    <UserActionsProvider value={actions}>
      <p>Here</p>
      <UserMenu user={user} />
    </UserActionsProvider>,
  );
  await screen.findByText('Here');
  const menu = screen.queryByRole('button', { name: 'Actions for Sam Okafor' });
  if (menu !== null) await hands.click(menu);
  const items = menu === null ? [] : await screen.findAllByRole('menuitem');
  return { hands, disable, items, words: items.map(({ textContent }) => textContent) };
}

it('offers everything for a submitter, and starts what is chosen', async () => {
  const user = aWorkOrderUser();
  const { hands, disable, words } = await show(user);
  expect(words).toEqual(['Permissions…', 'Boards…', 'Disable…']);
  await hands.click(screen.getByRole('menuitem', { name: 'Disable…' }));
  expect(disable.mock.calls).toEqual([[user]]);
});

it('says why a technician who holds more than the role cannot be disabled here', async () => {
  const { items } = await show(
    aWorkOrderUser({ role: 'maintenance_staff', can: { ...everything, disable: false } }),
  );
  const last = items.at(-1);
  expect(last?.textContent).toContain('Has more permissions than their role.');
  expect(last).toHaveProperty('disabled', true);
});

it('never offers to disable other roles, nor boards without the settings', async () => {
  const can = { changePermissions: true, assignToBoards: false, disable: false };
  expect((await show(aWorkOrderUser({ role: 'educator', can }))).words).toEqual(['Permissions…']);
});

it('has nothing for the own account', async () => {
  const can = { changePermissions: false, assignToBoards: false, disable: false };
  expect((await show(aWorkOrderUser({ can }))).words).toEqual([]);
});
