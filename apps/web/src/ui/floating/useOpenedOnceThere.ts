import { useDeferredValue } from 'react';

/** The library learns where focus was, and where to stand, from what opens after it was drawn. */
export function useOpenedOnceThere(isOpen: boolean): boolean {
  const isThere = useDeferredValue(true, false);
  return isThere && isOpen;
}
