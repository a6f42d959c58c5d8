import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSignOut } from '../../platform/session/useSignOut.ts';
import { useSession } from '../../platform/session/session.ts';
import { paths } from '../guard.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Where the setting can be turned off again, and the way there. */
const neverHeld: ReadonlySet<string> = new Set(['/admin/schooldog', paths.signIn, paths.signOut]);

/** The app setting `falseLoad` holds the loading screen, so that it can be looked at. */
export function HeldLoading({ children }: Readonly<{ children: ReactNode }>) {
  const { session } = useSession();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const signOut = useSignOut();
  if (session?.app.falseLoad !== true || neverHeld.has(pathname)) return children;
  return <LoadingScreen ways={{ onSignOut: () => void signOut(), onLaunchOffline: null }} />;
}
