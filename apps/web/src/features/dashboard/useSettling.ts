import { useEffect, useState } from 'react';

const skeletonMilliseconds = 400;
/** Once for each start of the app: on coming back, the dashboard is as the user left it. */
let hasSettled = false;

/** On a wide screen the cards appear together instead of one after the other. */
export function useSettling(isWanted: boolean): boolean {
  const [isSettling, setIsSettling] = useState(isWanted && !hasSettled);
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
