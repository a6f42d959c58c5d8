import { Menu, Text } from '@mantine/core';
import { IconCloudOff, IconInfoCircle, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { type AccountEntry, useShell } from '../../platform/navigation/featureShell.ts';
import { disableOfflineMode, enableOfflineMode } from '../../platform/offline/index.ts';
import { useUser } from '../../platform/session/session.ts';
import { useSignOut } from '../../platform/session/useSignOut.ts';
import { PreferenceItems } from './PreferenceItems.tsx';
import classes from './UserItems.module.css';

const order: readonly AccountEntry['key'][] = ['editProfile', 'notifications', 'unsent'];

export function UserItems() {
  const { t } = useTexts('app');
  const user = useUser();
  const signOut = useSignOut();
  const { isManuallyOffline } = useConnectivity();
  const { account } = useShell();
  return (
    <>
      <div className={classes.person}>
        <Text fw={600}>{`${user.firstName} ${user.lastName}`}</Text>
        <Text size="sm" c="dimmed">
          {user.email}
        </Text>
      </div>
      <Menu.Divider />
      {order
        .flatMap((key) => account.find((entry) => entry.key === key) ?? [])
        .map((entry) => (
          <AccountItem key={entry.key} entry={entry} />
        ))}
      <Menu.Item
        leftSection={<IconCloudOff size={20} aria-hidden />}
        onClick={isManuallyOffline ? disableOfflineMode : enableOfflineMode}
      >
        {t(isManuallyOffline ? 'userMenu.disableOffline' : 'userMenu.enableOffline')}
      </Menu.Item>
      <Menu.Divider />
      <PreferenceItems />
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconInfoCircle size={20} aria-hidden />}
        renderRoot={(props: object) => <Link to="/landing" {...props} />}
      >
        {t('userMenu.about')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={20} aria-hidden />} onClick={() => void signOut()}>
        {t('userMenu.signOut')}
      </Menu.Item>
    </>
  );
}

function AccountItem({ entry }: Readonly<{ entry: AccountEntry }>) {
  const { t } = useTexts('app');
  const { key, icon: Icon, target, Count } = entry;
  return (
    <Menu.Item
      leftSection={<Icon size={20} aria-hidden />}
      rightSection={Count === undefined ? null : <Count />}
      {...('to' in target
        ? { renderRoot: (props: object) => <Link to={target.to} {...props} /> }
        : { onClick: target.run })}
    >
      {t(`userMenu.${key}`)}
    </Menu.Item>
  );
}
