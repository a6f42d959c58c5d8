// Whether the app works without the network: because the browser reports it, or because the user chose to.
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { createStore, useStore } from '../store.ts';

export type Connectivity = Readonly<{
  isNativelyOffline: boolean;
  isManuallyOffline: boolean;
  isOffline: boolean;
}>;

const manualKey = 'offlineMode';

const store = createStore(state(!navigator.onLine, readDevice(manualKey) === 'on'));

function state(isNativelyOffline: boolean, isManuallyOffline: boolean): Connectivity {
  return { isNativelyOffline, isManuallyOffline, isOffline: isNativelyOffline || isManuallyOffline };
}

/** Called once at the start. */
export function followNetwork(): void {
  window.addEventListener('online', () => store.set(state(false, store.get().isManuallyOffline)));
  window.addEventListener('offline', () => store.set(state(true, store.get().isManuallyOffline)));
}

export const connectivity = { get: store.get, subscribe: store.subscribe };

export function setManualOffline(on: boolean): void {
  writeDevice(manualKey, on ? 'on' : null);
  store.set(state(store.get().isNativelyOffline, on));
}

/** The browser reported a network that answers nothing: start as if it were offline. */
export function reportNoNetwork(): void {
  store.set(state(true, store.get().isManuallyOffline));
}

export function useConnectivity(): Connectivity {
  return useStore(store);
}
