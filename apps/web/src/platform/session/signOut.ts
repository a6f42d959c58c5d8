// Signing out: the server ends the session and the device deletes the user's data. Offline the device deletes at once
// and the server follows; until then, the app does not start from the cookie that the browser still has.
import { isPassing } from '../api/problem.ts';
import { connectivity, setManualOffline } from '../connectivity/connectivity.ts';
import { readDevice, writeDevice } from '../deviceStorage.ts';
import { textsOf } from '../i18n/texts.ts';
import { toastError } from '../toasts/toasts.ts';
import { forgetActivity } from './activity.ts';
import { storedSession } from './cachedSession.ts';
import { purgePerson } from './purges.ts';
import { endSession } from './session.ts';
import { signOutOnServer } from './signIn.ts';
import { confirm } from '../../ui/confirm.tsx';

const pendingKey = 'signOutPending';

/** False when the user canceled. */
export async function signOut(): Promise<boolean> {
  const outbox = await import('../outbox/index.ts').catch(() => null);
  const pending = (await outbox?.pendingCount().catch(() => 0)) ?? 0;
  // A part that did not come is as good as no network: what waits on this device cannot be sent now.
  const isCutOff = connectivity.get().isOffline || outbox === null;
  if ((isCutOff || pending > 0) && !(await confirmPurge(pending))) return false;
  const userId = storedSession()?.user?.id;
  writeDevice(pendingKey, 'yes');
  await finishSignOut();
  setManualOffline(false);
  forgetActivity();
  // First, so that no late answer is cached after the purge.
  endSession({ forget: true });
  const isPurged = userId === undefined || (await purgePerson(userId, 'everything'));
  if (!isPurged) toastError(textsOf('app')('signOut.notPurged'));
  return true;
}

/** The user could not be asked, so pending work and drafts stay: the same user finds them at the next sign-in. */
export async function endForInactivity(): Promise<void> {
  const userId = storedSession()?.user?.id;
  writeDevice(pendingKey, 'yes');
  await finishSignOut();
  forgetActivity();
  endSession({ forget: true });
  if (userId !== undefined) await purgePerson(userId, 'cache');
}

export function isSignOutPending(): boolean {
  return readDevice(pendingKey) !== null;
}

/** True when no sign-out waits for the server. */
export async function finishSignOut(): Promise<boolean> {
  if (!isSignOutPending()) return true;
  if (connectivity.get().isOffline) return false;
  const refusal = await signOutOnServer();
  if (refusal !== null && isPassing(refusal)) return false;
  writeDevice(pendingKey, null);
  return true;
}

/** A new sign-in replaces the cookie, so that there is nothing left to end. */
export function forgetPendingSignOut(): void {
  writeDevice(pendingKey, null);
}

async function confirmPurge(pending: number): Promise<boolean> {
  const t = textsOf('app');
  return confirm({
    title: t('signOut.title'),
    body: pending === 0 ? t('signOut.bodyOffline') : t('signOut.bodyUnsent', { count: pending }),
    confirmLabel: t('signOut.confirm'),
    cancelLabel: t('signOut.stay'),
    danger: true,
  });
}
