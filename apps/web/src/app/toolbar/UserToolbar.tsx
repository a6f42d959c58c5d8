import { ActionIcon } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useUnreadAlerts } from '../../features/alerts/useUnreadAlerts.ts';
import { useEntryCommands } from '../../features/entries/useEntryCommands.ts';
import { NotificationBell } from '../../features/notifications/list/NotificationBell.tsx';
import { usePeopleCommands } from '../../features/users/people/usePeopleCommands.ts';
import { ProfileHost } from '../../features/users/userDialog/ProfileHost.tsx';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { useActor } from '../../platform/session/session.ts';
import { usePalette } from '../palette/usePalette.tsx';
import { pages } from '../routes/table.ts';
import { toolbarButtons, type ToolbarButton, visibleButtons } from './buttons.ts';
import { OfflineBadge } from './OfflineBadge.tsx';
import { SearchButton } from './SearchButton.tsx';
import { ToolbarLink } from './ToolbarLink.tsx';
import { UserMenu } from './UserMenu.tsx';
import classes from './UserToolbar.module.css';

export function UserToolbar() {
  const { t } = useTranslation('app');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const palette = usePalette();
  usePeopleCommands();
  useEntryCommands();
  // Also while typing in a field: the palette is a place to go to, not a character.
  useHotkeys([['mod+K', palette.open]], []);

  return (
    <>
      <SearchButton onClick={palette.open} />
      <div className={classes.end}>
        <OfflineBadge />
        {visibleButtons(toolbarButtons, { actor, pages, isOffline }).map((button) =>
          button.key === 'alerts' ? (
            <AlertsLink key={button.key} button={button} />
          ) : (
            <ToolbarLink key={button.key} button={button} label={t(`toolbar.${button.key}`)} />
          ),
        )}
        <NotificationBell />
        {isInstalledApp() ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            onClick={() => location.reload()}
            aria-label={t('toolbar.refresh')}
          >
            <IconRefresh size={20} aria-hidden />
          </ActionIcon>
        ) : null}
        <UserMenu />
      </div>
      {palette.element}
      <ProfileHost />
    </>
  );
}

/** Only whoever may see alerts is asked about them. */
function AlertsLink({ button }: Readonly<{ button: ToolbarButton }>) {
  const { t } = useTranslation('app');
  const unread = useUnreadAlerts();
  const label = unread === 0 ? t('toolbar.alerts') : t('toolbar.alertsUnread', { unread });
  return <ToolbarLink button={button} label={label} isMarked={unread > 0} />;
}
