import type { SentCode } from '@schooldog/contract/account';
import { problem } from '@schooldog/domain/problems';
import type { RequestContext } from '../../../platform/api/context.ts';
import type { StagedSession } from '../../../platform/api/signInStage.ts';
import { sendCode } from './codes/sendCode.ts';
import { mustHaveBegun } from './reauthentication.ts';
import { factorsOf } from './store.ts';

/** Only to the user's own enrolled phone; a signed-in user needs the first step of signing in again. */
export async function sendSignInCode(
  context: RequestContext,
  staged: StagedSession,
  { factorId, humanCheck }: { factorId: string; humanCheck: string },
): Promise<SentCode> {
  const factors = await factorsOf(context.services.database.db, staged.userId);
  const phoneNumber = factors.find(({ id }) => id === factorId)?.phoneNumber ?? null;
  if (phoneNumber === null) throw problem('factor.unknown');
  return sendCode(context, staged, {
    purpose: 'verify',
    phoneNumber,
    humanCheck,
    mustHold: async (work, { stage, session }) => {
      if (stage === 'signedIn') await mustHaveBegun(work.tx, session.id, work.now);
    },
  });
}
