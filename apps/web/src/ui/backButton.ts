// The Back button of a phone closes what is open above the page, the last opened first, instead of leaving the page.
// Dialogs may be outside the router's part of the tree, so they meet its history here.
import type { RouterHistory } from '@tanstack/react-router';
import { useEffect } from 'react';
import { createStore, useStore } from '../platform/store.ts';
import { putGuard, watchGuard } from './guardEntry.ts';
import { useLatest } from './useLatest.ts';

type Close = () => void;

let history: Pick<RouterHistory, 'block'> | null = null;
let release: Close | null = null;
const opened = createStore<readonly Close[]>([]);

export function connectBackButton(ofRouter: Pick<RouterHistory, 'block' | 'location'>): void {
  history = ofRouter;
  watchGuard({
    isOpen: () => opened.get().length > 0,
    close: () => opened.get().at(-1)?.(),
    getLocation: () => ofRouter.location,
  });
}

/** `close` may ask first, and may leave the dialog open; null holds it open. */
export function useCloseOnBack(close: Close | null, isOpen = true): void {
  const latest = useLatest(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeThis = () => latest.get()?.();
    setOpened([...opened.get(), closeThis]);
    return () => setOpened(opened.get().filter((one) => one !== closeThis));
  }, [latest, isOpen]);
}

/** Whether something is open above the page: what comes unasked waits for it. */
export function useIsPageCovered(): boolean {
  return useStore(opened).length > 0;
}

function setOpened(next: readonly Close[]): void {
  opened.set(next);
  if (next.length === 0) {
    release?.();
    release = null;
  } else {
    putGuard();
    release ??= history?.block({ enableBeforeUnload: false, blockerFn: closeLast }) ?? null;
  }
}

/**
 * True holds the page where it is: the browser, already one entry back, returns. Only then may a dialog close, because
 * closing may change the address, and that would change the entry before.
 */
function closeLast({ action }: Readonly<{ action: string }>): boolean {
  if (action !== 'BACK') return false;
  const close = opened.get().at(-1);
  window.addEventListener('popstate', () => close?.(), { once: true });
  return true;
}
