import { useEffect, useEffectEvent } from 'react';
import { useConnectivity } from '../connectivity/connectivity.ts';

const afterFirstPaint = 4_000;

/** Caches everything needed offline, also for a form that was never opened. */
export function useWarmUp(isWanted: boolean, warmUp: () => Promise<void>): void {
  const { isOffline } = useConnectivity();
  const begin = useEffectEvent(() => void warmUp().catch(() => undefined));
  useEffect(() => {
    if (!isWanted || isOffline) return undefined;
    const timer = setTimeout(begin, afterFirstPaint);
    return () => clearTimeout(timer);
  }, [isWanted, isOffline]);
}
