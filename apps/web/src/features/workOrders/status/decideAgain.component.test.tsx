import { screen } from '@testing-library/react';
import { drawnBytes, tuesdayMorning } from '@schooldog/domain/testing';
import { expect, it } from 'vitest';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { storeOperation } from '../../../platform/outbox/storeOperation.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import { partWork } from '../partWork.ts';
import { decideAgain } from './decideAgain.ts';

const principal = someone('principal');
const order = aWorkOrder({ status: 'New' });
const change = { workOrderId: order.id, fromStatus: 'New', status: 'Complete', comment: 'Done.' } as const;
const queued = () => withDatabase(({ outbox }) => outbox.toArray());

/** A change that the server rejected because someone else had started the work. */
async function rejectedChange(): Promise<string> {
  const work = partWork('workOrders.setWorkOrderStatus', change, { order, label: 'Complete' });
  return withDatabase(async (database) => {
    const operationId = await storeOperation(work, {
      database,
      userId: principal.id,
      now: () => tuesdayMorning.getTime(),
      randomBytes: drawnBytes,
    });
    const lastProblem = { code: 'workOrder.statusChanged', data: { status: 'Started' } };
    await database.outbox.where({ operationId }).modify({ state: 'refused', lastProblem });
    return operationId;
  });
}

it('whoever comes second sees the present status, and their change is sent against it', async () => {
  const user = await renderAs(principal, <p>page</p>);
  const deciding = decideAgain(await rejectedChange(), { userId: principal.id, go: () => {} });
  expect(await screen.findByText(/Someone else changed this work order to STARTED/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change to COMPLETE' }));
  await deciding;
  expect((await queued()).map(({ input }) => input)).toEqual([{ ...change, fromStatus: 'Started' }]);
});

it('keeps what the other person chose, and sends nothing', async () => {
  const user = await renderAs(principal, <p>page</p>);
  const deciding = decideAgain(await rejectedChange(), { userId: principal.id, go: () => {} });
  await user.click(await screen.findByRole('button', { name: 'Keep STARTED' }));
  await deciding;
  expect(await queued()).toEqual([]);
});
