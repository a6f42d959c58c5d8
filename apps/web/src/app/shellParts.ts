// The parts of the shell that are chunks of their own.
import { useEffect } from 'react';
import { lazyPart } from '../platform/lazyParts/lazyPart.ts';
import { preloadProblemTexts } from '../platform/problems/index.ts';
import { preloadConfirmDialog } from '../ui/confirm.tsx';
import { preloadFloating } from '../ui/floating/parts.ts';

export const MenuDrawer = lazyPart('shell', async () => (await import('./menu/MenuDrawer.tsx')).MenuDrawer);
export const Palette = lazyPart('shell', async () => (await import('./palette/Palette.tsx')).Palette);
export const UserItems = lazyPart('dialog', async () => (await import('./toolbar/UserItems.tsx')).UserItems);
export const ActionItems = lazyPart(
  'dialog',
  async () => (await import('./actions/ActionItems.tsx')).ActionItems,
);
export const ToastArea = lazyPart('shell', async () => (await import('./ToastArea.tsx')).ToastArea);

/** Before the forms (useWarmUp): the menu is opened more often. */
const afterFirstPaint = 6_000;

/** Parts that appear on request are fetched in a quiet moment, so that they open at once and without a network. */
export function usePreloadedParts(warmData?: () => void): void {
  useEffect(() => {
    // The notice of a lost network, which is of the same files, comes with the first signed-in screen (platform/offline).
    void preloadConfirmDialog();
    const timer = setTimeout(() => {
      void ToastArea.preload();
      void preloadFloating();
      void UserItems.preload();
      void ActionItems.preload();
      void MenuDrawer.preload();
      void Palette.preload();
      void preloadProblemTexts();
      warmData?.();
    }, afterFirstPaint);
    return () => clearTimeout(timer);
  }, [warmData]);
}
