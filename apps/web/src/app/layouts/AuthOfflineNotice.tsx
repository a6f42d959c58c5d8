import { Alert, Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { disableOfflineMode } from '../../platform/offline/index.ts';

/** Signing in needs the network. Whoever chose Offline Mode can leave it here, where there is no other menu. */
export function AuthOfflineNotice() {
  const { t } = useTexts('app');
  const { isOffline, isManuallyOffline } = useConnectivity();
  if (!isOffline) return null;
  return (
    <Alert color="yellow" variant="light" mb="lg" icon={<IconCloudOff aria-hidden />}>
      {t('auth.offline')}
      {isManuallyOffline ? (
        <Button variant="default" size="sm" mt="sm" onClick={disableOfflineMode}>
          {t('userMenu.disableOffline')}
        </Button>
      ) : null}
    </Alert>
  );
}
