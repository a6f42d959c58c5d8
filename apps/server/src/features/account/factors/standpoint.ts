// The sign-in stage, read again inside the transaction: a lock serializes concurrent requests.
import { isRecentSignIn, type SecondFactorState } from '@schooldog/domain/account';
import { problem } from '@schooldog/domain/problems';
import type { SignInStage, StagedSession } from '../../../platform/api/signInStage.ts';
import type { Work } from '../../../platform/work/work.ts';
import { lockAccount, type LockedAccount } from './store.ts';

export type Standpoint = LockedAccount & Readonly<{ stage: SignInStage }>;

const stageOf: Readonly<Record<SecondFactorState, SignInStage>> = {
  notNeeded: 'signedIn',
  passed: 'signedIn',
  needed: 'verify',
  enrolment: 'enrol',
};

/** Rejects a session that has ended, or moved on to another stage, since the request came in. */
export async function mustStand(work: Work, staged: StagedSession): Promise<Standpoint> {
  const locked = await lockAccount(work.tx, staged);
  const isThere =
    locked !== null &&
    !locked.person.isDisabled &&
    locked.session.expiresAt > work.now &&
    stageOf[locked.session.secondFactor] === staged.stage;
  if (!isThere) throw problem('session.needed');
  return { ...locked, stage: staged.stage };
}

/** Changing sign-in methods needs a recent sign-in. A pending sign-in is one. */
export function mustBeRecent({ stage, session }: Standpoint, now: Date): void {
  if (stage === 'signedIn' && !isRecentSignIn(session.timeAuthenticated, now))
    throw problem('signIn.notRecent');
}
