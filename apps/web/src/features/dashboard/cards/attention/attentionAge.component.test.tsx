import { takesPlaceOnTuesday, tuesdayMorning } from '@schooldog/domain/testing';
import { createMemoryHistory, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api } from '../../../../platform/api/client.ts';
import { queryClient } from '../../../../platform/api/queryClient.ts';
import { setManualOffline } from '../../../../platform/connectivity/connectivity.ts';
import { type FeatureShell, joinShells, ShellContext } from '../../../../platform/navigation/featureShell.ts';
import { rootRoute } from '../../../../platform/navigation/rootRoute.ts';
import { fakeApi, never } from '../../../../testing/fakeApi.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { linkedAlerts, waitingFilter } from '../../../alerts/ahead/waitingFilter.ts';
import { alertsFeature } from '../../../alerts/feature.ts';
import { recurringFeature } from '../../../recurring/feature.ts';
import { workOrdersFeature } from '../../../workOrders/feature.ts';
import { AttentionCard } from './AttentionCard.tsx';

takesPlaceOnTuesday();

const shells = import.meta.glob<{ shell: FeatureShell }>('../../../*/shell.ts');
const { queryKey } = api.dashboard.getAttention.queryOptions();

async function showCard(): Promise<void> {
  fakeApi({ 'dashboard.getAttention': never, 'schools.listSchoolNames': () => [] });
  const parts = await Promise.all(Object.values(shells).map((load) => load()));
  const routeTree = rootRoute.addChildren([
    ...alertsFeature.routes,
    ...recurringFeature.routes,
    ...workOrdersFeature.routes,
  ]);
  const context = { decide: () => ({ kind: 'show' as const }), fetchPages: () => null };
  const router = createRouter({ routeTree, context, history: createMemoryHistory() });
  await renderAs(
    someone('principal'),
    <RouterContextProvider router={router}>
      <ShellContext value={joinShells(parts.map(({ shell }) => shell))}>
        <AttentionCard />
      </ShellContext>
    </RouterContextProvider>,
  );
}

/** The clock of the page may be a little behind. */
const overAnHourAgo = () => tuesdayMorning.getTime() - 61 * 60_000;

it('without a network it says how old its rows are, and leads only to lists that open', async () => {
  const then = overAnHourAgo();
  const rows = [
    { key: 'alertsWaiting' as const, count: 2, since: new Date(then).toISOString() },
    { key: 'seriesWithoutOwner' as const, count: 1 },
  ];
  queryClient.setQueryData(queryKey, { rows }, { updatedAt: then });
  queryClient.setQueryData(linkedAlerts(waitingFilter).queryKey, { pages: [], pageParams: [] });
  setManualOffline(true);
  await showCard();
  expect((await screen.findByText(/You are offline/)).textContent).toBe('You are offline. As of 1 hour ago');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2 alerts need your acknowledgmentOldest sent 1 hour ago',
  ]);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('without a network it says of which rows the list is not on the device', async () => {
  const since = new Date(overAnHourAgo()).toISOString();
  const rows = [
    { key: 'alertsWaiting' as const, count: 2, since },
    { key: 'workOrdersAssigned' as const, count: 9, since },
  ];
  queryClient.setQueryData(queryKey, { rows });
  queryClient.removeQueries({ queryKey: linkedAlerts(waitingFilter).queryKey });
  setManualOffline(true);
  await showCard();
  await screen.findAllByText("The list isn't on this device");
  const lines = screen.getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "2 alerts need your acknowledgmentOldest sent 1 hour agoThe list isn't on this device",
    "9 work orders assigned to youOldest created 1 hour agoThe list isn't on this device",
  ]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('an old answer that nothing needed attention in says so as well', async () => {
  queryClient.setQueryData(queryKey, { rows: [] }, { updatedAt: overAnHourAgo() });
  setManualOffline(true);
  await showCard();
  expect(await screen.findByText('Nothing needs attention right now.')).toBeTruthy();
  expect(screen.getByText(/As of/)).toBeTruthy();
});

it('with a network it is as of now', async () => {
  queryClient.setQueryData(queryKey, { rows: [] });
  await showCard();
  expect(await screen.findByText('Nothing needs attention right now.')).toBeTruthy();
  expect(screen.queryByText(/As of/)).toBeNull();
});
