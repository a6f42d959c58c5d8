import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { drillFilter } from '../drillFilter.ts';
import { DueDrills } from '../due/DueDrills.tsx';
import { DrillExports } from './DrillExports.tsx';
import { DrillFilters } from './DrillFilters.tsx';
import { DrillList } from './DrillList.tsx';
import { useDrillChips } from './useDrillChips.ts';
import { useDrillList } from './useDrillList.ts';

export function DrillsPage() {
  const { t } = useTexts('features/drills');
  const filtering = useFilter(drillFilter);
  const { filter, setFilter, clear } = filtering;
  const list = useDrillList(filter);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Group gap="xs">
            <DrillExports filter={filter} total={list.count} />
            <RecordButton />
          </Group>
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <DueDrills />
      <DrillFilters filter={filter} onChange={setFilter} />
      <FilterChips chips={useDrillChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      <DrillList list={list} filtering={filtering} />
    </>
  );
}

/** Everyone who may open the list may record drills. On a phone the floating button does it. */
function RecordButton() {
  const { t } = useTexts('features/drills');
  return (
    <Button
      visibleFrom="sm"
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link to="/drills/record" {...props} />}
    >
      {t('record')}
    </Button>
  );
}
