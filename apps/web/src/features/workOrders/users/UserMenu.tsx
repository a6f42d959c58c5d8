import { Menu, Text } from '@mantine/core';
import type { WorkOrderUser } from '@schooldog/contract/workOrders';
import { hasTaskRole } from '@schooldog/domain/workOrders';
import { IconKey, IconLayoutKanban, IconUserOff } from '@tabler/icons-react';
import { useConnectivity } from '../../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../../platform/i18n/useTexts.ts';
import { nameOf, useUserActions } from './userActions.ts';
import { MoreMenu } from '../../../ui/MoreMenu.tsx';

/** Nothing for one's own account, which others change. */
export function UserMenu({ user }: Readonly<{ user: WorkOrderUser }>) {
  const { t } = useTexts('features/workOrders/users');
  const { isOffline } = useConnectivity();
  const actions = useUserActions();
  const { can } = user;
  if (!can.changePermissions) return null;
  return (
    <MoreMenu label={t('menu.label', { name: nameOf(user) })} whyNot={isOffline ? t('offline') : undefined}>
      <Menu.Item
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() => actions.editPermissions(user)}
      >
        {t('menu.permissions')}
      </Menu.Item>
      {can.assignToBoards ? (
        <Menu.Item
          leftSection={<IconLayoutKanban size={18} aria-hidden />}
          onClick={() => actions.assignBoards([user])}
        >
          {t('menu.boards')}
        </Menu.Item>
      ) : null}
      <DisableItem user={user} />
    </MoreMenu>
  );
}

/** For roles that are never disabled here it is not offered; for others it says why not. */
function DisableItem({ user }: Readonly<{ user: WorkOrderUser }>) {
  const { t } = useTexts('features/workOrders/users');
  const { disable } = useUserActions();
  if (!hasTaskRole(user)) return null;
  return (
    <Menu.Item
      color="red"
      leftSection={<IconUserOff size={18} aria-hidden />}
      disabled={!user.can.disable}
      onClick={() => disable(user)}
    >
      {t('menu.disable')}
      {user.can.disable ? null : (
        <Text size="sm" component="span" display="block">
          {t('menu.disableNotHere')}
        </Text>
      )}
    </Menu.Item>
  );
}
