import { screen, within } from '@testing-library/react';
import { boardColors, tasksSettingsOf } from '@schooldog/domain/workOrders';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { callsOf, fakeApi, never } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import type { WorkOrderListFilter } from '../workOrderFilter.ts';
import { TableRoom } from '../../../ui/list/TableRoom.tsx';
import { StatusTabs } from './StatusTabs.tsx';
import { TaskFilters } from './TaskFilters.tsx';
import { TaskList } from './TaskList.tsx';
import { useTaskChips } from './useTaskChips.ts';
import { useTaskCounts } from './useTaskCounts.ts';
import { useTaskList } from './useTaskList.ts';

const principal = someone('principal');
const board = {
  id: 'boardOfBuildings0000',
  name: 'Buildings',
  color: boardColors[0],
  assignedUserIds: [],
  preventNonAssignedUsers: false,
};
const order = aWorkOrder({
  boardId: board.id,
  assignedUserIds: [principal.id, 'anaReyes000000000000'],
  assignedNames: [
    { userId: principal.id, name: 'Pat Lee' },
    { userId: 'anaReyes000000000000', name: 'Ana Reyes' },
  ],
  dueDate: '2020-10-09',
});
const setFilter = vi.fn<(filter: WorkOrderListFilter) => void>();
const clear = vi.fn<() => void>();

beforeEach(() => {
  setFilter.mockClear();
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'settings.getOrganization': () => never(),
    'workOrders.getTasksSettings': () => tasksSettingsOf({ boards: [board] }),
    'workOrders.listWorkOrders': () => ({ workOrders: [order], next: null }),
    'workOrders.countWorkOrders': () => ({ count: 41, byStatus: { New: 30, Started: 11 } }),
    'dataProfiles.listPlaces': () => [],
    'users.findPeople': () => ({ people: [], more: false }),
  });
});

const unfiltered: WorkOrderListFilter = {};

function Tasks({ filter = unfiltered }: Readonly<{ filter?: WorkOrderListFilter }>) {
  const filtering = { filter, setFilter, clear, count: Object.keys(filter).length };
  const counts = useTaskCounts(filter);
  const chips = useTaskChips(filter);
  const list = useTaskList(filter, counts.matching);
  return (
    <>
      <TaskFilters filter={filter} onChange={setFilter} />
      <StatusTabs filtering={filtering} counts={counts} />
      <p>{chips.map(({ label }) => label).join(' | ')}</p>
      <TableRoom>
        {(hasTable) => <TaskList list={list} filtering={filtering} hasTable={hasTable} />}
      </TableRoom>
    </>
  );
}

/** Where the table has room. */
function onWideScreen(): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
  onTestFinished(() => void vi.restoreAllMocks());
}

it('a table on wide screens, with everything by name', async () => {
  onWideScreen();
  await renderAs(principal, <Tasks />);
  const table = await screen.findByRole('table', { name: 'Work orders' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '',
    'Number',
    'Description',
    'School and location',
    'Status',
    'Priority',
    'Staff and board',
    'Due',
    'Updated',
  ]);
  const [, row] = within(table).getAllByRole('row');
  const words = row?.textContent;
  for (const part of ['#1042', oakHill.name, 'Room 214', 'NEW', 'High', 'Pat Lee', '10/9/2020', 'Overdue'])
    expect(words).toContain(part);
  expect(await within(table).findByText('Buildings')).toBeTruthy();
  expect(within(table).getByText('Ana Reyes')).toBeTruthy();
  expect(within(table).getByRole('link').getAttribute('href')).toBe(`/tasks/task/${order.id}`);
});

it('headers sort the table', async () => {
  onWideScreen();
  const user = await renderAs(principal, <Tasks />);
  await user.click(await screen.findByRole('button', { name: 'Due' }));
  expect(setFilter).toHaveBeenLastCalledWith({ sort: 'due' });
  await user.click(screen.getByRole('button', { name: 'Number' }));
  expect(setFilter).toHaveBeenLastCalledWith({ sort: 'oldest' });
  expect(screen.getByRole('columnheader', { name: 'Number' }).getAttribute('aria-sort')).toBe('descending');
});

it('cards elsewhere', async () => {
  await renderAs(principal, <Tasks />);
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: order.description })).toBeTruthy();
  expect(card.getByText('Overdue since 10/9/2020')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it("one's own orders are one tap away", async () => {
  const user = await renderAs(someone('maintenance_staff'), <Tasks filter={{ statuses: ['New'] }} />);
  await user.click(await screen.findByRole('button', { name: 'Assigned to me', pressed: false }));
  expect(setFilter).toHaveBeenLastCalledWith({ statuses: ['New'], mine: true });
});

it('and all orders again', async () => {
  const user = await renderAs(someone('maintenance_staff'), <Tasks filter={{ mine: true }} />);
  await user.click(await screen.findByRole('button', { name: 'Assigned to me', pressed: true }));
  expect(setFilter).toHaveBeenLastCalledWith({});
});

it('people who are assigned nothing are not offered it', async () => {
  await renderAs(someone('work_order_submitter'), <Tasks />);
  expect(await screen.findByRole('button', { name: 'ALL 41' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assigned to me' })).toBeNull();
});

it('counts by status are quick filters, whatever status is chosen', async () => {
  const user = await renderAs(principal, <Tasks filter={{ statuses: ['Started'], priorities: ['High'] }} />);
  const started = await screen.findByRole('button', { name: 'STARTED 11' });
  expect(started.getAttribute('aria-pressed')).toBe('true');
  // On a slow machine they are asked for again when the answer has become old.
  for (const input of callsOf('workOrders.countWorkOrders')) expect(input).toEqual({ priorities: ['High'] });
  expect(await screen.findByText('1 of 11')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'NEW 30' }));
  expect(setFilter).toHaveBeenLastCalledWith({ statuses: ['New'], priorities: ['High'] });
  await user.click(screen.getByRole('button', { name: 'ALL 41' }));
  expect(setFilter).toHaveBeenLastCalledWith({ priorities: ['High'] });
});

it('filters are chosen behind a button that counts them', async () => {
  const filter = { boardIds: [board.id, 'none'], mine: true };
  const user = await renderAs(principal, <Tasks filter={filter} />);
  await user.click(await screen.findByRole('button', { name: 'Filters (3)' }));
  expect(await screen.findByText('Buildings | No board | Assigned to me')).toBeTruthy();
  await user.click(await screen.findByRole('checkbox', { name: 'Overdue' }));
  await expect.poll(() => setFilter.mock.lastCall?.[0]).toEqual({ ...filter, overdue: true });
});

it('an empty list says why', async () => {
  fakeApi({ 'workOrders.listWorkOrders': () => ({ workOrders: [], next: null }) });
  const user = await renderAs(principal, <Tasks filter={{ search: 'raccoon' }} />);
  expect(await screen.findByRole('heading', { name: 'No work orders match your filters.' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(clear).toHaveBeenCalledOnce();
});

it('says that a filter about something that is not on the device needs a connection', async () => {
  setManualOffline(true);
  await renderAs(principal, <Tasks filter={{ reopened: true }} />);
  expect(await screen.findByText('You are offline. The filter “Reopened” needs a connection.')).toBeTruthy();
});
