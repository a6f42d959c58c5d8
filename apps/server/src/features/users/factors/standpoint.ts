// Where somebody stands, looked at again inside the transaction: requests that come at once take turns here.
import { problem } from '@schooldog/domain/kernel';
import { isRecentSignIn, type SecondFactorState } from '@schooldog/domain/users';
import type { Stage, Standing } from '../../../platform/api/halfSignedIn.ts';
import type { Work } from '../../../platform/work/work.ts';
import { lockStanding, type LockedStanding } from './store.ts';

export type Standpoint = LockedStanding & Readonly<{ stage: Stage }>;

const stageOf: Readonly<Record<SecondFactorState, Stage>> = {
  notNeeded: 'signedIn',
  passed: 'signedIn',
  needed: 'verify',
  enrolment: 'enrol',
};

/** Refuses whose session has ended, or moved on to another stage, since the request came in. */
export async function mustStand(work: Work, standing: Standing): Promise<Standpoint> {
  const locked = await lockStanding(work.tx, standing);
  const isThere =
    locked !== null &&
    !locked.person.isDisabled &&
    locked.session.expiresAt > work.now &&
    stageOf[locked.session.secondFactor] === standing.stage;
  if (!isThere) throw problem('unauthenticated', 'session.needed');
  return { ...locked, stage: standing.stage };
}

/** Changing how one signs in needs a fresh proof of who one is. A pending sign-in is one. */
export function mustBeRecent({ stage, session }: Standpoint, now: Date): void {
  if (stage === 'signedIn' && !isRecentSignIn(session.timeAuthenticated, now))
    throw problem('forbidden', 'signIn.notRecent');
}
