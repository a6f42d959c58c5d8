// The device's copy of the signed-in person, so that the app starts in a basement. It is purged at sign-out.
import type { Session } from '@schooldog/contract/users';
import { readDevice, writeDevice } from '../deviceStorage.ts';

const key = 'session';

export function keepSession(session: Session): void {
  writeDevice(key, JSON.stringify(session));
}

export function keptSession(): Session | null {
  const text = readDevice(key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function forgetSession(): void {
  writeDevice(key, null);
}
