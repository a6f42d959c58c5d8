// The device's copy of the signed-in person, so that the app starts in a basement. It is purged at sign-out.
import type { Session } from '@schooldog/contract/account';
import { readDevice, writeDevice } from '../deviceStorage.ts';

const key = 'session';

export function keepSession(session: Session): void {
  writeDevice(key, JSON.stringify(session));
}

export function cachedSession(): Session | null {
  const text = readDevice(key);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isSession(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Written by this app only; what an older version left behind in another shape counts as nothing. */
function isSession(kept: unknown): kept is Session {
  return typeof kept === 'object' && kept !== null && 'user' in kept && 'app' in kept && 'signedInAt' in kept;
}

export function forgetSession(): void {
  writeDevice(key, null);
}
