import { Select } from '@mantine/core';
import type { EntryFilter } from '@schooldog/domain/entries';
import { withOtherLast } from '@schooldog/domain/settings';
import { useMemo } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useObservation } from '../../settings/index.ts';

type Props = Readonly<{ filter: EntryFilter; onChange(filter: EntryFilter): void }>;

/** Also what is archived: entries from the time before are still there. */
export function ObservationFilters({ filter, onChange }: Props) {
  const { t, language } = useTexts('features/entries');
  const { settings, item } = useObservation();
  const choose = (category: string | null) => {
    const isKept =
      filter.item !== undefined &&
      (category === null || item(filter.item)?.categories.includes(category) === true);
    onChange({ ...filter, category: category ?? undefined, item: isKept ? filter.item : undefined });
  };
  const options = useMemo(() => {
    const optionsOf = (choices: readonly Readonly<{ id: string; label: string; isArchived: boolean }>[]) =>
      withOtherLast(choices, language).map(({ id, label, isArchived }) => ({
        value: id,
        label: isArchived ? t('filters.archived', { label }) : label,
      }));
    const items = (settings?.items ?? []).filter(
      ({ categories }) => filter.category === undefined || categories.includes(filter.category),
    );
    return { categories: optionsOf(settings?.categories ?? []), items: optionsOf(items) };
  }, [settings, filter.category, language, t]);
  return (
    <>
      <Select
        label={t('filters.category')}
        placeholder={t('filters.anyCategory')}
        data={options.categories}
        value={filter.category ?? null}
        onChange={choose}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': t('filters.clear', { what: t('filters.category') }) }}
        nothingFoundMessage={t('filters.nothing')}
      />
      <Select
        label={t('filters.item')}
        placeholder={t('filters.anyItem')}
        data={options.items}
        value={filter.item ?? null}
        onChange={(chosen) => onChange({ ...filter, item: chosen ?? undefined })}
        searchable
        clearable
        limit={200}
        clearButtonProps={{ 'aria-label': t('filters.clear', { what: t('filters.item') }) }}
        nothingFoundMessage={t('filters.nothing')}
      />
    </>
  );
}
