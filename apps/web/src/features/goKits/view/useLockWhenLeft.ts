import { useEffect, useEffectEvent } from 'react';

/** Long enough to look at another app, too short for somebody who finds the device. */
const after = 5 * 60 * 1000;

/** Locks when nobody has seen the page for a while. Timers stand still in the background, so the time is compared. */
export function useLockWhenLeft(lock: (() => void) | null): void {
  const isOpen = lock !== null;
  const onLeft = useEffectEvent(() => lock?.());
  useEffect(() => {
    if (!isOpen) return undefined;
    let hiddenAt: number | null = null;
    const onChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== null && Date.now() - hiddenAt > after) onLeft();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [isOpen]);
}
