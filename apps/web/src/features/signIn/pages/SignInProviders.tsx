import { useEffect } from 'react';
import { markActive } from '../../../platform/session/activity.ts';
import { markSessionUnsure } from '../../../platform/session/cachedSession.ts';
import { adoptSession } from '../../../platform/session/session.ts';
import { finishSignOut, forgetPendingSignOut } from '../../../platform/session/signOut.ts';
import { SsoButtons } from '../../account/index.ts';

/** Leaves for the provider in the same tab, and comes back signed in, or with the reason why not. */
export function SignInProviders() {
  useEffect(() => {
    // Back from the provider on the page as it was left: only the server knows whether someone has signed in.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void adoptSession().catch(() => undefined);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const leaveFor = async (provider: string) => {
    // A sign-out that still waited for the server must not end the session that comes back.
    await finishSignOut();
    forgetPendingSignOut();
    // Whoever comes back after days away has just been active, and is not signed out again at once.
    markActive();
    // Another person may come back: without an answer of the server, the app must not open as the one before.
    markSessionUnsure();
    location.assign(`/api/auth/sso/${encodeURIComponent(provider)}`);
  };
  return <SsoButtons onChoose={(provider) => void leaveFor(provider)} />;
}
