import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { WorkOrdersCard } from './WorkOrdersCard.tsx';

it('links to orders that open for the reader, and says which were deleted', async () => {
  const taskIds = ['kept', 'closed', 'gone'].map((name) => name.padEnd(20, '0'));
  fakeApi({
    'workOrders.listLinkedWorkOrders': () => ({
      openable: taskIds.slice(0, 1),
      deleted: taskIds.slice(2),
    }),
  });
  await renderAs(someone('principal'), <WorkOrdersCard taskIds={taskIds} />);
  expect(await screen.findByText('Work order deleted')).toBeTruthy();
  expect(screen.getByText('Work order 2')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Open work order 1']);
});
