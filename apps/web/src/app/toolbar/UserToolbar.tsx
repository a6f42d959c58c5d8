import { ActionIcon, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotificationBell } from '../../features/notifications/list/NotificationBell.tsx';
import { usePeopleCommands } from '../../features/users/people/usePeopleCommands.ts';
import { ProfileHost } from '../../features/users/userDialog/ProfileHost.tsx';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { isInstalledApp } from '../../platform/install/installPrompt.ts';
import { useActor } from '../../platform/session/session.ts';
import { usePalette } from '../palette/usePalette.tsx';
import { pages } from '../routes/table.ts';
import { toolbarButtons, visibleButtons } from './buttons.ts';
import { OfflineBadge } from './OfflineBadge.tsx';
import { SearchButton } from './SearchButton.tsx';
import { UserMenu } from './UserMenu.tsx';
import classes from './UserToolbar.module.css';

export function UserToolbar() {
  const { t } = useTranslation('app');
  const actor = useActor();
  const { isOffline } = useConnectivity();
  const palette = usePalette();
  usePeopleCommands();
  // Also while typing in a field: the palette is a place to go to, not a character.
  useHotkeys([['mod+K', palette.open]], []);

  return (
    <>
      <SearchButton onClick={palette.open} />
      <div className={classes.end}>
        <OfflineBadge />
        {visibleButtons(toolbarButtons, { actor, pages, isOffline }).map(({ key, path, icon: Icon }) => (
          <Tooltip key={key} label={t(`toolbar.${key}`)}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={40}
              aria-label={t(`toolbar.${key}`)}
              renderRoot={(props) => <Link to={path} {...props} />}
            >
              <Icon size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
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
