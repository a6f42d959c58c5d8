import i18next from 'i18next';
import { useEffect, useState } from 'react';
import type { Dialogs } from './Dialogs.tsx';

const idleDelay = 3_000;

type DialogsPart = typeof Dialogs;

/**
 * The dialogs and their words, fetched soon after the start: what tells of the loss of the network must not need it.
 * Null until both are there; words that never came would show as bare keys.
 */
export function useDialogs(isNeeded: boolean): DialogsPart | null {
  const [part, setPart] = useState<{ Dialogs: DialogsPart } | null>(null);

  useEffect(() => {
    if (part !== null) return undefined;
    const timer = setTimeout(() => void load().then(setPart), isNeeded ? 0 : idleDelay);
    return () => clearTimeout(timer);
  }, [part, isNeeded]);

  return part?.Dialogs ?? null;
}

async function load(): Promise<{ Dialogs: DialogsPart } | null> {
  try {
    const [part] = await Promise.all([import('./Dialogs.tsx'), i18next.loadNamespaces('offline')]);
    return i18next.exists('understood', { ns: 'offline' }) ? part : null;
  } catch {
    return null;
  }
}
