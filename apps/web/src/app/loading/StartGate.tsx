import type { ReactNode } from 'react';
import { signOut } from '../../features/users/signOut.ts';
import { setManualOffline } from '../../platform/connectivity/connectivity.ts';
import { keptSession } from '../../platform/session/keptSession.ts';
import { useKeptSession as startFromDevice, useSession } from '../../platform/session/session.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Nothing is decided before it is known who is there; when that takes long, a person is told what they can do. */
export function StartGate({ children }: Readonly<{ children: ReactNode }>) {
  const { status } = useSession();
  if (status !== 'starting') return children;
  const hasKeptPerson = keptSession()?.user != null;
  return (
    <LoadingScreen
      ways={{ onSignOut: () => void signOut(), onLaunchOffline: hasKeptPerson ? launchOffline : null }}
    />
  );
}

function launchOffline(): void {
  setManualOffline(true);
  startFromDevice();
}
