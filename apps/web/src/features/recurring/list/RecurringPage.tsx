import { Button } from '@mantine/core';
import type { ShownSeries } from '@schooldog/contract/recurring';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { type FilterState, useFilter } from '../../../ui/list/useFilter.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { SeriesHistoryDialog } from '../detail/SeriesHistoryDialog.tsx';
import { SeriesDetailDialog } from '../detail/SeriesDetailDialog.tsx';
import { SeriesDialog } from '../form/SeriesDialog.tsx';
import { SeriesContext } from '../seriesContext.ts';
import { seriesFilter, type SeriesListFilter } from '../seriesFilter.ts';
import { useSeriesActions } from '../useSeriesActions.ts';
import { SeriesFilters } from './SeriesFilters.tsx';
import { SeriesList } from './SeriesList.tsx';

type Open = Readonly<{ kind: 'create' } | { kind: 'edit' | 'history'; series: ShownSeries }>;

export function RecurringPage() {
  return <Recurring filtering={useFilter(seriesFilter)} />;
}

export function Recurring({ filtering }: Readonly<{ filtering: FilterState<SeriesListFilter> }>) {
  const { t } = useTexts('features/recurring');
  const { filter, setFilter, clear } = filtering;
  const { series: shownId, ...wanted } = filter;
  // Statuses of last orders change with the orders.
  const query = usePages(api.recurring.listSeries, wanted, { follows: ['workOrders'] });
  const list = useListPage({
    query,
    recordsOf: ({ series }) => series,
    count: query.data?.pages[0]?.count,
  });
  const [open, setOpen] = useState<Open | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const actions = useSeriesActions();
  const closeShown = useCallback(() => setFilter({ ...filter, series: undefined }), [filter, setFilter]);
  const parts = useMemo(
    () => ({
      edit: (series: ShownSeries) => setOpen({ kind: 'edit', series }),
      showHistory: (series: ShownSeries) => setOpen({ kind: 'history', series }),
      actions: {
        ...actions,
        remove: async (series: ShownSeries) => {
          const isGone = await actions.remove(series);
          if (isGone) closeShown();
          return isGone;
        },
      },
    }),
    [actions, closeShown],
  );
  return (
    <SeriesContext value={parts}>
      <PageHeader
        title={t('title')}
        count={list.count}
        actions={
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={list.isOffline}
            title={list.isOffline ? t('offline') : undefined}
            onClick={() => setOpen({ kind: 'create' })}
          >
            {t('create')}
          </Button>
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <SeriesFilters filter={filter} onChange={setFilter} />
      <FilterChips chips={useChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      <SeriesList list={list} filtering={filtering} />
      {shownId === undefined ? null : (
        <SeriesDetailDialog seriesId={shownId} isCovered={open !== null} onClose={closeShown} />
      )}
      {open?.kind === 'create' ? <SeriesDialog series={null} onClose={close} /> : null}
      {open?.kind === 'edit' ? (
        <SeriesDialog key={open.series.id} series={open.series} onClose={close} />
      ) : null}
      {open?.kind === 'history' ? <SeriesHistoryDialog series={open.series} onClose={close} /> : null}
    </SeriesContext>
  );
}

function useChips(filter: SeriesListFilter) {
  const { t } = useTexts('features/recurring');
  const schools = useSchoolNamesById();
  return seriesFilter.chips(filter, {
    search: (search) => t('chips.search', { search: search.trim() }),
    schoolIds: (id) => schools.get(id) ?? t('chips.unknownSchool'),
    paused: () => t('flags.paused'),
    needsOwner: () => t('flags.needsOwner'),
    hasPausedSchools: () => t('flags.hasPausedSchools'),
  });
}
