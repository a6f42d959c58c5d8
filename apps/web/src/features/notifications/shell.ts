import { IconBell } from '@tabler/icons-react';
import type { FeatureShell } from '../../platform/navigation/featureShell.ts';
import { NotificationBell } from './list/NotificationBell.tsx';
import { setNotificationsOpen } from './list/panel.ts';
import { UnreadCount } from './list/UnreadCount.tsx';

export const shell: FeatureShell = {
  toolbar: [{ key: 'notifications', Button: NotificationBell }],
  account: [
    {
      key: 'notifications',
      icon: IconBell,
      target: { run: () => setNotificationsOpen(true) },
      Count: UnreadCount,
    },
  ],
};
