import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { refreshSession } from './session.ts';
import { signOut } from './signOut.ts';

/** Signs out after a confirmation where work would be lost, and goes to the sign-in page. */
export function useSignOut(): () => Promise<boolean> {
  const navigate = useNavigate();
  return useCallback(async () => {
    const isOut = await signOut();
    if (isOut) {
      await navigate({ to: '/auth/signin' });
      // What the server offers to visitors, such as the accounts of a demo district.
      await refreshSession().catch(() => undefined);
    }
    return isOut;
  }, [navigate]);
}
