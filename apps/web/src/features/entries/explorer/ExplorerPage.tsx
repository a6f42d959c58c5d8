import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useState } from 'react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { preloadFromDevice, useAreLoaded } from '../../../platform/lazyParts/useAreLoaded.ts';
import { useWarmUp } from '../../../platform/offlineRecords/useWarmUp.ts';
import { useListView } from '../../../ui/list/useListView.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { EntryList } from './EntryList.tsx';
import classes from './ExplorerPage.module.css';
import { EntrySearch } from './EntrySearch.tsx';
import { ListHead } from './ListHead.tsx';
import { LogEntryButton } from './LogEntryButton.tsx';
import { useEntryList } from './useEntryList.ts';
import { useExplorer } from './useExplorer.ts';

const FilterDrawer = lazyPart('dialog', async () => (await import('./filtering.ts')).FilterDrawer);
const FilterFields = lazyPart('section', async () => (await import('./filtering.ts')).FilterFields);
const ListViewSwitch = lazyPart('section', async () => (await import('./filtering.ts')).ListViewSwitch);
const SortSelect = lazyPart('section', async () => (await import('./filtering.ts')).SortSelect);
const onPhone: [] = [];
const onWide = [FilterFields, ListViewSwitch, SortSelect];
preloadFromDevice(onWide);
/** What they take up while they come. */
const heights = { fields: 540, head: { base: 44, sm: 36 } };

/** Filters beside the list where there is room for both, otherwise behind a button. */
export function ExplorerPage() {
  const { t } = useTexts('features/entries');
  const explorer = useExplorer();
  const list = useEntryList(explorer.filter);
  const { count, isMore } = list;
  const hasRoom = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const [view, setView] = useListView('entries');
  const isPhone = useIsPhone();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false);
  if (isDrawerOpen && !wasDrawerOpened) setWasDrawerOpened(true);
  const isThere = useAreLoaded(isPhone ? onPhone : onWide);
  useWarmUp(!hasRoom, FilterDrawer.preload);
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
            {isThere ? <FilterFields explorer={explorer} /> : <Skeleton h={heights.fields} />}
          </search>
        ) : wasDrawerOpened ? (
          <Suspense fallback={null}>
            <FilterDrawer
              isOpen={isDrawerOpen}
              onClose={() => setIsDrawerOpen(false)}
              explorer={explorer}
              count={isMore ? undefined : count}
            />
          </Suspense>
        ) : null}
        <div className={classes.found}>
          <EntrySearch explorer={explorer} />
          {isThere ? (
            <ListHead
              explorer={explorer}
              count={count}
              order={hasRoom ? <SortSelect explorer={explorer} isLabelHidden /> : null}
              viewSwitch={isPhone ? null : <ListViewSwitch view={view} onChange={setView} />}
              {...(hasRoom ? {} : { onOpenFilters: () => setIsDrawerOpen(true) })}
            />
          ) : (
            <Skeleton h={heights.head} />
          )}
          <EntryList list={list} explorer={explorer} view={view} />
        </div>
      </div>
    </>
  );
}
