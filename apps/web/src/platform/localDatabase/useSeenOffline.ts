import { useEffect, useState } from 'react';
import { queryClient } from '../api/queryClient.ts';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { useUser } from '../session/session.ts';
import { restoreSeen } from './lastSeen.ts';

/** For a screen that may be opened first after the network was lost: brings back what the device has cached for it. */
export function useSeenOffline(): void {
  const { isOffline } = useConnectivity();
  const { id: userId } = useUser();
  const [, setRestorations] = useState(0);
  useEffect(() => {
    if (!isOffline) return undefined;
    let isCurrent = true;
    void restoreSeen(queryClient, userId).then(() => {
      if (isCurrent) setRestorations((count) => count + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOffline, userId]);
}
