import { useEffect, useEffectEvent } from 'react';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { whenIdle } from '../whenIdle.ts';

/** Who has just opened a page begins to use it: nothing may hold it up. */
const afterFirstPaint = 6_500;
/** Before the service worker begins to fetch the files of the app. */
const early = { after: 1_000, idleWithin: 1_000 };

let last: Promise<void> = Promise.resolve();

/** One form after the other: to prepare all of them at once holds up a phone noticeably. */
function inTurn(warmUp: () => Promise<void>): void {
  last = last.then(warmUp);
}

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
  const begin = useEffectEvent(() => warmUp().catch(() => undefined));
  useEffect(() => {
    if (!isWanted || isOffline) return undefined;
    let isLeft = false;
    const beginUnlessLeft = async () => {
      if (!isLeft) await begin();
    };
    const timer = isEarly
      ? setTimeout(() => whenIdle(() => void beginUnlessLeft(), early.idleWithin), early.after)
      : setTimeout(() => inTurn(beginUnlessLeft), afterFirstPaint);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isWanted, isOffline, isEarly]);
}
