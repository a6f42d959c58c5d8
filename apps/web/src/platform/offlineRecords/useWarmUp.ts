import { useEffect, useEffectEvent } from 'react';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { whenIdle } from '../whenIdle.ts';

const afterFirstPaint = 4_000;
/** Before the service worker begins to fetch the files of the app. */
const early = { after: 1_000, idleWithin: 1_000 };

/**
 * Caches everything needed offline, also for a form that was never opened. Code waits until the first screen is in use;
 * a small answer without which the form is of no use offline may come early.
 */
export function useWarmUp(
  isWanted: boolean,
  warmUp: () => Promise<void>,
  { isEarly = false }: Readonly<{ isEarly?: boolean }> = {},
): void {
  const { isOffline } = useConnectivity();
  const begin = useEffectEvent(() => void warmUp().catch(() => undefined));
  useEffect(() => {
    if (!isWanted || isOffline) return undefined;
    let isLeft = false;
    const beginUnlessLeft = () => {
      if (!isLeft) begin();
    };
    const timer = isEarly
      ? setTimeout(() => whenIdle(beginUnlessLeft, early.idleWithin), early.after)
      : setTimeout(beginUnlessLeft, afterFirstPaint);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isWanted, isOffline, isEarly]);
}
