import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import { WorkOrdersCard } from './WorkOrdersCard.tsx';

const option = {
  id: 'option00000000000000',
  dataProfileId: 'profile0000000000000',
  schoolId: oakHill.id,
};
const location = { profileId: option.dataProfileId, optionId: option.id };

it('counts the work orders at the location, names the open ones, and leads to the list', async () => {
  fakeApi({
    'workOrders.countWorkOrders': () => ({ count: 4, byStatus: { New: 1, Complete: 3 } }),
    'workOrders.listWorkOrders': () => ({ workOrders: [aWorkOrder()], next: null }),
  });
  await renderAs(someone('principal'), <WorkOrdersCard option={option} />);
  expect(await screen.findByText('4 work orders, 1 open')).toBeTruthy();
  const order = await screen.findByRole('link', {
    name: '1042: The latch of the door does not close. (NEW)',
  });
  expect(order.getAttribute('href')).toBe('/tasks/task/workOrder00000000000');
  const all = screen.getByRole('link', { name: 'Show work orders' }).getAttribute('href');
  expect(all).toContain(`/tasks?schoolIds=${oakHill.id}&location=${option.dataProfileId}.${option.id}`);
  expect(callsOf('workOrders.countWorkOrders')).toEqual([{ location }]);
});

it('says that there are none, and is absent for people without work orders', async () => {
  fakeApi({ 'workOrders.countWorkOrders': () => ({ count: 0, byStatus: {} }) });
  await renderAs(someone('principal'), <WorkOrdersCard option={option} />);
  expect(await screen.findByText('No work orders at this location yet.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
