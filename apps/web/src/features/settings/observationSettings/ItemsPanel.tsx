import { Select } from '@mantine/core';
import type { ShownObservation } from '@schooldog/contract/settings';
import { withOtherLast, type ObservationItem } from '@schooldog/domain/settings';
import { IconListSearch, IconSearch } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { LocalList } from '../../../ui/list/LocalList.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { FindBar } from './FindBar.tsx';
import { foundItems } from './found.ts';
import { ItemRow } from './ItemRow.tsx';
import classes from './ItemsPanel.module.css';
import { observationFilter } from './observationFilter.ts';

const pageSize = 60;

type Props = Readonly<{ settings: ShownObservation; onEdit(item: ObservationItem): void }>;

export function ItemsPanel({ settings, onEdit }: Props) {
  const { t, language } = useTexts('features/settings/observationSettings');
  const { filter, setFilter, clear } = useFilter(observationFilter);

  const found = foundItems(settings, { ...filter, language });
  const offered = settings.categories.filter(
    ({ id, isArchived }) => !isArchived || filter.showArchived === true || id === filter.category,
  );
  return (
    <>
      <FindBar>
        <Select
          label={t('find.category')}
          placeholder={t('find.anyCategory')}
          data={withOtherLast(offered, language).map(({ id, label }) => ({ value: id, label }))}
          value={filter.category ?? null}
          onChange={(category) => setFilter({ ...filter, category: category ?? undefined })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('find.clearCategory') }}
          nothingFoundMessage={t('find.noCategory')}
        />
      </FindBar>
      {found.length === 0 ? (
        <ListEmpty
          isFiltered={filter.find !== undefined}
          onClear={clear}
          clearLabel={t('find.clearAll')}
          nothing={{ icon: <IconListSearch />, title: t('items.empty') }}
          noMatch={{ icon: <IconSearch />, title: t('find.noMatch') }}
        />
      ) : (
        <LocalList key={JSON.stringify(filter)} items={found} pageSize={pageSize}>
          {(items) => (
            <ul className={classes.list}>
              {items.map((item) => (
                <ItemRow key={item.id} item={item} settings={settings} onEdit={() => onEdit(item)} />
              ))}
            </ul>
          )}
        </LocalList>
      )}
    </>
  );
}
