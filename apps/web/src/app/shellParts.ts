// The parts of the shell that are chunks of their own.
import { useEffect } from 'react';
import { lazyPart } from '../platform/lazyParts/lazyPart.ts';
import { preloadOfflineDialogs } from '../platform/offline/index.ts';
import { preloadProblemTexts } from '../platform/problems/index.ts';
import { preloadConfirmDialog } from '../ui/confirm.tsx';

export const MenuDrawer = lazyPart('shell', async () => (await import('./menu/MenuDrawer.tsx')).MenuDrawer);
export const Palette = lazyPart('shell', async () => (await import('./palette/Palette.tsx')).Palette);
export const ToastArea = lazyPart('shell', async () => (await import('./ToastArea.tsx')).ToastArea);

/**
 * What the app needs to speak to a person when the network is gone. It is one chunk (vite.config.ts) and comes with
 * the first signed-in screen, because the network can be lost from that moment on.
 */
export async function preloadMessages(): Promise<void> {
  await Promise.all([preloadOfflineDialogs(), preloadConfirmDialog(), ToastArea.preload()]);
}

const afterFirstPaint = 3_000;

/** Parts that appear on request are fetched in a quiet moment, so that they open at once and without a network. */
export function usePreloadedParts(warmData?: () => void): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      void MenuDrawer.preload();
      void Palette.preload();
      void preloadProblemTexts();
      warmData?.();
    }, afterFirstPaint);
    return () => clearTimeout(timer);
  }, [warmData]);
}
