import { startTransition, useEffect, useState } from 'react';
import { afterFirstScreen } from '../afterFirstScreen.ts';
import { useHold } from '../readiness/useHold.ts';
import { isAppOnDevice } from './isAppOnDevice.ts';
import type { LazyPart } from './lazyPart.ts';

type Part = Pick<LazyPart<never>, 'preload' | 'isLoaded'>;

/** For a page that is about to be drawn: its parts need not wait until it is seen when they are on the device. */
export function preloadFromDevice(parts: readonly Part[]): void {
  if (isAppOnDevice()) void preloadAll(parts);
}

/**
 * Whether these parts are there. Unless they are on the device, they are fetched when the first screen is seen; until
 * then a page shows what it has, and is not held up by them.
 */
export function useAreLoaded(parts: readonly Part[]): boolean {
  const [areLoaded, setAreLoaded] = useState(() => parts.every((part) => part.isLoaded()));
  useHold(!areLoaded);
  useEffect(() => {
    if (areLoaded) return undefined;
    let isLeft = false;
    void whenDue()
      .then(() => preloadAll(parts))
      .then(() => {
        if (!isLeft) startTransition(() => setAreLoaded(true));
      });
    return () => {
      isLeft = true;
    };
  }, [areLoaded, parts]);
  return areLoaded;
}

async function whenDue(): Promise<void> {
  if (!isAppOnDevice()) await afterFirstScreen();
}

async function preloadAll(parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map((part) => part.preload()));
}
