import { screen } from '@testing-library/react';
import type { ShownWorkOrder } from '@schooldog/contract/workOrders';
import type { Role } from '@schooldog/domain/permissions';
import { useEffect, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { withDatabase } from '../../../platform/localDatabase/localDatabase.ts';
import { callsOf, fakeApi, refusal } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { aWorkOrder, someChange } from '../../../testing/workOrders.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { StatusControl, StatusSteps } from './StatusControl.tsx';
import { StatusDialog } from './StatusDialog.tsx';

const queued = () => withDatabase(({ outbox }) => outbox.toArray());
const nothing = () => {};

async function buttonsFor(role: Role, facts: Partial<ShownWorkOrder>): Promise<string[]> {
  const order = aWorkOrder(facts);
  await renderAs(
    someone(role),
    <>
      <StatusControl order={order} />
      <StatusSteps order={order} />
      <p>end</p>
    </>,
  );
  await screen.findByText('end');
  return screen.queryAllByRole('button').map((button) => button.textContent);
}

describe('what can be done about the status', () => {
  it.each([
    ['a principal, who manages', 'principal', { status: 'New' }, ['NEWChange status']],
    [
      'a principal, who approves',
      'principal',
      { status: 'AwaitingApproval' },
      ['AWAITING APPROVALChange status', 'Approve', 'Decline'],
    ],
    ['a principal, once complete', 'principal', { status: 'Complete' }, ['COMPLETEChange status', 'Reopen']],
    ['someone who only follows', 'educator', { status: 'Complete', isFollowing: true }, []],
    [
      'a creator, who does not approve',
      'educator',
      { status: 'AwaitingApproval', createdByUserId: someone('educator').id },
      [],
    ],
  ] as const)('%s', async (_who, role, facts, expected) => {
    expect(await buttonsFor(role, facts)).toEqual(expected);
  });
});

it('sends the status, the one that was seen, and the comment', async () => {
  const order = aWorkOrder({ status: 'New' });
  const user = await renderAs(someone('principal'), <StatusDialog order={order} onClose={nothing} />);
  expect(await screen.findByRole('button', { name: 'Update status' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: 'STARTED' }));
  const comment = screen.getByRole('textbox', { name: 'Comment (optional)' });
  await user.click(comment);
  await user.paste(`  ${'x'.repeat(200)}`);
  await user.click(screen.getByRole('button', { name: 'Update status' }));
  await expect.poll(queued).toHaveLength(1);
  expect((await queued())[0]?.input).toEqual({
    workOrderId: order.id,
    fromStatus: 'New',
    status: 'Started',
    comment: 'x'.repeat(118),
  });
});

it('asks before it reopens', async () => {
  const order = aWorkOrder({ status: 'Complete' });
  const user = await renderAs(someone('principal'), <StatusDialog order={order} onClose={nothing} />);
  await user.click(await screen.findByRole('radio', { name: 'STARTED' }));
  await user.click(screen.getByRole('button', { name: 'Update status' }));
  expect(await screen.findByRole('dialog', { name: 'Reopen Task?' })).toBeTruthy();
  expect(await queued()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  await expect.poll(queued).toHaveLength(1);
});

it('asks when someone else changed the status while the dialog was open', async () => {
  const closed = vi.fn<() => void>();
  const order = aWorkOrder({ status: 'Started' });
  const { promise: declined, resolve: decline } = Promise.withResolvers<ShownWorkOrder>();
  function Following() {
    const [shown, setShown] = useState<ShownWorkOrder>(order);
    useEffect(() => void declined.then(setShown), []);
    return <StatusDialog order={shown} onClose={closed} />;
  }
  const user = await renderAs(someone('principal'), <Following />);
  await user.click(await screen.findByRole('radio', { name: 'COMPLETE' }));
  decline({ ...order, status: 'Declined' });
  const present = await screen.findByRole('radio', { name: 'DECLINED', description: 'Current status' });
  expect(present).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Update status' }));
  expect(await screen.findByText(/Someone else changed this work order to DECLINED/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep DECLINED' }));
  await expect.poll(() => closed.mock.calls).toHaveLength(1);
  expect(await queued()).toEqual([]);
});

describe('an approval', () => {
  const order = aWorkOrder({ status: 'AwaitingApproval' });
  const approve = <StatusDialog order={order} target="New" onClose={nothing} />;

  it('is sent at once, with its note', async () => {
    fakeApi({ 'workOrders.setWorkOrderStatus': () => someChange });
    const user = await renderAs(someone('principal'), approve);
    await fill(user, await screen.findByRole('textbox', { name: 'Comment (optional)' }), 'Go ahead.');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(callsOf('workOrders.setWorkOrderStatus')).toEqual([
      { workOrderId: order.id, fromStatus: 'AwaitingApproval', status: 'New', comment: 'Go ahead.' },
    ]);
    expect(await queued()).toEqual([]);
  });

  it('needs a connection', async () => {
    setManualOffline(true);
    onTestFinished(() => setManualOffline(false));
    await renderAs(someone('principal'), approve);
    expect(await screen.findByText(/connect to the internet to approve or decline/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('stays open when it was rejected', async () => {
    fakeApi({
      'workOrders.setWorkOrderStatus': () => {
        throw refusal(409, 'workOrder.statusChanged', { status: 'Declined' });
      },
    });
    const user = await renderAs(someone('principal'), approve);
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    await expect.poll(() => callsOf('workOrders.setWorkOrderStatus')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Approve work order' })).toBeTruthy();
  });
});
