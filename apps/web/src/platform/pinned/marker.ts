// Whether anything is pinned here, known without opening a database.
import { readDevice, writeDevice } from '../deviceStorage.ts';

const key = 'pinned';

export function hasPinned(): boolean {
  return readDevice(key) !== null;
}

export function markPinned(isPinned: boolean): void {
  writeDevice(key, isPinned ? 'yes' : null);
}
