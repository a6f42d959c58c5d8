// Signing in again before a sensitive change: proves that the person at an open session is its owner. With a second
// factor it takes both steps, like every sign-in.
import { makeId } from '@schooldog/domain/kernel';
import { randomBytes } from 'node:crypto';
import { problem } from '@schooldog/domain/problems';
import type { Reader } from '../../../platform/database/database.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import type { Work } from '../../../platform/work/work.ts';
import { dropChallenges, hasChallenge, replaceChallenge } from './codes/store.ts';
import { factorsOf, type LockedAccount, lockAccount, updateSession } from './store.ts';

const purpose = 'reauthenticate';

/** The first step is done, by password or by single sign-on. Without a factor that is the whole proof. */
export async function beginReauthentication(
  work: Work,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<'signedIn' | 'verify'> {
  const locked = await lockAccount(work.tx, { sessionId, userId });
  if (locked === null) throw problem('session.needed');
  const factors = await factorsOf(work.tx, userId);
  if (factors.length === 0) {
    await completeReauthentication(work, locked);
    return 'signedIn';
  }
  await replaceChallenge(work.tx, { id: makeId(randomBytes), sessionId, purpose, timeCreated: work.now });
  return 'verify';
}

export async function completeReauthentication(
  work: Work,
  { person, session }: LockedAccount,
): Promise<void> {
  await dropChallenges(work.tx, { sessionId: session.id, purpose });
  await updateSession(work.tx, session.id, { timeAuthenticated: work.now });
  await recordSecurityEvent(work.tx, {
    kind: 'reauthenticated',
    time: work.now,
    userId: person.userId,
    browser: { address: session.address, userAgent: session.userAgent },
  });
}

export async function mustHaveBegun(reader: Reader, sessionId: string, now: Date): Promise<void> {
  if (!(await hasChallenge(reader, { sessionId, purpose, now }))) throw problem('reauthenticate.notBegun');
}
