import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { TaskAnalytics } from '@schooldog/contract/workOrders';
import { IconRefresh } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ExactTime } from '../../../ui/ExactTime.tsx';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { type FilterState, useFilter } from '../../../ui/list/useFilter.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { AnalyticsExport } from './AnalyticsExport.tsx';
import { analyticsFilter, type AnalyticsPageFilter } from './analyticsFilter.ts';
import { AnalyticsFilters } from './AnalyticsFilters.tsx';
import { Numbers } from './Numbers.tsx';
import { useAnalytics } from './useAnalytics.ts';
import { useAnalyticsChips } from './useAnalyticsChips.ts';

export function TaskAnalyticsPage() {
  return <Analytics filtering={useFilter(analyticsFilter)} />;
}

export function Analytics({ filtering }: Readonly<{ filtering: FilterState<AnalyticsPageFilter> }>) {
  const { t } = useTexts('features/workOrders/analytics');
  const { isOffline } = useConnectivity();
  const { filter, setFilter, clear } = filtering;
  const { query, refresh, isRefreshing } = useAnalytics(filter);
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} aria-hidden />}
              loading={isRefreshing}
              disabled={isOffline}
              title={isOffline ? t('offline') : undefined}
              onClick={refresh}
            >
              {t('refresh')}
            </Button>
            <AnalyticsExport filter={filter} />
          </Group>
        }
      />
      <OfflineNote>{t('offline')}</OfflineNote>
      <AnalyticsFilters filter={filter} onChange={setFilter} />
      <FilterChips chips={useAnalyticsChips(filter)} onChange={setFilter} onClear={clear} mb="md" />
      <QueryState query={query} isOffline={isOffline} skeleton={<Waiting />}>
        {(analytics) => (
          <Stack gap="xl" aria-busy={query.isPlaceholderData}>
            <Status analytics={analytics} />
            <Numbers analytics={analytics} filtering={filtering} />
          </Stack>
        )}
      </QueryState>
    </>
  );
}

/** When the numbers were counted, and what to know about them. */
function Status({ analytics }: Readonly<{ analytics: TaskAnalytics }>) {
  const { t } = useTexts('features/workOrders/analytics');
  const { timeComputed, isRecounting, isRecalculating, hasCalendar } = analytics;
  return (
    <div>
      <Text c="dimmed" size="sm">
        {t('asOf')} <ExactTime moment={timeComputed} />
        {isRecounting ? ` · ${t('recounting')}` : null}
      </Text>
      {isRecalculating ? <Text size="sm">{t('recalculating')}</Text> : null}
      {hasCalendar ? null : <Text size="sm">{t('noCalendar')}</Text>}
    </div>
  );
}

function Waiting() {
  return (
    <Stack gap="xl">
      <Skeleton h={96} />
      <Skeleton h={240} />
      <Skeleton h={320} />
    </Stack>
  );
}
