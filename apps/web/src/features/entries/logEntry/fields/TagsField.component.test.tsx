import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fakeApi.ts';
import { observation, someItem } from '../../../../testing/records.ts';
import { renderAs } from '../../../../testing/renderAs.tsx';
import { someone } from '../../../../testing/someone.ts';
import { emptyValues } from '../values.ts';
import { TagsField } from './TagsField.tsx';

beforeEach(() => {
  fakeApi({
    'settings.getObservationSettings': () => observation,
    'entries.listTags': () => [{ tag: 'fire', uses: 3 }],
  });
});

it('shows tags in the language of the reader and keeps the tag that every language shares', async () => {
  await i18next.changeLanguage('es');
  onTestFinished(async () => void (await i18next.changeLanguage('en')));
  const onChange = vi.fn<(tags: readonly string[]) => void>();
  const values = {
    ...emptyValues,
    categoryId: someItem.categoryId,
    itemId: someItem.id,
    manualTags: ['Traffic', 'ours'],
  };
  const user = await renderAs(
    someone('educator'),
    <TagsField values={values} onChange={onChange} takesFocus={false} error={undefined} />,
  );
  expect(await screen.findByText('tráfico')).toBeTruthy();
  expect(screen.getByText('ours')).toBeTruthy();
  expect(screen.getByText(/seguridad/)).toBeTruthy();
  await user.type(screen.getByRole('combobox'), 'Incendios{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(['Traffic', 'ours', 'fire']);
});
