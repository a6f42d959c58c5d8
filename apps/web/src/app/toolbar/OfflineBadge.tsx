import { UnstyledButton } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { DropPanel } from '../../ui/floating/DropPanel.tsx';
import classes from './OfflineBadge.module.css';

/** Quiet, always there while it holds, and it says on request what it means. */
export function OfflineBadge() {
  const { t } = useTexts('app');
  const { isOffline, isManuallyOffline } = useConnectivity();
  const [isOpen, setIsOpen] = useState(false);
  // The next offline period begins with it closed.
  if (isOpen && !isOffline) setIsOpen(false);
  if (!isOffline) return null;

  return (
    <DropPanel
      isOpen={isOpen}
      onChange={setIsOpen}
      width={280}
      withArrow
      renderButton={(props) => (
        <UnstyledButton {...props} className={classes.badge}>
          <IconCloudOff size={18} aria-hidden />
          <span className={classes.label}>
            {t(isManuallyOffline ? 'toolbar.offlineMode' : 'toolbar.offline')}
          </span>
        </UnstyledButton>
      )}
    >
      {t(isManuallyOffline ? 'toolbar.offlineModeHint' : 'toolbar.offlineHint')}
    </DropPanel>
  );
}
