import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '../firstScreen.ts';
import type { LazyPart } from './lazyPart.ts';

type Part = Pick<LazyPart<never>, 'preload' | 'isLoaded'>;

/** For a page that is about to be drawn: parts that are on the device need not wait until it is seen. */
export function preloadFromDevice(parts: readonly Part[]): void {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null)
    for (const part of parts) void part.preload();
}

/**
 * Whether these parts are there; they are fetched when the first screen is seen. Until then a page shows what it has,
 * and is not held up by them.
 */
export function useAreLoaded(parts: readonly Part[]): boolean {
  const [areLoaded, setAreLoaded] = useState(() => parts.every((part) => part.isLoaded()));
  useEffect(() => {
    if (areLoaded) return undefined;
    let isLeft = false;
    void afterFirstScreen()
      .then(() => Promise.all(parts.map((part) => part.preload())))
      .then(() => {
        if (!isLeft) startTransition(() => setAreLoaded(true));
      });
    return () => {
      isLeft = true;
    };
  }, [areLoaded, parts]);
  return areLoaded;
}
