import { useEffect, useRef, type RefObject } from 'react';

/** For what appears because somebody asked for it: they go on where it is. */
export function useTakeFocus<Element extends HTMLElement>(isWanted: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus({ preventScroll: true });
  }, [isWanted]);
  return element;
}
