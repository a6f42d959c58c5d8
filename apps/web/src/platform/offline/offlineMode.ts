// Working offline by choice. The explanation is shown each time it is chosen.
import { setManualOffline } from '../connectivity/connectivity.ts';
import { createStore, useStore } from '../store.ts';

const explanation = createStore(false);

export function enableOfflineMode(): void {
  setManualOffline(true);
  explanation.set(true);
}

export function disableOfflineMode(): void {
  setManualOffline(false);
  explanation.set(false);
}

export function closeExplanation(): void {
  explanation.set(false);
}

export function useIsExplaining(): boolean {
  return useStore(explanation);
}
