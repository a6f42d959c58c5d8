// The parts of the shell that are chunks of their own.
import { useEffect } from 'react';
import { lazyPart } from '../platform/lazyParts/lazyPart.ts';
import { preloadProblemTexts } from '../platform/problems/index.ts';
import { preloadConfirmDialog } from '../ui/confirm.tsx';

export const MenuDrawer = lazyPart('shell', async () => (await import('./menu/MenuDrawer.tsx')).MenuDrawer);
export const Palette = lazyPart('shell', async () => (await import('./palette/Palette.tsx')).Palette);
export const ToastArea = lazyPart('shell', async () => (await import('./ToastArea.tsx')).ToastArea);

/**
 * What the app needs to speak to a person when the network is gone, with the notice about that (platform/offline). It is
 * one chunk (vite.config.ts) and comes with the first signed-in screen: the network can be lost from then on.
 */
async function preloadMessages(): Promise<void> {
  await Promise.all([preloadConfirmDialog(), ToastArea.preload()]);
}

/** Before the forms (useWarmUp): the menu is opened more often. */
const afterFirstPaint = 6_000;

/** Parts that appear on request are fetched in a quiet moment, so that they open at once and without a network. */
export function usePreloadedParts(warmData?: () => void): void {
  useEffect(() => {
    void preloadMessages();
    const timer = setTimeout(() => {
      void MenuDrawer.preload();
      void Palette.preload();
      void preloadProblemTexts();
      warmData?.();
    }, afterFirstPaint);
    return () => clearTimeout(timer);
  }, [warmData]);
}
