import { useEffect, useEffectEvent } from 'react';

/** Runs after the key has become another one, with what the component knows then. */
export function useOnChange(key: string, run: () => void): void {
  const react = useEffectEvent((_key: string) => run());
  useEffect(() => {
    react(key);
  }, [key]);
}
