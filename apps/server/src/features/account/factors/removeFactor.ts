import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import { sendNotice } from '../../../platform/identity/accountNotices.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import { deleteRecoveryCodes } from './recoveryCodes/store.ts';
import { mustBeRecent, mustStand } from './standpoint.ts';
import { deleteFactor, factorsOf } from './store.ts';

export async function removeFactor(
  { services, browser }: RequestContext,
  staged: StagedSession,
  factorId: string,
): Promise<void> {
  const { userId } = staged;
  await services.work({ userId }, async (work) => {
    const locked = await mustStand(work, staged);
    mustBeRecent(locked, work.now);
    const removed = await deleteFactor(work.tx, { factorId, userId });
    if (removed === null) throw problem('factor.unknown');
    const isLast = (await factorsOf(work.tx, userId)).length === 0;
    if (isLast && locked.person.isSchoolDogStaff && services.identity.staffNeedFactor)
      throw problem('factor.required');
    // Without a factor there is nothing to recover.
    if (isLast) await deleteRecoveryCodes(work.tx, userId);
    const detail = { kind: removed.kind };
    await recordSecurityEvent(work.tx, { kind: 'factorRemoved', time: work.now, userId, browser, detail });
    await sendNotice(work, services, locked.person, 'secondFactorRemoved');
    await work.announce({ topic: 'users', id: userId });
  });
}
