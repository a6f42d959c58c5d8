import i18next from 'i18next';
import { useEffect, useState } from 'react';

const idleDelay = 3_000;

export const loadDialogs = () => import('./Dialogs.tsx');

/**
 * Fetches the dialogs and their words soon after the start: what tells of the loss of the network must not need it.
 * False until both are there; words that never came would show as bare keys.
 */
export function useDialogsReady(isNeeded: boolean): boolean {
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    if (isReady) return undefined;
    const timer = setTimeout(() => void load().then(setIsReady), isNeeded ? 0 : idleDelay);
    return () => clearTimeout(timer);
  }, [isReady, isNeeded]);

  return isReady;
}

async function load(): Promise<boolean> {
  try {
    await Promise.all([loadDialogs(), i18next.loadNamespaces('offline')]);
    return i18next.exists('understood', { ns: 'offline' });
  } catch {
    return false;
  }
}
