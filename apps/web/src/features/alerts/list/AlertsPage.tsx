import { Tabs, Title } from '@mantine/core';
import { holdsSomewhere } from '@schooldog/domain/permissions';
import { api } from '../../../platform/api/client.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FilterChips } from '../../../ui/list/FilterChips.tsx';
import { useDaysLabel } from '../../../ui/list/useDaysLabel.ts';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { OfflineNote } from '../../../ui/OfflineNote.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { useSchoolNamesById } from '../../schools/index.ts';
import { AlertRulesButton } from '../../settings/index.ts';
import { alertFilter, tabs } from '../alertFilter.ts';
import { EmergencyNotice } from '../EmergencyNotice.tsx';
import { AlertFilters } from './AlertFilters.tsx';
import { AlertTabList } from './AlertTabList.tsx';
import { AlertList } from './AlertList.tsx';
import { PendingAlerts, usePendingAlerts } from './PendingAlerts.tsx';
import { useWaitingInWalks } from './useWaitingInWalks.ts';

export function AlertsPage() {
  const { t } = useTexts('features/alerts');
  const actor = useActor();
  const schoolNames = useSchoolNamesById();
  const { filter, setFilter, clear, count } = useFilter(alertFilter);
  const manages = holdsSomewhere(actor, 'manage safety alerts');
  const offered = tabs.filter((one) => one !== 'all' || manages);
  const wanted = filter.tab ?? (holdsSomewhere(actor, 'receive safety alerts') ? 'received' : 'sent');
  const tab = offered.find((one) => one === wanted) ?? 'received';
  const list = useListPage({
    query: usePages(api.alerts.listSafetyAlerts, { ...filter, tab }),
    recordsOf: ({ alerts }) => alerts,
  });
  const pending = usePendingAlerts(filter);
  // The server's list may come a moment before the device knows that its work has arrived.
  const listed = new Set(list.items?.map(({ id }) => id));
  const waiting = tab === 'received' ? [] : pending.filter(({ alertId }) => !listed.has(alertId));
  const inWalks = useWaitingInWalks(tab, filter).filter(({ id }) => !listed.has(id));
  const hasPending = waiting.length + inWalks.length > 0;
  const chips = alertFilter.chips(filter, {
    schoolIds: (id) => schoolNames.get(id) ?? '…',
    dates: useDaysLabel(),
    statuses: (status) => t(`status.${status}`),
    needsMe: () => t('filters.needs'),
    overdue: () => t('filters.overdue'),
  });

  return (
    <>
      <PageHeader title={t('title')} actions={<AlertRulesButton />} />
      <EmergencyNotice />
      <OfflineNote>{t('offline')}</OfflineNote>
      <Tabs
        value={tab}
        onChange={(to) => setFilter({ ...filter, tab: offered.find((one) => one === to) ?? tab })}
        keepMounted={false}
      >
        <AlertTabList offered={offered} />
        <Tabs.Panel value={tab}>
          <AlertFilters tab={tab} filter={filter} count={count} onChange={setFilter} />
          <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
          <PendingAlerts waiting={waiting} inWalks={inWalks} />
          {hasPending && listed.size > 0 ? (
            <Title order={2} size="h3" mb="sm">
              {t('tabs.sent')}
            </Title>
          ) : null}
          <AlertList tab={tab} list={list} isFiltered={count > 0} isAlone={!hasPending} onClear={clear} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
