import { useEffect } from 'react';
import { afterFirstScreen } from '../../platform/afterFirstScreen.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { finishSignOut, isSignOutPending } from '../../platform/session/signOut.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';
import { openLive } from '../../platform/live/live.ts';
import { endedByServer, endSession, refreshSession, useSession } from '../../platform/session/session.ts';
import { toastError } from '../../platform/toasts/toasts.ts';

/** Holds the live stream while a user is signed in and online; back online, a sign-out made offline is finished. */
export function LiveUpdates() {
  const { session, isFromDevice } = useSession();
  const { isOffline } = useConnectivity();
  const userId = session?.user?.id;

  useEffect(() => {
    if (isOffline || !isSignOutPending()) return;
    void finishOldSignOut();
  }, [isOffline]);

  useEffect(() => {
    if (userId === undefined || isOffline || isFromDevice) return undefined;
    let isOver = false;
    let close = () => {};
    // The stream tells what has changed since the page was asked for.
    void afterFirstScreen().then(() => {
      if (!isOver)
        close = openLive(userId, { onSignedOut, onSelfChanged: askAgain, onAppSettingsChanged: askAgain });
    });
    return () => {
      isOver = true;
      close();
    };
  }, [userId, isOffline, isFromDevice]);

  return null;
}

/** The guard redirects from pages that need a session; a public page stays open. */
function onSignedOut({ isBlocked }: Readonly<{ isBlocked: boolean }>): void {
  endedByServer();
  if (isBlocked) toastError(textsOf('app')('accessEnded'));
}

/** Without an answer the app goes on with what it knows; the next change or reconnect asks again. */
function askAgain(): void {
  refreshSession().catch(() => undefined);
}

/** The device forgot the user when they signed out; now the server ends the session, too. */
async function finishOldSignOut(): Promise<void> {
  await finishSignOut();
  endSession({ forget: true });
}
