import {
  type CategoryEdit,
  categoryMerge,
  type ObservationCategory,
  withLabels,
} from '@schooldog/domain/settings';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/api/queryClient.ts';
import { callsOf, fakeApi } from '../../../testing/fakeApi.ts';
import { observation } from '../../../testing/records.ts';
import { renderAs } from '../../../testing/renderAs.tsx';
import { someone } from '../../../testing/someone.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { useObservationQuery } from './queries.ts';

const seen: ObservationCategory = {
  id: 'pool0000000000000000',
  label: 'Pool',
  image: 'water',
  tags: [],
  isArchived: false,
};
const onClose = vi.fn<() => void>();

function Dialog() {
  const { data } = useObservationQuery();
  return data === undefined ? null : <CategoryDialog settings={data} known={seen} onClose={onClose} />;
}

it('a conflict about the name of a category is chosen, and tags of both are kept', async () => {
  let stored: ObservationCategory = seen;
  const merge = (edit: CategoryEdit) => {
    const { value, conflicts } = categoryMerge.apply(withLabels(stored), edit);
    stored = { ...seen, ...value, labels: { ...value.labels }, tags: [...value.tags] };
    return conflicts;
  };
  const withStored = () => ({ ...observation, categories: [...observation.categories, stored] });
  fakeApi({
    'settings.getObservationSettings': withStored,
    'settings.getObservationHistory': () => ({ changes: [], next: null }),
    'settings.saveObservationCategory': ({ edit = {} }) => {
      expect(merge(edit)).toEqual([]);
      return withStored();
    },
  });
  const user = await renderAs(someone('district_safety_coordinator'), <Dialog />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit category' }));
  const name = dialog.getByRole('textbox', { name: 'Name in English' });
  await user.clear(name);
  await user.paste('Pool, mine');
  merge({
    labels: { en: { from: 'Pool', to: 'Pool, theirs' } },
    tags: { added: ['pool'], removed: [] },
  });
  await act(() => queryClient.invalidateQueries({ queryKey: api.settings.key() }));

  const panel = await dialog.findByRole('region', { name: 'Someone else changed this too' });
  const choice = within(panel).getByRole('group', { name: 'Name in English' });
  expect(choice.textContent).toContain('Pool, theirs');
  expect(dialog.getByText('pool')).toBeTruthy();
  await user.click(within(panel).getByRole('button', { name: 'Keep theirs: Name in English' }));
  await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'summer{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(callsOf('settings.saveObservationCategory')).toHaveLength(1);
  expect(stored).toMatchObject({ labels: { en: 'Pool, theirs' }, tags: ['pool', 'summer'] });
});
