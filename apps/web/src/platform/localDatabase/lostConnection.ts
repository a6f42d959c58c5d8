// Browsers sometimes end the connection to their own database (low memory, cleared data, a fault after sleep).
// Nothing can be stored from then on, so the user has to reload.
import { createStore, useStore } from '../store.ts';
import { isLostConnection } from './databaseErrors.ts';

const lost = createStore(false);

export function reportDatabaseLost(): void {
  lost.set(true);
}

export function reportDatabaseError(error: unknown): void {
  if (isLostConnection(error)) reportDatabaseLost();
}

export function useDatabaseLost(): boolean {
  return useStore(lost);
}
