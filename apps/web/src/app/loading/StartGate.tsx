import type { ReactNode } from 'react';
import { signOut } from '../../platform/session/signOut.ts';
import { canStartOffline, startOffline } from '../../platform/session/startOffline.ts';
import { useSession } from '../../platform/session/session.ts';
import { paths } from '../guard.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Waits until the session is known; when that takes long, the screen says what the user can do. */
export function StartGate({ children }: Readonly<{ children: ReactNode }>) {
  const { status } = useSession();
  // The sign-in page does not wait for the session.
  if (status !== 'starting' || location.pathname === paths.signIn) return children;
  return (
    <LoadingScreen
      ways={{ onSignOut: () => void signOut(), onLaunchOffline: canStartOffline() ? startOffline : null }}
    />
  );
}
