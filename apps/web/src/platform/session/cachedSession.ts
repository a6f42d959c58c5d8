// The device's copy of the signed-in person, so that the app starts in a basement. It ends when the session would end at
// the server, and is purged at sign-out.
import type { Session } from '@schooldog/contract/account';
import { isInactive, isWatchedForInactivity } from '@schooldog/domain/signIn';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { lastActive } from './activity.ts';

const key = 'session';
/** Set while the server has given out a new cookie and it is not known yet to whom. */
const unsureKey = 'sessionUnsure';

/** Written by versions that did not store the end of a session. */
const longestSession = 30 * 24 * 60 * 60 * 1000;

export function keepSession(session: Session): void {
  writeDevice(unsureKey, null);
  writeDevice(key, JSON.stringify(session));
}

export function forgetSession(): void {
  writeDevice(unsureKey, null);
  writeDevice(key, null);
}

/** From now until the server has said who signed in, the copy may be that of somebody else. */
export function markSessionUnsure(): void {
  writeDevice(unsureKey, 'yes');
}

/** The person with whom the app can start without the server. */
export function cachedSession(now = new Date()): Session | null {
  const stored = storedSession();
  return stored === null || hasRunOut(stored, now) || readDevice(unsureKey) !== null ? null : stored;
}

/** What was stored last, also when the app does not start with it anymore. */
export function storedSession(): Session | null {
  const text = readDevice(key);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Whether its time is up, by its age or because nobody touched the app for a day where that is watched. */
export function hasRunOut({ user, signedInAt, expiresAt }: Session, now = new Date()): boolean {
  const end = expiresAt ?? endOfOld(signedInAt);
  if (end !== null && new Date(end) <= now) return true;
  const active = lastActive();
  return user !== null && isWatchedForInactivity(user) && active !== null && isInactive(active, now);
}

/**
 * Drafts survive a session that ran out or was replaced by a sign-in: their person comes back. They go with one that
 * someone ended. Pending work survives in any case.
 */
export function scopeOfEnd(ended: Session, answer?: Session): 'cache' | 'drafts' {
  const isReplaced = answer !== undefined && (answer.user !== null || answer.pending !== null);
  return isReplaced || answer?.hasRunOut === true || hasRunOut(ended) ? 'cache' : 'drafts';
}

function endOfOld(signedInAt: string | null): string | null {
  return signedInAt === null ? null : new Date(new Date(signedInAt).getTime() + longestSession).toISOString();
}

/** Written by this app only; what an older version left behind in another shape counts as nothing. */
function isSession(stored: unknown): stored is Session {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'user' in stored &&
    'app' in stored &&
    'signedInAt' in stored
  );
}
