import { useEffect, useRef } from 'react';
import { queryClient } from '../api/queryClient.ts';
import { useConnectivity } from '../connectivity/connectivity.ts';
import { refreshSession } from '../session/session.ts';
import { startProbe } from './probe.ts';

/** Back online: the session is refetched, and everything on screen; the outbox notices on its own. */
export function useReturn(): void {
  const { isOffline } = useConnectivity();
  const wasOffline = useRef(isOffline);

  useEffect(startProbe, []);

  useEffect(() => {
    const isBack = wasOffline.current && !isOffline;
    wasOffline.current = isOffline;
    if (!isBack) return;
    // Without an answer the app continues with what it has.
    refreshSession().catch(() => undefined);
    void queryClient.invalidateQueries();
  }, [isOffline]);
}
