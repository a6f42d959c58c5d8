import { screen } from '@testing-library/react';
import { tasksSettingsOf } from '@schooldog/domain/workOrders';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { someChange } from '../../../testing/workOrders.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

it('says what a new order was given, and nothing about what it was left without', async () => {
  const change = { sequence: 1, time: someChange.timeCreated, userId: null, userName: 'Pat Lee', from: null };
  fakeApi({
    'workOrders.getTasksSettings': () => tasksSettingsOf({}),
    'workOrders.getWorkOrderHistory': () => ({
      changes: [
        { ...change, field: 'status', to: 'New' },
        { ...change, field: 'notes', to: '' },
        { ...change, field: 'assignedUserIds', to: [] },
        { ...change, field: 'customFields', to: {} },
        { ...change, field: 'locationDataProfileId', to: 'profile0000000000000' },
      ],
      next: null,
    }),
  });
  await renderAs(
    someone('principal'),
    <HistoryDialog workOrderId={someChange.id} people={new Map()} onClose={() => undefined} />,
  );
  expect(await screen.findByText('empty → NEW')).toBeTruthy();
  expect(screen.getAllByText(/^Pat Lee/)).toHaveLength(1);
});
