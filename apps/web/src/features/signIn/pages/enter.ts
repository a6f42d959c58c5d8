import { enterBy, type SignInOutcome } from '../../../platform/session/signIn.ts';
import { refusedOffline } from '../../../platform/session/refused.ts';
import { forgetPendingSignOut } from '../../../platform/session/signOut.ts';

/** Every way in but the form: without a network it is not even tried. */
export async function enter(attempt: Parameters<typeof enterBy>[0]): Promise<SignInOutcome> {
  const offline = refusedOffline();
  if (offline !== null) return { step: null, refusal: offline };
  const outcome = await enterBy(attempt);
  if (outcome.refusal === null) forgetPendingSignOut();
  return outcome;
}
