import { useEffect, useState } from 'react';
import { useHold } from '../../platform/readiness/useHold.ts';

const skeletonMilliseconds = 400;
/** Once for each start of the app: on coming back, the dashboard is as the user left it. */
let hasSettled = false;

/**
 * For a moment, places stand there instead of the cards, so that cards appear together instead of one after the other, and
 * none moves because the one above it grows.
 */
export function useSettling(isWanted: boolean): boolean {
  const [isSettling, setIsSettling] = useState(isWanted && !hasSettled);
  useHold(isSettling);
  useEffect(() => {
    if (!isSettling) return undefined;
    const timer = setTimeout(() => {
      hasSettled = true;
      setIsSettling(false);
    }, skeletonMilliseconds);
    return () => clearTimeout(timer);
  }, [isSettling]);
  return isSettling;
}
