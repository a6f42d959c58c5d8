import { markActive } from '../../../platform/session/activity.ts';
import { finishSignOut, forgetPendingSignOut } from '../../../platform/session/signOut.ts';
import { SsoButtons } from '../../account/index.ts';

/** Leaves for the provider in the same tab, and comes back signed in, or with the reason why not. */
export function SignInProviders() {
  const leaveFor = async (provider: string) => {
    // A sign-out that still waited for the server must not end the session that comes back.
    await finishSignOut();
    forgetPendingSignOut();
    // Whoever comes back after days away has just been active, and is not signed out again at once.
    markActive();
    location.assign(`/api/auth/sso/${encodeURIComponent(provider)}`);
  };
  return <SsoButtons onChoose={(provider) => void leaveFor(provider)} />;
}
