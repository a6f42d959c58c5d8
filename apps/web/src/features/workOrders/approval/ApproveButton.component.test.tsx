import { noFrameCounts } from '@schooldog/domain/dashboard';
import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { setManualOffline } from '../../../platform/connectivity/connectivity.ts';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { fill } from '../../../testing/fill.ts';
import { oakHill } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { aWorkOrder } from '../../../testing/workOrders.ts';
import { ApproveButton } from './ApproveButton.tsx';

it('goes with the network; the dialog stays with its notes, and says why nothing can be decided', async () => {
  const order = aWorkOrder({ status: 'AwaitingApproval' });
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'dashboard.getFrameCounts': () => ({ ...noFrameCounts, workOrdersToApprove: 1 }),
    'workOrders.listWorkOrdersToApprove': () => ({ workOrders: [order], count: 1, next: null }),
  });
  const user = await renderAs(someone('principal'), <ApproveButton />);
  await user.click(await screen.findByRole('button', { name: /^Approve Work Orders/ }, { timeout: 5_000 }));
  const note = await screen.findByRole('textbox', { name: 'Note (optional)' }, { timeout: 5_000 });
  await fill(user, note, 'Before Monday');
  setManualOffline(true);
  onTestFinished(() => setManualOffline(false));
  expect(await screen.findByText(/connect to the internet to approve or decline/)).toBeTruthy();
  expect(screen.getByDisplayValue('Before Monday')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Approve #/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Approve All' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: /^Approve Work Orders/ })).toBeNull();
});
