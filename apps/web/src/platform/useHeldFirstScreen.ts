import { useEffect } from 'react';
import { holdFirstScreen } from './afterFirstScreen.ts';

/** For what a page is opened for: until it is there, the first screen is not whole. */
export function useHeldFirstScreen(isHeld: boolean): void {
  useEffect(() => (isHeld ? holdFirstScreen() : undefined), [isHeld]);
}
