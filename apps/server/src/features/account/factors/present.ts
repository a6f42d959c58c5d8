import type { Factors, PendingSignIn } from '@schooldog/contract/account';
import { type Factor, isRecentSignIn } from '@schooldog/domain/account';
import { phoneHint } from '@schooldog/domain/people';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import type { Reader } from '../../../platform/database/database.ts';
import type { PendingSession } from '../../../platform/identity/session.ts';
import { unusedRecoveryCodes } from './recoveryCodes/store.ts';
import { type FactorRow, factorsOf, hasPassword } from './store.ts';

function presentFactor(row: FactorRow): Factor {
  return {
    id: row.id,
    kind: row.kind,
    hint: row.phoneNumber === null ? '' : phoneHint(row.phoneNumber),
    timeCreated: row.timeCreated.toISOString(),
  };
}

export async function presentPending(reader: Reader, pending: PendingSession): Promise<PendingSignIn> {
  const factors = await factorsOf(reader, pending.userId);
  return {
    step: pending.step,
    factors: factors.map(presentFactor),
    hasRecoveryCodes: (await unusedRecoveryCodes(reader, pending.userId)) > 0,
    expiresAt: pending.expiresAt.toISOString(),
  };
}

export async function presentFactors(
  { services, signedIn }: RequestContext,
  { userId }: StagedSession,
): Promise<Factors> {
  const { db } = services.database;
  const factors = await factorsOf(db, userId);
  return {
    factors: factors.map(presentFactor),
    unusedRecoveryCodes: await unusedRecoveryCodes(db, userId),
    hasPassword: await hasPassword(db, userId),
    // A pending sign-in is always recent.
    isRecent: signedIn === null || isRecentSignIn(signedIn.session.timeAuthenticated, services.clock()),
  };
}
