import { Skeleton, Stack } from '@mantine/core';
import { IconBellCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { LoadMore } from '../../../ui/LoadMore.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './NotificationList.module.css';
import { useMarkRead, useNotifications } from './queries.ts';

const placeholders = ['first', 'second', 'third', 'fourth'];

/** A person's own notifications, newest first. Each leads to what it is about and is read by that. */
export function NotificationList({ onFollow }: Readonly<{ onFollow(): void }>) {
  const { t } = useTranslation('notifications');
  const { isOffline } = useConnectivity();
  const query = useNotifications();
  const markRead = useMarkRead();

  return (
    <QueryState query={query} isOffline={isOffline} skeleton={<Placeholders />}>
      {({ pages }) => {
        const found = pages.flatMap(({ notifications }) => notifications);
        if (found.length === 0) {
          return <StateMessage icon={<IconBellCheck />} title={t('list.empty')} body={t('list.emptyHint')} />;
        }
        return (
          <>
            <ul className={classes.list}>
              {found.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onFollow={() => {
                    if (notification.timeRead === null) markRead.mutate([notification.id]);
                    onFollow();
                  }}
                />
              ))}
            </ul>
            <LoadMore query={query} className={classes.more ?? ''} />
          </>
        );
      }}
    </QueryState>
  );
}

function Placeholders() {
  return (
    <Stack gap="md" p="md">
      {placeholders.map((which) => (
        <Skeleton key={which} h={56} />
      ))}
    </Stack>
  );
}
