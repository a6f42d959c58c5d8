import { Popover, UnstyledButton } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import classes from './OfflineBadge.module.css';

/** Quiet, always there while it holds, and it says on request what it means. */
export function OfflineBadge() {
  const { t } = useTranslation('app');
  const { isOffline, isManuallyOffline } = useConnectivity();
  if (!isOffline) return null;

  return (
    <Popover width={280} position="bottom-end" shadow="md" withArrow withinPortal={false}>
      <Popover.Target>
        <UnstyledButton className={classes.badge}>
          <IconCloudOff size={18} aria-hidden />
          <span className={classes.label}>
            {t(isManuallyOffline ? 'toolbar.offlineMode' : 'toolbar.offline')}
          </span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        {t(isManuallyOffline ? 'toolbar.offlineModeHint' : 'toolbar.offlineHint')}
      </Popover.Dropdown>
    </Popover>
  );
}
