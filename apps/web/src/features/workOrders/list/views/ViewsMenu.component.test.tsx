import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../../testing/fakeApi.ts';
import { fill } from '../../../../testing/fill.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import type { WorkOrderListFilter } from '../../workOrderFilter.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

const mine = { id: 'viewOfMine0000000000', name: 'My week', query: 'mine=true&sort=due' };
const setFilter = vi.fn<(filter: WorkOrderListFilter) => void>();
const filteringBy = (filter: WorkOrderListFilter) => ({ filter, setFilter, clear: () => {}, count: 0 });

beforeEach(() => {
  fakeApi({
    'workOrders.listWorkOrderViews': () => ({ views: [mine] }),
    'workOrders.saveWorkOrderView': () => ({ done: true }),
    'workOrders.deleteWorkOrderView': () => ({ done: true }),
  });
});

it('a view brings its filter back', async () => {
  const user = await renderAs(someone('principal'), <ViewsMenu filtering={filteringBy({})} />);
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await user.click(await screen.findByRole('menuitem', { name: 'My week' }));
  expect(setFilter).toHaveBeenLastCalledWith({ mine: true, sort: 'due' });
});

it('saving under the same name replaces the view', async () => {
  const filtering = filteringBy({ statuses: ['New'] });
  const user = await renderAs(someone('principal'), <ViewsMenu filtering={filtering} />);
  await user.click(await screen.findByRole('button', { name: 'Views' }));
  await screen.findByRole('menuitem', { name: 'My week' });
  await user.click(screen.getByRole('menuitem', { name: 'Save this view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
  const save = dialog.getByRole('button', { name: 'Save view' });
  expect(save).toHaveProperty('disabled', true);
  await fill(user, dialog.getByRole('textbox', { name: /Name/ }), 'my week');
  expect(dialog.getByText('This replaces your view “My week”.')).toBeTruthy();
  await user.click(save);
  await expect
    .poll(() => callsOf('workOrders.saveWorkOrderView'))
    .toEqual([{ viewId: mine.id, name: 'my week', query: 'statuses=New' }]);
});

it('the view that is shown is named, and deleted after a question', async () => {
  const filtering = filteringBy({ mine: true, sort: 'due' });
  const user = await renderAs(someone('principal'), <ViewsMenu filtering={filtering} />);
  await user.click(await screen.findByRole('button', { name: 'View: My week' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit views…' }));
  await user.click(await screen.findByRole('button', { name: 'Delete view My week' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this view?' }));
  await user.click(question.getByRole('button', { name: 'Delete view' }));
  await expect.poll(() => callsOf('workOrders.deleteWorkOrderView')).toEqual([{ viewId: mine.id }]);
});
