import { screen, within } from '@testing-library/react';
import { tasksSettingsOf, workOrderLimits } from '@schooldog/domain/workOrders';
import { useEffect, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../../../testing/fakeApi.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { aWorkOrder } from '../../../../testing/workOrders.ts';
import type { ListedWorkOrder } from '../useTaskList.ts';
import { SelectAllBox, SelectBox } from './SelectBoxes.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionContext, useSelectedIds } from './useSelection.ts';

const order = (publicId: number, status: 'New' | 'Complete') =>
  aWorkOrder({ id: `order${publicId}`.padEnd(20, '0'), publicId, status });
const listed: readonly ListedWorkOrder[] = [order(1, 'New'), order(2, 'Complete'), order(3, 'New')].map(
  (record) => ({ record, pending: null }),
);
const idOf = (place: number) => listed[place]?.record.id;

type Shown = Readonly<{ listed?: readonly ListedWorkOrder[] }>;

function Selectable({ listed: shown = listed }: Shown) {
  const selection = useSelectedIds(
    'all',
    shown.map(({ record }) => record.id),
  );
  return (
    <SelectionContext value={selection}>
      <SelectAllBox listed={shown} />
      {shown.map(({ record }) => (
        <SelectBox key={record.id} order={record} />
      ))}
      <SelectionBar selection={selection} listed={shown} />
    </SelectionContext>
  );
}

beforeEach(() => {
  fakeApi({
    'workOrders.getTasksSettings': () => tasksSettingsOf({}),
    'workOrders.changeWorkOrders': () => ({ changed: 2, rejected: [] }),
  });
});

it('changes what is selected, and selects nothing afterwards', async () => {
  const user = await renderAs(someone('principal'), <Selectable />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select work order 1' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select work order 3' }));
  const bar = within(screen.getByRole('region', { name: 'Selected work orders' }));
  expect(bar.getByText('2 selected')).toBeTruthy();
  await user.click(bar.getByRole('button', { name: 'Priority' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Critical' }));
  await expect
    .poll(() => callsOf('workOrders.changeWorkOrders'))
    .toEqual([{ workOrderIds: [idOf(0), idOf(2)], change: { kind: 'priority', priority: 'Critical' } }]);
  await expect.poll(() => screen.queryByRole('region', { name: 'Selected work orders' })).toBeNull();
});

it('asks before it reopens what is complete', async () => {
  const user = await renderAs(someone('principal'), <Selectable />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'STARTED' }));
  const question = within(await screen.findByRole('dialog', { name: 'Reopen Task?' }));
  expect(callsOf('workOrders.changeWorkOrders')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Reopen' }));
  await expect
    .poll(() => callsOf('workOrders.changeWorkOrders'))
    .toEqual([{ workOrderIds: [idOf(0), idOf(1), idOf(2)], change: { kind: 'status', status: 'Started' } }]);
});

it('keeps the selection when some could not be changed', async () => {
  fakeApi({
    'workOrders.changeWorkOrders': () => ({
      changed: 1,
      rejected: [{ code: 'workOrder.statusNotAllowed', count: 2 }],
    }),
  });
  const user = await renderAs(someone('principal'), <Selectable />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('menuitem', { name: 'DECLINED' }));
  await expect.poll(() => callsOf('workOrders.changeWorkOrders')).toHaveLength(1);
  expect(screen.getByText('3 selected')).toBeTruthy();
});

it('leaves alone what has left the list since', async () => {
  const { promise, resolve: complete } = Promise.withResolvers<void>();
  function Following() {
    const [shown, setShown] = useState(listed);
    useEffect(() => void promise.then(() => setShown(listed.slice(1))), []);
    return <Selectable listed={shown} />;
  }
  const user = await renderAs(someone('principal'), <Following />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  expect(await screen.findByText('3 selected')).toBeTruthy();
  complete();
  expect(await screen.findByText('2 selected')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Priority' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Low' }));
  await expect
    .poll(() => callsOf('workOrders.changeWorkOrders'))
    .toEqual([{ workOrderIds: [idOf(1), idOf(2)], change: { kind: 'priority', priority: 'Low' } }]);
});

it('says when no more can be selected', async () => {
  const ids = new Set(Array.from({ length: workOrderLimits.selected }, (_, at) => `order${at}`));
  const selection = { ids, toggle: () => {}, toggleAll: () => {}, clear: () => {} };
  await renderAs(someone('principal'), <SelectionBar selection={selection} listed={[]} />);
  expect(await screen.findByText('This is the most that can be changed at once.')).toBeTruthy();
});
