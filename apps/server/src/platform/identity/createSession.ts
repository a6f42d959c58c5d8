// The only place that creates sessions. Every sign-in method ends here, in the transaction that consumed its link or
// checked its password; so no method bypasses a second factor or signs in a disabled user.
import { pendingSignInMilliseconds, secondFactorFor } from '@schooldog/domain/account';
import { problem } from '@schooldog/domain/problems';
import { eq } from 'drizzle-orm';
import type { Work } from '../work/work.ts';
import type { Browser } from './browser.ts';
import { secondFactors, sessions, type SignInWay, users } from './schema.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { hashOfToken, newToken } from './tokens.ts';

const sessionLifetimeMilliseconds = 30 * 24 * 60 * 60 * 1000;

export type CreatedSession = Readonly<{
  sessionId: string;
  token: string;
  expiresAt: Date;
  step: 'signedIn' | 'verify' | 'enrol';
}>;

export type SignInRequest = Readonly<{
  userId: string;
  way: SignInWay;
  browser: Browser;
  /** True only right after a correct code. */
  hasPassedFactor?: boolean;
}>;

export type CreateSession = (work: Work, request: SignInRequest) => Promise<CreatedSession>;

const stepOf = { notNeeded: 'signedIn', passed: 'signedIn', needed: 'verify', enrolment: 'enrol' } as const;

export function sessionCreator(parts: { staffNeedFactor: boolean; makeId(): string }): CreateSession {
  return async (work, { userId, way, browser, hasPassedFactor = false }) => {
    const person = await personSigningIn(work, userId);
    if (person === undefined || person.isDisabled) throw problem('signIn.wrong');
    const secondFactor = hasPassedFactor
      ? 'passed'
      : secondFactorFor({ ...person, staffNeedFactor: parts.staffNeedFactor });
    const step = stepOf[secondFactor];
    const lifetime = step === 'signedIn' ? sessionLifetimeMilliseconds : pendingSignInMilliseconds;
    const opened = {
      sessionId: parts.makeId(),
      token: newToken(),
      expiresAt: new Date(work.now.getTime() + lifetime),
      step,
    };
    await work.tx.insert(sessions).values({
      id: opened.sessionId,
      userId,
      tokenHash: hashOfToken(opened.token),
      expiresAt: opened.expiresAt,
      secondFactor,
      way,
      address: browser.address,
      userAgent: browser.userAgent,
      timeAuthenticated: work.now,
      timeSeen: work.now,
      timeCreated: work.now,
    });
    if (step === 'signedIn') {
      await work.tx.update(users).set({ timeLastSignedIn: work.now }).where(eq(users.id, userId));
      await recordSecurityEvent(work.tx, {
        kind: 'signedIn',
        time: work.now,
        userId,
        browser,
        detail: { way },
      });
    }
    return opened;
  };
}

async function personSigningIn(work: Work, userId: string) {
  const [person] = await work.tx
    .select({ isDisabled: users.isDisabled, isSchoolDogStaff: users.isSchoolDogStaff })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (person === undefined) return undefined;
  // Read after the user is locked: a factor that is being added concurrently counts.
  const factors = await work.tx
    .select({ id: secondFactors.id })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .limit(1);
  return { ...person, hasFactor: factors.length > 0 };
}
