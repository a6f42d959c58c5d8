import { Center, Skeleton } from '@mantine/core';
import type { AlertTab } from '@schooldog/contract/alerts';
import { IconFilterSearch, IconUrgent } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { type ListFilter, searchOf } from '../alertSearch.ts';
import type { useAlerts } from '../queries.ts';
import { AlertCard } from './AlertCard.tsx';
import classes from './AlertList.module.css';

type Props = Readonly<{
  tab: AlertTab;
  query: ReturnType<typeof useAlerts>;
  filter: ListFilter;
  /** Nothing else stands on the page, so emptiness has to be explained. */
  isAlone: boolean;
  onClear(): void;
}>;

export function AlertList({ tab, query, filter, isAlone, onClear }: Props) {
  const { t } = useTranslation(['alerts', 'ui']);
  const { isOffline } = useConnectivity();
  const isFiltered = Object.keys(searchOf(filter)).length > 0;
  return (
    <QueryState query={query} isOffline={isOffline} skeleton={<Waiting />}>
      {({ pages }) => {
        const alerts = pages.flatMap((page) => page.alerts);
        if (alerts.length === 0 && !isAlone) return null;
        if (alerts.length === 0) {
          return isFiltered ? (
            <StateMessage
              icon={<IconFilterSearch />}
              title={t('noMatch')}
              action={{ label: t('chips.clearAll', { ns: 'ui' }), run: onClear }}
            />
          ) : (
            <StateMessage icon={<IconUrgent />} title={t(`empty.${tab}`)} body={t(`empty.${tab}Hint`)} />
          );
        }
        return (
          <>
            <ul className={classes.list} aria-busy={query.isPlaceholderData}>
              {alerts.map((alert) => (
                <AlertCard key={alert.id} alert={alert} />
              ))}
            </ul>
            <Center mt="md">
              <LoadMore query={query} mih={44} />
            </Center>
          </>
        );
      }}
    </QueryState>
  );
}

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

function Waiting() {
  return (
    <div className={classes.list} aria-busy>
      {places.map((place) => (
        <Skeleton key={place} h={148} />
      ))}
    </div>
  );
}
