// The order in which the app comes up.
import { finishSignOut } from '../platform/session/signOut.ts';
import { dropAnswersAhead } from '../platform/api/answersAhead.ts';
import { pauseQueriesOffline, queryClient } from '../platform/api/queryClient.ts';
import { connectivity, followNetwork } from '../platform/connectivity/connectivity.ts';
import { startFirstAnswers } from '../platform/startupCache/index.ts';
import { followAccountLanguage } from '../platform/i18n/i18n.ts';
import { afterFirstScreen } from '../platform/afterFirstScreen.ts';
import { captureInstallPrompt } from '../platform/install/installPrompt.ts';
import { untilLoaded } from '../platform/lazyParts/untilLoaded.ts';
import { cachedSession } from '../platform/session/cachedSession.ts';
import { showReadiness } from '../platform/readiness/showReadiness.ts';
import { finishPurges } from '../platform/session/purges.ts';
import { endSession, forgetRunOutSession, sessionStore, startSession } from '../platform/session/session.ts';
import { followOtherTabs } from './live/otherTabs.ts';
import { watchRefusals } from './live/watchRefusals.ts';
import { router, watchSession } from './router.tsx';

/** Resolves when it is known who is there. */
export function start(): Promise<void> {
  followNetwork();
  pauseQueriesOffline();
  captureInstallPrompt();
  startFirstAnswers();
  watchSession();
  followOtherTabs();
  watchRefusals();
  startSendingOnceSignedIn();
  sessionStore.subscribe(followAccount);
  void afterFirstScreen().then(dropAnswersAhead);
  showReadiness({ queryClient, isUnderway, follow });
  return startPerson();
}

function isUnderway(): boolean {
  return router.state.status === 'pending' || sessionStore.get().status === 'starting';
}

function follow(onLeave: (isOtherPage: boolean) => void, onChange: () => void): void {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => onLeave(pathChanged));
  router.subscribe('onResolved', onChange);
  sessionStore.subscribe(onChange);
}

function followAccount(): void {
  void followAccountLanguage(sessionStore.get().session?.user?.language ?? null);
}

/** Whoever signed out without a network stays signed out, although the browser still holds their cookie. */
async function startPerson(): Promise<void> {
  forgetRunOutSession();
  await finishPurges();
  if (connectivity.get().isOffline) await restoreLastSeen();
  if (await finishSignOut()) await startSession();
  else endSession({ forget: true });
  // The browser believed in a network that did not answer.
  if (sessionStore.get().isFromDevice) await restoreLastSeen();
}

/** What this person saw last is there again before the first screen of an offline start. */
async function restoreLastSeen(): Promise<void> {
  const userId = cachedSession()?.user?.id;
  if (userId === undefined) return;
  const part = await import('../platform/localDatabase/index.ts').catch(() => null);
  await part?.restoreSeen(queryClient, userId);
}

/**
 * Pending work exists only with a user, so the sign-in page does not wait for the local database; and what people see
 * first comes before it.
 */
function startSendingOnceSignedIn(): void {
  const begin = () => {
    if (sessionStore.get().session?.user == null) return;
    stop();
    const since = Date.now();
    void afterFirstScreen().then(() => startSending(since));
  };
  const stop = sessionStore.subscribe(begin);
  begin();
}

function startSending(since: number): void {
  void untilLoaded(() => import('../platform/outbox/index.ts')).then(({ startOutbox }) => startOutbox());
  void untilLoaded(() => import('../platform/localDatabase/index.ts')).then(({ keepSeen }) =>
    keepSeen(queryClient, since),
  );
  void untilLoaded(() => import('../platform/push/index.ts')).then(({ startPush }) => startPush());
}
