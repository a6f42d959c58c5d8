// Whether the list is open. The bell shows it, and the user menu opens it too.
import { createStore, useStore } from '../../../platform/store.ts';

const panel = createStore(false);

export const setNotificationsOpen = panel.set;

export function useIsPanelOpen(): boolean {
  return useStore(panel);
}
