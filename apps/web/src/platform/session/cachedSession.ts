// The device's copy of the signed-in user, so that the app starts offline. It ends when the session would expire on
// the server, and is purged at sign-out.
import type { Session } from '@schooldog/contract/account';
import { isInactive, isWatchedForInactivity } from '@schooldog/domain/signIn';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { lastActive } from './activity.ts';

const key = 'session';
/** Set while the server has issued a new cookie, or may have, and its user is not known yet. */
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

/** From now until the server has named the user, the copy may belong to another one. */
export function markSessionUnsure(): void {
  if (storedSession() !== null) writeDevice(unsureKey, 'yes');
}

/** The user with whom the app can start without the server. */
export function cachedSession(now = new Date()): Session | null {
  const stored = storedSession();
  return stored === null || hasRunOut(stored, now) || readDevice(unsureKey) !== null ? null : stored;
}

/** What was stored last, even when the app no longer starts with it. */
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

/** Whether it has expired, by age or by a day without activity where that is watched. */
export function hasRunOut({ user, signedInAt, expiresAt }: Session, now = new Date()): boolean {
  const end = expiresAt ?? endOfOld(signedInAt);
  if (end !== null && new Date(end) <= now) return true;
  const active = lastActive();
  return user !== null && isWatchedForInactivity(user) && active !== null && isInactive(active, now);
}

/**
 * Drafts survive a session that expired or was replaced by a sign-in: their user comes back. They are deleted with
 * one that was ended. Pending work always survives.
 */
export function scopeOfEnd(ended: Session, answer?: Session): 'cache' | 'drafts' {
  const isReplaced = answer !== undefined && (answer.user !== null || answer.pending !== null);
  return isReplaced || answer?.hasRunOut === true || hasRunOut(ended) ? 'cache' : 'drafts';
}

function endOfOld(signedInAt: string | null): string | null {
  return signedInAt === null ? null : new Date(new Date(signedInAt).getTime() + longestSession).toISOString();
}

/** Written by this app only; another shape from an older version is ignored. */
function isSession(stored: unknown): stored is Session {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'user' in stored &&
    'app' in stored &&
    'signedInAt' in stored
  );
}
