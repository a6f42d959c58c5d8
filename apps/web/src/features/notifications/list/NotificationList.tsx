import { IconBellCheck } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useListPage } from '../../../ui/list/useListPage.ts';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { StateMessage } from '../../../ui/StateMessage.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './NotificationList.module.css';
import { useMarkRead, useNotifications } from './queries.ts';

/** A person's own notifications, newest first. Each leads to what it is about and is read by that. */
export function NotificationList({ onFollow }: Readonly<{ onFollow(): void }>) {
  const { t } = useTexts('features/notifications');
  const list = useListPage({
    query: useNotifications(),
    recordsOf: ({ notifications }) => notifications,
  });
  const markRead = useMarkRead();

  return (
    <ListPage
      list={list}
      skeleton={<SkeletonList rows={4} height={56} className={classes.waiting} />}
      empty={<StateMessage icon={<IconBellCheck />} title={t('list.empty')} body={t('list.emptyHint')} />}
      end={{ className: classes.end }}
    >
      {(notifications) => (
        <ul className={classes.list}>
          {notifications.map((notification) => (
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
      )}
    </ListPage>
  );
}
