import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same object while it follows the last render, so that memoized parts stay as they are. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
