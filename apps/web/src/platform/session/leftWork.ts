// Work that waits on this device for somebody whose session the server ended. Nobody but that person can send it, and
// the sign-in page says so: a safety alert must not seem to be sent.
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { createStore, useStore } from '../store.ts';

const key = 'leftWork';

export type LeftWork = Readonly<{
  userId: string;
  /** It has a safety alert among it, or other work that cannot wait. */
  isUrgent: boolean;
}>;

const store = createStore<LeftWork | null>(read());

export function useLeftWork(): LeftWork | null {
  return useStore(store);
}

export function noteLeftWork(userId: string, rows: readonly Readonly<{ isUrgent?: boolean }>[]): void {
  if (rows.length === 0) forgetLeftWork(userId);
  else write({ userId, isUrgent: rows.some(({ isUrgent }) => isUrgent === true) });
}

/** They signed in again, or agreed to lose it. */
export function forgetLeftWork(userId: string): void {
  if (store.get()?.userId === userId) write(null);
}

function write(left: LeftWork | null): void {
  writeDevice(key, left === null ? null : JSON.stringify(left));
  store.set(left);
}

function read(): LeftWork | null {
  try {
    const stored: unknown = JSON.parse(readDevice(key) ?? 'null');
    return isLeftWork(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isLeftWork(stored: unknown): stored is LeftWork {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'userId' in stored &&
    typeof stored.userId === 'string' &&
    'isUrgent' in stored &&
    typeof stored.isUrgent === 'boolean'
  );
}
