import { Alert, Tabs } from '@mantine/core';
import type { AlertTab } from '@schooldog/contract/alerts';
import { holdsSomewhere } from '@schooldog/domain/permissions';
import { IconCloudOff } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useActor } from '../../../platform/session/session.ts';
import { FilterChips } from '../../../ui/FilterChips.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { everything, filterOf, type ListFilter, searchOf, tabs } from '../alertSearch.ts';
import { EmergencyNotice } from '../EmergencyNotice.tsx';
import { useAlerts } from '../queries.ts';
import { AlertFilters } from './AlertFilters.tsx';
import { AlertList } from './AlertList.tsx';
import { UnsentAlerts } from './UnsentAlerts.tsx';
import { useFilterChips } from './useFilterChips.ts';
import { useUnsentAlerts } from './useUnsentAlerts.ts';

const route = getRouteApi('/safetyAlerts');

export function AlertsPage() {
  const { t } = useTranslation('alerts');
  const { isOffline } = useConnectivity();
  const actor = useActor();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = filterOf(search);
  const manages = holdsSomewhere(actor, 'manage safety alerts');
  const offered = tabs.filter((one) => one !== 'all' || manages);
  const wanted = search.tab ?? (holdsSomewhere(actor, 'receive safety alerts') ? 'received' : 'sent');
  const tab = offered.find((one) => one === wanted) ?? 'received';
  const chips = useFilterChips(filter);
  const alerts = useAlerts(tab, filter);
  const unsent = useUnsentAlerts(filter);
  // The server's list may come a moment before the device knows that its work has arrived.
  const listed = new Set(alerts.data?.pages.flatMap((page) => page.alerts.map(({ id }) => id)));
  const waiting = tab === 'received' ? [] : unsent.filter(({ alertId }) => !listed.has(alertId));

  const go = (to: AlertTab, changed: ListFilter) =>
    void navigate({ search: { tab: to, ...searchOf(changed) }, replace: true, resetScroll: false });
  const setFilter = (changed: ListFilter) => go(tab, changed);
  const clear = () => setFilter(everything);

  return (
    <>
      <PageHeader title={t('title')} />
      <EmergencyNotice />
      {isOffline ? (
        <Alert color="orange" variant="light" icon={<IconCloudOff aria-hidden />} mb="md">
          {t('offline')}
        </Alert>
      ) : null}
      <Tabs
        value={tab}
        onChange={(to) => go(offered.find((one) => one === to) ?? tab, filter)}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('tabs.label')} mb="md">
          {offered.map((one) => (
            <Tabs.Tab key={one} value={one} mih={44}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          <AlertFilters tab={tab} filter={filter} onChange={setFilter} />
          <FilterChips chips={chips} onChange={setFilter} onClear={clear} mb="md" />
          <UnsentAlerts waiting={waiting} />
          <AlertList
            tab={tab}
            query={alerts}
            filter={filter}
            isAlone={waiting.length === 0}
            onClear={clear}
          />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
