// One entered code against what was sent or begun in this session. The attempt always counts.
import { codeLimits } from '@schooldog/domain/account';
import type { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { ChallengePurpose } from '../../../../platform/identity/schema.ts';
import type { Work } from '../../../../platform/work/work.ts';
import { type Challenge, countTry, dropChallenges, isUsedUp } from './store.ts';

/**
 * Returns what `prove` makes of the challenge, which consumes it, or the problem. The caller commits either way: a
 * rolled-back attempt would not count.
 */
export async function tryChallenge<Proof extends object>(
  work: Work,
  which: { id: string; sessionId: string; purpose: ChallengePurpose },
  prove: (challenge: Challenge) => Proof | null,
): Promise<Proof | Problem> {
  const challenge = await countTry(work.tx, which, work.now);
  if (challenge === null) {
    const code = (await isUsedUp(work.tx, which, work.now)) ? 'code.usedUp' : 'code.expired';
    return problem(code);
  }
  const proof = prove(challenge);
  if (proof === null) return problem('code.wrong', { triesLeft: codeLimits.tries - challenge.tries });
  await dropChallenges(work.tx, which);
  return proof;
}
