// Adds a verified factor. Every other session ends, and the owner is warned by mail, with a link that removes the
// factor in case an attacker added it.
import type { Problem } from '@schooldog/domain/kernel';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext, Services } from '../../../platform/api/context.ts';
import { sendNotice } from '../../../platform/identity/accountNotices.ts';
import type { CreatedSession } from '../../../platform/identity/createSession.ts';
import { endSessionsOf } from '../../../platform/identity/endSessions.ts';
import { recordSecurityEvent } from '../../../platform/identity/securityEvents.ts';
import type { Work } from '../../../platform/work/work.ts';
import { firstRecoveryCodes } from './recoveryCodes/recoveryCodes.ts';
import { makeRevertLink } from './revertFactors.ts';
import type { Standpoint } from './standpoint.ts';
import { type FactorRow, insertFactor, updateSession } from './store.ts';
import { openWhole } from './verifySignIn.ts';

export type Proved = Pick<FactorRow, 'kind' | 'phoneNumber' | 'sealedSecret' | 'lastTimeStep'>;
export type Enrolled = Readonly<{ recoveryCodes: string[]; opened: CreatedSession | null }>;

export async function addFactor(
  work: Work,
  context: RequestContext,
  { locked, proved }: { locked: Standpoint; proved: Proved },
): Promise<Enrolled | Problem> {
  const { services, browser } = context;
  const { person, session, stage } = locked;
  const { userId } = person;
  const factorId = services.makeId();
  const isAdded = await insertFactor(work.tx, { id: factorId, userId, ...proved, timeCreated: work.now });
  if (!isAdded) return problem(proved.kind === 'sms' ? 'factor.phoneInUse' : 'factor.exists');

  const recoveryCodes = await firstRecoveryCodes(work, services, userId);
  // Staff who had to enroll have now passed; their pending session is exchanged for a full one.
  const opened = stage === 'enrol' ? await openWhole(work, context, locked) : null;
  if (opened === null) await updateSession(work.tx, session.id, { secondFactor: 'passed' });
  await endSessionsOf(work, userId, { exceptSessionId: opened?.sessionId ?? session.id });
  const { kind } = proved;
  await recordSecurityEvent(work.tx, {
    kind: 'factorAdded',
    time: work.now,
    userId,
    browser,
    detail: { kind },
  });
  await warn(work, services, { person, factorId });
  return { recoveryCodes, opened };
}

async function warn(
  work: Work,
  services: Services,
  { person, factorId }: { person: Standpoint['person']; factorId: string },
): Promise<void> {
  const token = await makeRevertLink(work, { userId: person.userId, factorId });
  await sendNotice(work, services, person, 'secondFactorAdded', {
    action: `${services.publicUrl}/firebase/action?mode=revertSecondFactorAddition&oobCode=${token}`,
  });
}
