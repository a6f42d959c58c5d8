import type { CountRow } from '@schooldog/domain/insights';
import { globalCountId } from '@schooldog/domain/entries';
import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import { atAddress } from '../../testing/atAddress.tsx';
import { fakeApi } from '../../testing/fakeApi.ts';
import { oakHill, observation } from '../../testing/records.ts';
import { renderAs } from '../../testing/renderAs.tsx';
import { someone } from '../../testing/someone.ts';
import { InsightsPage } from './InsightsPage.tsx';

const row: CountRow = [oakHill.id, '2026-09', 40, 0, 0, 0, 0, 0, 0, 0, 0];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-06T14:00:00.000Z') });
  // A chart is drawn where it has a width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  fakeApi({
    'schools.listSchoolNames': () => [oakHill, { id: 'pineRidge00000000000', name: 'Pine Ridge' }],
    'settings.getObservationSettings': () => observation,
    'insights.listFavoriteInsights': () => [],
    'entries.listTags': () => [],
    'insights.getInsightCount': ({ insightCountId, to = '' }) => ({
      rows: insightCountId === globalCountId && to >= '2026-09' ? [row] : [],
    }),
  });
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(address: string) {
  return renderAs(someone('principal'), atAddress(address, <InsightsPage />).element);
}
const chart = () => screen.findByRole('button', { name: /Arrow keys move from point to point/ });

it('months without entries say that there are none', async () => {
  await open('/insights?months=1999-01,1999-12');
  expect(await screen.findByText('There is no data available for your search.')).toBeTruthy();
});

it('a principal sees their own school, which need not be chosen', async () => {
  await open('/insights');
  await chart();
  expect(screen.queryByRole('combobox', { name: 'Schools' })).toBeNull();
});

it('without a network the chart stays, and one never seen before says what to do', async () => {
  const user = await open('/insights');
  await chart();
  act(() => {
    setManualOffline(true);
    // As the app does (pauseQueriesOffline).
    onlineManager.setOnline(false);
  });
  await chart();
  await user.click(screen.getByRole('combobox', { name: 'Show' }));
  await user.click(await screen.findByRole('option', { name: 'A tag' }));
  await user.click(await screen.findByRole('combobox', { name: 'Tag' }));
  await user.paste('never seen before');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Please try again when online.')).toBeTruthy();
});
