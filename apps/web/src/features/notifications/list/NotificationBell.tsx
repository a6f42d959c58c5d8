import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense } from 'react';
import { importWithTexts } from '../../../platform/i18n/importWithTexts.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { lazyPart } from '../../../platform/lazyParts/lazyPart.ts';
import { DropPanel } from '../../../ui/floating/DropPanel.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import dot from '../../../ui/newsDot.module.css';
import classes from './NotificationBell.module.css';
import { setNotificationsOpen, useIsPanelOpen } from './panel.ts';
import { useReadyNotifications, useUnreadCount } from './queries.ts';

const NotificationsPanel = lazyPart('section', async () => {
  const part = await importWithTexts(
    ['features/notifications', 'ui'],
    () => import('./NotificationsPanel.tsx'),
  );
  return part.NotificationsPanel;
});

/** In every toolbar: a dot while something is unread, and the list in a popover or, on a phone, a sheet. */
export function NotificationBell() {
  const { t } = useTexts('app');
  const isPhone = useIsPhone();
  const isOpen = useIsPanelOpen();
  const unread = useUnreadCount();
  useReadyNotifications();
  const close = () => setNotificationsOpen(false);
  const label = unread === 0 ? t('toolbar.notifications') : t('toolbar.notificationsUnread', { unread });

  return (
    <>
      <DropPanel
        isOpen={isOpen && !isPhone}
        onChange={setNotificationsOpen}
        width={416}
        trapFocus
        returnFocus
        className={classes.dropdown}
        renderButton={(props) => (
          <ActionIcon
            {...props}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={label}
            title={t('toolbar.notifications')}
            onClick={() => setNotificationsOpen(!isOpen)}
          >
            <IconBell size={22} stroke={1.75} aria-hidden />
            {unread > 0 ? <span className={dot.dot} aria-hidden /> : null}
          </ActionIcon>
        )}
      >
        <Suspense fallback={<div className={classes.waiting} />}>
          <NotificationsPanel onClose={close} isSheet={false} />
        </Suspense>
      </DropPanel>
      {isOpen && isPhone ? (
        <Suspense>
          <NotificationsPanel onClose={close} isSheet />
        </Suspense>
      ) : null}
    </>
  );
}
