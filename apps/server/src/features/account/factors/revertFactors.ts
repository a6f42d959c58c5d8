// The link of the warning mail, and what it takes off. Whoever added the factor may have added another before, so
// everything of the days before the warning goes with it, and the recovery codes that they may have seen.
import { linkLifetimeMilliseconds } from '@schooldog/domain/signIn';
import { makeLink } from '../../../platform/identity/links.ts';
import type { Work } from '../../../platform/work/work.ts';
import { deleteRecoveryCodes } from './recoveryCodes/store.ts';
import { deleteFactor, deleteFactorsSince } from './store.ts';

const purpose = 'revertSecondFactor';

/** Each link replaces the one before, so each covers what the ones before would have. Returns the token. */
export async function makeRevertLink(
  work: Work,
  { userId, factorId }: { userId: string; factorId: string },
): Promise<string> {
  const since = new Date(work.now.getTime() - linkLifetimeMilliseconds[purpose]).toISOString();
  return makeLink(work, { purpose, userId, data: { factorId, since } });
}

/** `data` is what the link carries. */
export async function revertFactors(
  work: Work,
  { userId, data }: { userId: string; data: Readonly<Record<string, string>> },
): Promise<void> {
  await deleteFactor(work.tx, { userId, factorId: data['factorId'] ?? '' });
  await deleteFactorsSince(work.tx, { userId, since: new Date(data['since'] ?? work.now) });
  await deleteRecoveryCodes(work.tx, userId);
}
