import { Alert } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { FilterChips } from '../../../ui/FilterChips.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useEntries, useEntryCount } from '../queries.ts';
import { EntryList } from './EntryList.tsx';
import classes from './ExplorerPage.module.css';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterFields } from './FilterFields.tsx';
import { ListBar } from './ListBar.tsx';
import { LogEntryButton } from './LogEntryButton.tsx';
import { useExplorer } from './useExplorer.ts';
import { useFilterChips } from './useFilterChips.ts';

/** Filters beside the list where there is room for both, otherwise behind a button. */
export function ExplorerPage() {
  const { t } = useTranslation('entries');
  const { isOffline } = useConnectivity();
  const explorer = useExplorer('/entries');
  const chips = useFilterChips(explorer);
  const entries = useEntries(explorer.filter);
  const total = useEntryCount(explorer.filter);
  const count = isOffline ? undefined : total.data?.count;
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        count={count}
        actions={<LogEntryButton schoolId={explorer.oneSchoolId} />}
      />
      {isOffline ? (
        <Alert color="orange" variant="light" icon={<IconCloudOff aria-hidden />} mb="md">
          {t('offline')}
        </Alert>
      ) : null}
      <div className={classes.columns}>
        {hasRoom ? (
          <search className={classes.panel} aria-label={t('filters.title')}>
            <FilterFields explorer={explorer} />
          </search>
        ) : (
          <FilterDrawer
            isOpen={isDrawerOpen}
            onClose={() => setIsDrawerOpen(false)}
            explorer={explorer}
            isFiltered={chips.length > 0}
            count={count}
          />
        )}
        <div className={classes.found}>
          <ListBar
            explorer={explorer}
            chosen={chips.length}
            count={count}
            {...(hasRoom ? {} : { onOpenFilters: () => setIsDrawerOpen(true) })}
          />
          <FilterChips chips={chips} onChange={explorer.setFilter} onClear={explorer.clear} />
          <EntryList query={entries} explorer={explorer} count={count} isFiltered={chips.length > 0} />
        </div>
      </div>
    </>
  );
}
