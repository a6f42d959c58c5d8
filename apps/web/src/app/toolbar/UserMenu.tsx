import { Avatar, Badge, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconBell, IconCloudOff, IconCloudUpload, IconLogout, IconUserEdit } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { setNotificationsOpen } from '../../features/notifications/list/panel.ts';
import { useUnreadCount } from '../../features/notifications/list/queries.ts';
import { openProfile } from '../../features/users/userDialog/profile.ts';
import { useSignOut } from '../../features/users/useSignOut.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { disableOfflineMode, enableOfflineMode } from '../../platform/offline/index.ts';
import { usePendingCount } from '../../platform/outbox/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { PreferenceItems } from './PreferenceItems.tsx';
import classes from './UserMenu.module.css';

export function UserMenu() {
  const { t } = useTranslation('app');
  const user = useUser();
  const signOut = useSignOut();
  const { isManuallyOffline } = useConnectivity();
  const unsent = usePendingCount();
  const unread = useUnreadCount();
  const name = `${user.firstName} ${user.lastName}`;
  const initials = `${user.firstName.charAt(0)}${user.lastName.charAt(0)}`;

  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={288}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target}>
          <VisuallyHidden>{t('toolbar.account', { name })}</VisuallyHidden>
          <Avatar className={classes.avatar} size={36} aria-hidden>
            {initials}
          </Avatar>
          {unsent > 0 ? <span className={classes.dot} aria-hidden /> : null}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        <div className={classes.person}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {user.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconUserEdit size={20} aria-hidden />} onClick={openProfile}>
          {t('userMenu.editProfile')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconBell size={20} aria-hidden />}
          rightSection={unread > 0 ? <Badge variant="light">{unread}</Badge> : null}
          onClick={() => setNotificationsOpen(true)}
        >
          {t('userMenu.notifications')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCloudUpload size={20} aria-hidden />}
          rightSection={unsent > 0 ? <Badge variant="light">{unsent}</Badge> : null}
          renderRoot={(props) => <Link to="/outbox" {...props} />}
        >
          {t('userMenu.unsent')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCloudOff size={20} aria-hidden />}
          onClick={isManuallyOffline ? disableOfflineMode : enableOfflineMode}
        >
          {t(isManuallyOffline ? 'userMenu.disableOffline' : 'userMenu.enableOffline')}
        </Menu.Item>
        <Menu.Divider />
        <PreferenceItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={() => void signOut()}>
          {t('userMenu.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
