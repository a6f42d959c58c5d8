import { useEffect } from 'react';
import { hold } from './holds.ts';

/** While it is true, the screen is not complete. */
export function useHold(isHeld: boolean): void {
  useEffect(() => (isHeld ? hold('screen') : undefined), [isHeld]);
}
