import { Notifications } from '@mantine/notifications';
import { everythingChosen, type FavoriteInsight } from '@schooldog/domain/insights';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { FavoritesBar } from './FavoritesBar.tsx';
import { SaveFavoriteButton } from './SaveFavoriteButton.tsx';

const concerns = { ...everythingChosen, selectedObservationType: 'concern' as const };
const saved: FavoriteInsight = { ...concerns, id: 'favorite000000000001', insightName: 'What worries us' };
const coordinator = someone('district_safety_coordinator');

let stored: FavoriteInsight[] = [];

beforeEach(() => {
  stored = [saved];
  fakeApi({
    'insights.listFavoriteInsights': () => stored,
    'insights.saveFavoriteInsight': ({ favorite }) =>
      (stored = [...stored.filter(({ id }) => id !== favorite.id), favorite]),
    'insights.removeFavoriteInsight': ({ favoriteId }) =>
      (stored = stored.filter(({ id }) => id !== favoriteId)),
  });
});

it('a chart is saved as a favorite, with a name', async () => {
  const user = await renderAs(
    coordinator,
    <>
      <SaveFavoriteButton choice={concerns} suggestedName="Concerns" isChosen />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Save as favorite' }));
  const naming = within(await screen.findByRole('dialog', { name: 'Save as favorite' }));
  const name = naming.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, ' ');
  await user.click(naming.getByRole('button', { name: 'Save favorite' }));
  await naming.findByText('This field is required');
  await user.clear(name);
  await user.click(name);
  await user.paste('Worries');
  await user.click(naming.getByRole('button', { name: 'Save favorite' }));
  await screen.findByText('Favorite saved');
  expect(callsOf('insights.saveFavoriteInsight')).toEqual([
    { favorite: { ...concerns, id: expect.any(String), insightName: 'Worries' } },
  ]);
});

it('a favorite is opened, renamed, removed and brought back', async () => {
  const open = vi.fn<() => void>();
  const user = await renderAs(
    coordinator,
    <>
      <FavoritesBar choice={everythingChosen} onOpen={open} />
      <Notifications />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'What worries us' }));
  expect(open).toHaveBeenCalledWith(concerns);
  await user.click(screen.getByRole('button', { name: 'Actions for What worries us' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const renaming = within(await screen.findByRole('dialog', { name: 'Rename favorite' }));
  await user.clear(renaming.getByLabelText(/^Name/));
  await user.click(renaming.getByLabelText(/^Name/));
  await user.paste('Worries');
  await user.click(renaming.getByRole('button', { name: 'Rename' }));
  await screen.findByRole('button', { name: 'Worries' });

  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Worries' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Worries' })).toBeNull());
  };
  await remove();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Worries' });
  expect(stored).toEqual([{ ...saved, insightName: 'Worries' }]);
  await remove();
  expect(stored).toEqual([]);
});
