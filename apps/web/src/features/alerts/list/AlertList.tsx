import type { AlertTab, ShownAlert } from '@schooldog/contract/alerts';
import { IconFilterSearch, IconUrgent } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListEmpty } from '../../../ui/list/ListEmpty.tsx';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { ListState } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { AlertCard } from './AlertCard.tsx';
import classes from './AlertList.module.css';

type Props = Readonly<{
  tab: AlertTab;
  list: ListState<ShownAlert>;
  isFiltered: boolean;
  /** Nothing else stands on the page, so an empty list has to be explained. */
  isAlone: boolean;
  onClear(): void;
}>;

export function AlertList({ tab, list, isFiltered, isAlone, onClear }: Props) {
  const { t } = useTexts('features/alerts');
  return (
    <ListPage
      list={list}
      skeleton={<SkeletonList rows={6} height={148} className={classes.list} />}
      empty={
        isAlone ? (
          <ListEmpty
            isFiltered={isFiltered}
            onClear={onClear}
            nothing={{ icon: <IconUrgent />, title: t(`empty.${tab}`), body: t(`empty.${tab}Hint`) }}
            noMatch={{ icon: <IconFilterSearch />, title: t('noMatch') }}
          />
        ) : null
      }
    >
      {(alerts) => (
        <ul className={classes.list}>
          {alerts.map((alert) => (
            <AlertCard key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </ListPage>
  );
}
