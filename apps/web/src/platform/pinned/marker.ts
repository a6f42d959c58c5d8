// Whether anything is pinned here, known without opening a database.
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { createStore, useStore } from '../store.ts';

const key = 'pinned';
const store = createStore(readDevice(key) !== null);

export function hasPinned(): boolean {
  return store.get();
}

export function useHasPinned(): boolean {
  return useStore(store);
}

export function markPinned(isPinned: boolean): void {
  writeDevice(key, isPinned ? 'yes' : null);
  store.set(isPinned);
}
