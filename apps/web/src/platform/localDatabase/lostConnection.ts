// Browsers sometimes end the connection to their own database (low memory, cleared data, a bug after sleep). Nothing
// can be kept from then on, so the person has to reload.
import { createStore, useStore } from '../store.ts';

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

const messages = [
  /connection to indexed database server lost/i,
  /client has been terminated/i,
  /database connection is closing/i,
  /internal error (was encountered|opening backing store)/i,
];

export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'InvalidStateError') return true;
  if (messages.some((message) => message.test(error.message))) return true;
  // Dexie wraps what the browser said.
  const inner = 'inner' in error ? error.inner : error.cause;
  return inner !== undefined && inner !== error && isLostConnection(inner);
}
