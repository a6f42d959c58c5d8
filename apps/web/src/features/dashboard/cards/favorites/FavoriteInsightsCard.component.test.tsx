import { type CountRow, everythingChosen, type FavoriteInsight } from '@schooldog/domain/insights';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atAddress } from '../../../../testing/atAddress.tsx';
import { everythingIsNear } from '../../../../testing/everythingIsNear.ts';
import { callsOf, fakeApi } from '../../../../testing/fakeApi.ts';
import { oakHill } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { FavoriteInsightsCard } from './FavoriteInsightsCard.tsx';

const all = { ...everythingChosen, id: 'favorite000000000001', insightName: 'What we log' };
const concerns: FavoriteInsight = {
  ...everythingChosen,
  id: 'favorite000000000002',
  insightName: 'Worries',
  selectedObservationType: 'concern',
};
const row: CountRow = [oakHill.id, '2026-09', 40, 0, 0, 0, 0, 0, 0, 0, 0];

let stored: FavoriteInsight[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-10-06T14:00:00.000Z') });
  everythingIsNear();
  // A chart is drawn where it has a width.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  stored = [all, concerns];
  fakeApi({
    'schools.listSchoolNames': () => [oakHill],
    'insights.listFavoriteInsights': () => stored,
    'insights.getInsightCount': () => ({ rows: [row] }),
    'insights.saveFavoriteInsight': ({ favorite }) =>
      (stored = stored.map((one) => (one.id === favorite.id ? favorite : one))),
    'insights.removeFavoriteInsight': ({ favoriteId }) =>
      (stored = stored.filter(({ id }) => id !== favoriteId)),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function show() {
  const { element, address } = atAddress('/dashboard', <FavoriteInsightsCard />);
  return { address, user: await renderAs(someone('principal'), element) };
}

it('without a favorite chart the card says how to get one', async () => {
  stored = [];
  await show();
  const link = await screen.findByRole('link', { name: /Follow the charts/ });
  expect(link.getAttribute('href')).toBe('/insights');
});

it('favorite charts are cards, which are renamed and removed', async () => {
  const { user } = await show();
  await screen.findByRole('article', { name: 'What we log' });
  await user.click(screen.getByRole('button', { name: 'Actions for Worries' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const renaming = within(await screen.findByRole('dialog', { name: 'Rename favorite' }));
  const name = renaming.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, ' ');
  await user.click(renaming.getByRole('button', { name: 'Rename' }));
  await renaming.findByText('This field is required');
  expect(callsOf('insights.saveFavoriteInsight')).toEqual([]);
  await user.clear(name);
  await user.click(name);
  await user.paste('What worries us');
  await user.click(renaming.getByRole('button', { name: 'Rename' }));
  await screen.findByRole('article', { name: 'What worries us' });

  for (const one of ['What we log', 'What worries us']) {
    await user.click(screen.getByRole('button', { name: `Actions for ${one}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: one })).toBeNull());
  }
  expect(callsOf('insights.removeFavoriteInsight')).toEqual([
    { favoriteId: all.id },
    { favoriteId: concerns.id },
  ]);
});

it('a favorite chart opens in Data Insights by its menu, its name and its picture', async () => {
  const { user, address } = await show();
  await user.click(await screen.findByRole('button', { name: 'Actions for Worries' }));
  const item = await screen.findByRole('menuitem', { name: 'Open in Data Insights' });
  expect(item.getAttribute('href')).toBe('/insights?opinion=concern');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('link', { name: 'Worries' }).getAttribute('href')).toBe(
    '/insights?opinion=concern',
  );
  await user.click(await screen.findByRole('button', { name: /^What we log, .* Enter opens the chart/ }));
  await waitFor(() => expect(address()).toBe('/insights'));
});
