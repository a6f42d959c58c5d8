import { useEffect, useState } from 'react';
import { queryClient } from '../../../../platform/api/queryClient.ts';
import { useConnectivity } from '../../../../platform/connectivity/connectivity.ts';
import { untilLoaded } from '../../../../platform/lazyParts/untilLoaded.ts';
import { useUser } from '../../../../platform/session/session.ts';

/**
 * Whether the network is gone and everything that the device has cached is back in memory: only then can it be said what
 * is not here. What reads the device is no part of a first screen.
 */
export function useSeenKnown(): boolean {
  const { isOffline } = useConnectivity();
  const { id: userId } = useUser();
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    if (!isOffline) return undefined;
    let isLeft = false;
    void untilLoaded(() => import('../../../../platform/localDatabase/index.ts'))
      .then(({ restoreSeen }) => restoreSeen(queryClient, userId))
      .then(() => setIsKnown(!isLeft));
    return () => {
      isLeft = true;
      setIsKnown(false);
    };
  }, [isOffline, userId]);
  return isKnown;
}
