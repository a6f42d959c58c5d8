import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import type { FindTools } from '../../platform/navigation/featureShell.ts';
import { callsOf, fakeApi, refusal } from '../../testing/fakeApi.ts';
import { oakHill } from '../../testing/records.ts';
import { aWorkOrder } from '../../testing/workOrders.ts';
import { findWorkOrderCommands } from './findWorkOrderCommands.ts';
import { shell } from './shell.ts';

const boiler = aWorkOrder({ publicId: 3431, description: 'Boiler room: the pump leaks.\nSince Monday.' });
const fence = aWorkOrder({
  id: 'workOrder00000000002',
  publicId: 9,
  description: 'The fence at 3431 Oak Street is open.',
});

const visits: unknown[] = [];
const navigate: FindTools['navigate'] = async (visit) => {
  visits.push(visit);
};
const find = (query: string) =>
  findWorkOrderCommands(query, { navigate, signal: new AbortController().signal });

beforeEach(() => {
  visits.length = 0;
  queryClient.setQueryData(api.schools.listSchoolNames.queryKey(), [oakHill]);
  fakeApi({ 'workOrders.listWorkOrders': () => ({ workOrders: [fence, boiler], next: null }) });
});

it('offers the search, and orders with number, title, school and status', async () => {
  const found = await find('boiler');
  const [order, search] = [found.find(({ id }) => id === `work order ${boiler.id}`), found.at(-1)];
  expect(search?.label).toBe('Search work orders for “boiler”');
  search?.run();
  expect(visits).toEqual([{ to: '/tasks', search: { search: 'boiler' } }]);
  expect(order?.label).toBe('#3431 Boiler room: the pump leaks.');
  expect(order?.description).toBe('Oak Hill Elementary · NEW');
  order?.run();
  expect(visits.at(-1)).toEqual({ to: '/tasks/task/$taskId', params: { taskId: boiler.id } });
  expect(callsOf('workOrders.listWorkOrders')).toEqual([{ search: 'boiler' }]);
});

it.each(['3431', '#3431'])(
  'finds the order of the number %s before those that only mention it',
  async (query) => {
    expect((await find(query)).map(({ label }) => label)).toEqual([
      '#3431 Boiler room: the pump leaks.',
      '#9 The fence at 3431 Oak Street is open.',
      'Search work orders for “3431”',
    ]);
    expect(callsOf('workOrders.listWorkOrders')).toEqual([{ search: '3431' }]);
  },
);

it('asks the server from three letters on, and offers the search where it fails', async () => {
  expect((await find('bo')).map(({ id }) => id)).toEqual(['work orders search']);
  expect(callsOf('workOrders.listWorkOrders')).toEqual([]);
  fakeApi({ 'workOrders.listWorkOrders': () => Promise.reject(refusal(503, 'server.busy')) });
  expect((await find('boiler')).map(({ id }) => id)).toEqual(['work orders search']);
});

it('without a network it finds what this device has seen', async () => {
  queryClient.setQueryData(
    api.workOrders.getWorkOrder.queryKey({ input: { workOrderId: boiler.id } }),
    boiler,
  );
  setManualOffline(true);
  onTestFinished(() => setManualOffline(false));
  expect((await find('boiler')).map(({ id }) => id)).toEqual([
    `work order ${boiler.id}`,
    'work orders search',
  ]);
  expect((await find('gym')).map(({ id }) => id)).toEqual(['work orders search']);
  expect(callsOf('workOrders.listWorkOrders')).toEqual([]);
});

it('is part of the palette for everybody who may open the list', () => {
  expect(shell.palette?.map(({ to }) => to)).toEqual(['/tasks']);
});
