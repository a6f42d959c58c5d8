import { screen, within } from '@testing-library/react';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import { boardColors, tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, expect, it, vi } from 'vitest';
import { withDatabase } from '../../../../platform/localDatabase/localDatabase.ts';
import { callsOf, fakeApi, never } from '../../../../testing/fakeApi.ts';
import { fill } from '../../../../testing/fill.ts';
import { everythingIsNear } from '../../../../testing/everythingIsNear.ts';
import { oakHill } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { aWorkOrder, someChange } from '../../../../testing/workOrders.ts';
import { TaskBoard } from './TaskBoard.tsx';

const principal = someone('principal');
const buildings = {
  id: 'boardOfBuildings0000',
  name: 'Buildings',
  color: boardColors[0],
  assignedUserIds: [],
  preventNonAssignedUsers: false,
};
const order = (publicId: number, facts: Partial<ShownWorkOrder> = {}) =>
  aWorkOrder({ id: `order${publicId}`.padEnd(20, '0'), publicId, ...facts });
const orders = [
  order(1, { status: 'New', description: 'Latch' }),
  order(2, { status: 'Complete', description: 'Heater', boardId: buildings.id }),
];
const queued = () => withDatabase(({ outbox }) => outbox.toArray());

beforeEach(() => {
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => never(),
    'workOrders.getTasksSettings': () => tasksSettingsOf({ boards: [buildings] }),
    'workOrders.countWorkOrders': () => ({ count: 12, byStatus: { New: 11, Complete: 1 } }),
    'workOrders.listWorkOrders': ({ statuses = [], boardIds = [] }) => ({
      workOrders: orders.filter(
        ({ status, boardId }) =>
          (statuses.length === 0 || statuses.includes(status)) &&
          (boardIds.length === 0 || boardIds.includes(boardId ?? 'none')),
      ),
      next: null,
    }),
  });
});

const columnOf = async (heading: RegExp) => {
  const title = await screen.findByRole('heading', { level: 2, name: heading });
  const column = title.closest('section');
  if (column === null) throw new Error('no column');
  return within(column);
};

it('has a column with its count for each status, and cards without what the column says', async () => {
  await renderAs(principal, <TaskBoard filter={{}} />);
  const latch = (await (await columnOf(/^NEW/)).findByText('Latch')).closest('article');
  expect(latch?.textContent).not.toContain('NEW');
  expect(await screen.findByRole('heading', { level: 2, name: 'NEW 11' })).toBeTruthy();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent?.replace(/\d+$/, '')),
  ).toEqual(['AWAITING APPROVAL', 'SCHEDULED', 'NEW', 'STARTED', 'COMPLETE', 'DECLINED']);
  expect(callsOf('workOrders.countWorkOrders')).toEqual([{}]);
});

it('observes each column once, however often it is drawn', async () => {
  everythingIsNear();
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  await renderAs(principal, <TaskBoard filter={{}} />);
  expect(await (await columnOf(/^NEW/)).findByText('Latch')).toBeTruthy();
  expect(observe).toHaveBeenCalledTimes(6);
});

it('the menu of a card offers what its person may choose, and asks for the comment', async () => {
  const user = await renderAs(principal, <TaskBoard filter={{}} />);
  (await screen.findByRole('button', { name: 'Move work order 1' })).focus();
  await user.keyboard('{Enter}');
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['STARTED', 'COMPLETE', 'DECLINED']);
  await user.keyboard('{ArrowDown}{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change status' }));
  await fill(user, dialog.getByRole('textbox'), 'On it');
  await user.click(dialog.getByRole('button', { name: 'Update status' }));
  await expect.poll(queued).toHaveLength(1);
  expect((await queued())[0]?.input).toMatchObject({
    fromStatus: 'New',
    status: 'Started',
    comment: 'On it',
  });
  expect(await (await columnOf(/^STARTED/)).findByText('Latch')).toBeTruthy();
  expect((await columnOf(/^NEW/)).queryByText('Latch')).toBeNull();
});

it('what is complete is reopened only after a question', async () => {
  const user = await renderAs(principal, <TaskBoard filter={{}} />);
  await user.click(await screen.findByRole('button', { name: 'Move work order 2' }));
  await user.click(await screen.findByRole('menuitem', { name: 'STARTED' }));
  expect(await screen.findByRole('dialog', { name: 'Reopen Task?' })).toBeTruthy();
  expect(await queued()).toEqual([]);
});

it('a card moves to another board at once', async () => {
  fakeApi({ 'workOrders.editWorkOrder': () => someChange });
  const user = await renderAs(principal, <TaskBoard filter={{ groupBy: 'board' }} />);
  await user.click(await screen.findByRole('button', { name: 'Move work order 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Buildings' }));
  await expect
    .poll(() => callsOf('workOrders.editWorkOrder'))
    .toEqual([{ workOrderId: orders[0]?.id, edit: { boardId: { from: null, to: buildings.id } } }]);
});

it('someone who only follows an order cannot move it', async () => {
  fakeApi({
    'workOrders.listWorkOrders': () => ({ workOrders: [order(1, { isFollowing: true })], next: null }),
  });
  await renderAs(someone('educator'), <TaskBoard filter={{ statuses: ['New'] }} />);
  await screen.findByRole('article');
  expect(screen.queryByRole('button')).toBeNull();
});
