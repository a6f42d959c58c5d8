import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { ListViewSwitch } from '../../../ui/list/ListViewSwitch.tsx';
import { useListView } from '../../../ui/list/useListView.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { EntryList } from './EntryList.tsx';
import classes from './ExplorerPage.module.css';
import { FilterDrawer } from './FilterDrawer.tsx';
import { FilterFields } from './FilterFields.tsx';
import { ListBar } from './ListBar.tsx';
import { EntrySearch } from './SharedFilters.tsx';
import { LogEntryButton } from './LogEntryButton.tsx';
import { useEntryChips } from './useEntryChips.ts';
import { useEntryList } from './useEntryList.ts';
import { useExplorer } from './useExplorer.ts';

/** Filters beside the list where there is room for both, otherwise behind a button. */
export function ExplorerPage() {
  const { t } = useTranslation('features/entries');
  const explorer = useExplorer();
  const chips = useEntryChips(explorer);
  const list = useEntryList(explorer.filter);
  const { count, isMore } = list;
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [view, setView] = useListView('entries');
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  return (
    <>
      <PageHeader
        title={t('title')}
        count={count}
        isMore={isMore}
        actions={<LogEntryButton schoolId={explorer.oneSchoolId} />}
      />
      <OfflineNote>{t('offline')}</OfflineNote>
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
            count={isMore ? undefined : count}
          />
        )}
        <div className={classes.found}>
          <EntrySearch explorer={explorer} />
          <ListBar
            explorer={explorer}
            count={count}
            viewSwitch={<ListViewSwitch view={view} onChange={setView} />}
            {...(hasRoom ? {} : { onOpenFilters: () => setIsDrawerOpen(true) })}
          />
          <FilterChips chips={chips} onChange={explorer.setFilter} onClear={explorer.clear} />
          <EntryList list={list} explorer={explorer} view={view} />
        </div>
      </div>
    </>
  );
}
