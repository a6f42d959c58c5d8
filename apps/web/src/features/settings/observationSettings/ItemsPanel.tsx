import { Button, Select, Text } from '@mantine/core';
import type { ShownObservation } from '@schooldog/contract/settings';
import { withOtherLast, type ObservationItem } from '@schooldog/domain/settings';
import { IconListSearch, IconSearch } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { FindBar } from './FindBar.tsx';
import { foundItems } from './found.ts';
import { ItemRow } from './ItemRow.tsx';
import classes from './ItemsPanel.module.css';

const route = getRouteApi('/walkSettings');
const pageSize = 60;

type Props = Readonly<{ settings: ShownObservation; onEdit(item: ObservationItem): void }>;

export function ItemsPanel({ settings, onEdit }: Props) {
  const { t, i18n } = useTranslation('observationSettings');
  const { find = '', category, archived = false } = route.useSearch();
  const navigate = route.useNavigate();
  const { language } = i18n;
  const found = foundItems(settings, { find, archived, language, categoryId: category ?? null });
  const offered = settings.categories.filter(
    ({ id, isArchived }) => !isArchived || archived || id === category,
  );
  const setCategory = (id: string | null) =>
    void navigate({
      search: ({ category: _before, ...others }) => (id === null ? others : { ...others, category: id }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <FindBar>
        <Select
          label={t('find.category')}
          placeholder={t('find.anyCategory')}
          data={withOtherLast(offered, language).map(({ id, label }) => ({ value: id, label }))}
          value={category ?? null}
          onChange={setCategory}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('find.clearCategory') }}
          nothingFoundMessage={t('find.noCategory')}
        />
      </FindBar>
      {found.length > 0 ? (
        <ItemList
          key={[find, category, archived].join('\n')}
          settings={settings}
          items={found}
          onEdit={onEdit}
        />
      ) : find === '' ? (
        <StateMessage icon={<IconListSearch />} title={t('items.empty')} />
      ) : (
        <StateMessage
          icon={<IconSearch />}
          title={t('find.noMatch')}
          action={{
            label: t('find.clearAll'),
            run: () => void navigate({ search: { tab: 'items' }, replace: true }),
          }}
        />
      )}
    </>
  );
}

function ItemList({
  settings,
  items,
  onEdit,
}: Readonly<{ settings: ShownObservation; items: readonly ObservationItem[]; onEdit: Props['onEdit'] }>) {
  const { t } = useTranslation('observationSettings');
  const [room, setRoom] = useState(pageSize);
  const shown = items.slice(0, room);
  return (
    <>
      <ul className={classes.list}>
        {shown.map((item) => (
          <ItemRow key={item.id} item={item} settings={settings} onEdit={() => onEdit(item)} />
        ))}
      </ul>
      <div className={classes.end}>
        <Text size="sm" c="dimmed" component="output">
          {t('shown', { shown: shown.length, count: items.length })}
        </Text>
        {items.length > room ? (
          <Button variant="default" onClick={() => setRoom(room + pageSize)}>
            {t('more')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
