import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useConnectivity } from '../platform/connectivity/connectivity.ts';

/** On top of a page while there is no network: what that means for this page. */
export function OfflineNote({ children }: Readonly<{ children: string }>) {
  const { isOffline } = useConnectivity();
  if (!isOffline) return null;
  return (
    <Alert color="orange" variant="light" icon={<IconCloudOff aria-hidden />} mb="md">
      {children}
    </Alert>
  );
}
