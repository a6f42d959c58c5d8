import { tasksSettingsOf } from '@schooldog/domain/workOrders';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { useActor } from '../../../platform/session/session.ts';
import { callsOf, fakeApi, never } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import { useTaskList } from '../list/useTaskList.ts';
import { useShownWorkOrder } from '../offlineWorkOrders.ts';
import { shell } from '../shell.ts';
import { workOrderFilter } from '../workOrderFilter.ts';
import { warmAssigned } from './warmAssigned.ts';

const technician = someone('custodial_supervisor');
const ids = Array.from({ length: 25 }, (_, index) => `order${String(index).padStart(15, '0')}`);
const mine = { assignedUserIds: [technician.id] };

const row = { key: 'workOrdersAssigned' as const, count: 25, since: '2026-10-05T14:30:00.000Z' };

/** The list to which the row of the dashboard leads, and one of its orders. */
function Offline() {
  const actor = useActor();
  const search = shell.attention?.workOrdersAssigned?.search(row, actor);
  const { items } = useTaskList(workOrderFilter.read(search ?? {}), undefined);
  const { detail } = useShownWorkOrder(ids[0] ?? '');
  return (
    <>
      <p>{items === undefined ? 'No list' : `${items.length} orders`}</p>
      <p>{detail === undefined ? 'No order' : detail.comments.length}</p>
    </>
  );
}

it("one's own open orders can be read without a network", async () => {
  await renderAs(technician, null);
  fakeApi({
    'schools.listSchoolNames': () => [],
    'settings.getOrganization': never,
    'workOrders.getTasksSettings': () => tasksSettingsOf({}),
    'workOrders.listWorkOrders': () => ({
      workOrders: ids.map((id) => aWorkOrder({ id, ...mine })),
      next: 'more',
    }),
    'workOrders.getWorkOrder': ({ workOrderId }) => aWorkOrder({ id: workOrderId, ...mine }),
  });
  await warmAssigned();
  expect(callsOf('workOrders.listWorkOrders')).toHaveLength(1);
  expect(callsOf('workOrders.getWorkOrder')).toEqual(
    ids.slice(0, 20).map((workOrderId) => ({ workOrderId })),
  );

  setManualOffline(true);
  await renderAs(technician, <Offline />);
  expect(await screen.findByText('25 orders')).toBeTruthy();
  expect(screen.queryByText('No order')).toBeNull();
  expect(callsOf('workOrders.listWorkOrders')).toHaveLength(1);
});
