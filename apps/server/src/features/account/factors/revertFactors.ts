// The link of the warning mail, and what it removes. An attacker may have added several factors, so everything added
// in the days before the warning is removed, and the recovery codes.
import { linkLifetimeMilliseconds } from '@schooldog/domain/signIn';
import { makeLink } from '../../../platform/identity/links.ts';
import type { Work } from '../../../platform/work/work.ts';
import { deleteRecoveryCodes } from './recoveryCodes/store.ts';
import { deleteFactor, deleteFactorsSince } from './store.ts';

const purpose = 'revertSecondFactor';

/** Each link replaces the previous one, so each covers what the earlier ones would have. Returns the token. */
export async function makeRevertLink(
  work: Work,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<string> {
  const since = new Date(work.now.getTime() - linkLifetimeMilliseconds[purpose]).toISOString();
  return makeLink(work, { purpose, userId, data: { factorId, since } });
}

/** `data` is the payload of the link. */
export async function revertFactors(
  work: Work,
  { userId, data }: { userId: string; data: Readonly<Record<string, string>> },
): Promise<void> {
  await deleteFactor(work.tx, { userId, factorId: data['factorId'] ?? '' });
  await deleteFactorsSince(work.tx, { userId, since: new Date(data['since'] ?? work.now) });
  await deleteRecoveryCodes(work.tx, userId);
}
