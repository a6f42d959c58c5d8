import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { useTexts } from '../../platform/i18n/useTexts.ts';
import { disableOfflineMode } from '../../platform/offline/index.ts';
import { FullPageMessage } from './FullPageMessage.tsx';

/** In place of a page that needs the network, when it is opened without one. */
export function OfflinePage({ title }: Readonly<{ title: string }>) {
  const { t } = useTexts('app');
  const { isManuallyOffline, isNativelyOffline } = useConnectivity();
  return (
    <FullPageMessage
      icon={IconCloudOff}
      title={t('menu.offline', { item: title })}
      body={t('offlinePage.body')}
    >
      {isManuallyOffline && !isNativelyOffline ? (
        <Button variant="light" onClick={disableOfflineMode}>
          {t('userMenu.disableOffline')}
        </Button>
      ) : null}
    </FullPageMessage>
  );
}
