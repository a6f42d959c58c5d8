import { Button, CloseButton, Modal, Title } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { useCloseOnBack } from '../../../ui/backButton.ts';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { NotificationList } from './NotificationList.tsx';
import classes from './NotificationsPanel.module.css';
import { useMarkRead, useUnreadCount } from './queries.ts';

type Props = Readonly<{ onClose(): void; isSheet: boolean }>;

/** On a wide screen it fills the bell's popover; on a phone it is a sheet with its button at the thumb. */
export function NotificationsPanel({ onClose, isSheet }: Props) {
  const { t } = useTexts('features/notifications');
  useCloseOnBack(onClose, isSheet);
  const title = (
    <Title order={2} size="h3" flex={1}>
      {t('list.title')}
    </Title>
  );
  const list = (
    <div className={classes.scroll}>
      <NotificationList onFollow={onClose} />
    </div>
  );
  if (!isSheet) {
    return (
      <>
        <div className={classes.header}>
          {title}
          <MarkAllButton variant="subtle" />
        </div>
        {list}
      </>
    );
  }
  return (
    <Modal.Root
      opened
      onClose={onClose}
      fullScreen
      attributes={{ content: { 'aria-label': t('list.title') } }}
    >
      <Modal.Content className={classes.sheet}>
        <div className={classes.header}>
          {title}
          <CloseButton size={44} aria-label={t('list.close')} onClick={onClose} />
        </div>
        {list}
        <div className={classes.foot}>
          <MarkAllButton variant="light" />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function MarkAllButton({ variant }: Readonly<{ variant: 'subtle' | 'light' }>) {
  const { t } = useTexts('features/notifications');
  const { isOffline } = useConnectivity();
  const unread = useUnreadCount();
  const markRead = useMarkRead();
  if (unread === 0) return null;
  return (
    <Button
      variant={variant}
      size="sm"
      mih={44}
      leftSection={<IconChecks size={18} aria-hidden />}
      disabled={isOffline}
      onClick={() => markRead.mutate(undefined)}
    >
      {t('list.markAll')}
    </Button>
  );
}
