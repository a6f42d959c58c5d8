import type { ReactNode } from 'react';
import { signOut } from '../../platform/session/signOut.ts';
import { canStartOffline, startOffline } from '../../platform/session/startOffline.ts';
import { useSession } from '../../platform/session/session.ts';
import { paths } from '../guard.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Nothing is decided before it is known who is there; when that takes long, a person is told what they can do. */
export function StartGate({ children }: Readonly<{ children: ReactNode }>) {
  const { status } = useSession();
  // Whoever comes to sign in need not wait to be told that nobody is signed in.
  if (status !== 'starting' || location.pathname === paths.signIn) return children;
  return (
    <LoadingScreen
      ways={{ onSignOut: () => void signOut(), onLaunchOffline: canStartOffline() ? startOffline : null }}
    />
  );
}
