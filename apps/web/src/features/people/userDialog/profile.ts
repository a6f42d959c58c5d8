// Edit Profile is opened from the toolbar and the palette, over any page.
import { createStore, useStore } from '../../../platform/store.ts';

const store = createStore(false);

export function openProfile(): void {
  store.set(true);
}

export function closeProfile(): void {
  store.set(false);
}

export function useIsProfileOpen(): boolean {
  return useStore(store);
}
