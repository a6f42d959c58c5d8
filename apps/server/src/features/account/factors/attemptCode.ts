// Every entered code goes through here: limited across processes, and logged when rejected.
import { Problem } from '@schooldog/domain/kernel';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import type { CodeKind } from '../../../platform/rateLimit/rateLimits.ts';
import type { Work } from '../../../platform/work/work.ts';
import { mustStand, type Standpoint } from './standpoint.ts';

/** A problem that `attempt` returns is thrown after the commit, so that a wrong code counts and is logged. */
export async function attemptCode<Answer>(
  context: RequestContext,
  staged: StagedSession,
  attempt: (work: Work, locked: Standpoint) => Promise<Answer | Problem>,
  codeKind: CodeKind = 'other',
): Promise<Answer> {
  const { services, browser } = context;
  const { userId, stage } = staged;
  const record = (kind: 'codeRefused' | 'tooManyAttempts', where: Work | null, detail: object) =>
    recordSecurityEvent(where?.tx ?? services.database.db, {
      kind,
      time: where?.now ?? services.clock(),
      userId,
      browser,
      detail: { stage, ...detail },
    });
  await services.limits.tryCode(userId, codeKind).catch(async (refusal: unknown) => {
    if (refusal instanceof Problem) await record('tooManyAttempts', null, {});
    throw refusal;
  });
  const outcome = await services.work({ userId }, async (work) => {
    const answer = await attempt(work, await mustStand(work, staged));
    if (answer instanceof Problem) await record('codeRefused', work, { reason: answer.code });
    return answer;
  });
  if (outcome instanceof Problem) throw outcome;
  await services.limits.rightCode(userId, codeKind);
  return outcome;
}
