// The parts of the shell that are chunks of their own.
import { useEffect } from 'react';
import { afterFirstScreen } from '../platform/afterFirstScreen.ts';
import { lazyPart } from '../platform/lazyParts/lazyPart.ts';
import { preloadProblemTexts } from '../platform/problems/index.ts';
import { preloadConfirmDialog } from '../ui/confirm.tsx';
import { fetchFloatingAhead, preloadFloating } from '../ui/floating/parts.ts';

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
    void afterFirstScreen().then(fetchWhatTells);
    const timer = setTimeout(() => {
      void preloadFloating();
      void UserItems.preload();
      void ActionItems.preload();
      void MenuDrawer.preload();
      void Palette.preload();
      warmData?.();
    }, afterFirstPaint);
    return () => clearTimeout(timer);
  }, [warmData]);
}

/** A network can be lost from then on. What is large is only fetched: to run it would hold up the page. */
function fetchWhatTells(): void {
  // Work can be done without a network, and a toast says that it is kept.
  void ToastArea.preload();
  void preloadProblemTexts();
  void fetchFloatingAhead();
  void UserItems.fetchAhead();
  void ActionItems.fetchAhead();
}
