import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import { sendNotice } from '../../../platform/identity/accountNotices.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import { renewRecoveryCodes } from './recoveryCodes/recoveryCodes.ts';
import { mustBeRecent, mustStand } from './standpoint.ts';
import { factorsOf } from './store.ts';

export async function makeRecoveryCodes(
  { services, browser }: RequestContext,
  staged: StagedSession,
): Promise<string[]> {
  const { userId } = staged;
  return services.work({ userId }, async (work) => {
    const locked = await mustStand(work, staged);
    mustBeRecent(locked, work.now);
    if ((await factorsOf(work.tx, userId)).length === 0) throw problem('factor.none');
    const codes = await renewRecoveryCodes(work, services, userId);
    const detail = { kind: 'recoveryCodes' };
    await recordSecurityEvent(work.tx, { kind: 'factorAdded', time: work.now, userId, browser, detail });
    await sendNotice(work, services, locked.person, 'recoveryCodesMade');
    return codes;
  });
}
