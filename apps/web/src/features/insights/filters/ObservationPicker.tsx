import { Select } from '@mantine/core';
import { withOtherLast } from '@schooldog/domain/settings';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useObservation } from '../../settings/index.ts';
import type { PickerProps } from './pickerProps.ts';

type Labelled = Readonly<{ id: string; label: string; isArchived: boolean }>;

/** Also what is archived: it was counted while it was in use. An item is counted within a category. */
export function ObservationPicker({ choice, onChange }: PickerProps) {
  const { t, language } = useTexts('features/insights');
  const { settings, item } = useObservation();
  const { selectedObservationCategoryId: categoryId, selectedObservationItemId: itemId } = choice;
  const items = (settings?.items ?? []).filter(({ categories }) => categories.includes(categoryId ?? ''));
  const optionsOf = (choices: readonly Labelled[]) =>
    withOtherLast(choices, language).map(({ id, label, isArchived }) => ({
      value: id,
      label: isArchived ? t('filters.archived', { label }) : label,
    }));
  const chooseCategory = (chosen: string | null) => {
    const isKept = chosen !== null && itemId !== null && item(itemId)?.categories.includes(chosen) === true;
    onChange({
      ...choice,
      selectedObservationCategoryId: chosen,
      selectedObservationItemId: isKept ? itemId : null,
    });
  };
  return (
    <>
      <Select
        label={t('filters.category')}
        placeholder={t('filters.chooseCategory')}
        data={optionsOf(settings?.categories ?? [])}
        value={categoryId}
        onChange={chooseCategory}
        searchable
        nothingFoundMessage={t('filters.nothing')}
      />
      {choice.viewMode === 'item' ? (
        <Select
          label={t('filters.item')}
          placeholder={t(categoryId === null ? 'filters.categoryFirst' : 'filters.chooseItem')}
          data={optionsOf(items)}
          value={itemId}
          onChange={(chosen) => onChange({ ...choice, selectedObservationItemId: chosen })}
          disabled={categoryId === null}
          searchable
          limit={200}
          nothingFoundMessage={t('filters.nothing')}
        />
      ) : null}
    </>
  );
}
