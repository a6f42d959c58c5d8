import { onlineManager, QueryClient } from '@tanstack/react-query';
import { connectivity } from '../connectivity/connectivity.ts';
import { isPassing, refusalOf } from './problem.ts';
import { staleAfter } from './staleAfter.ts';

const tries = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleAfter,
      gcTime: 24 * 60 * 60 * 1000,
      // A rejection is final; a network failure is worth a retry.
      retry: (failures, error) => failures < tries && isPassing(refusalOf(error)),
      // On reconnect the session is refetched first, and then everything on screen.
      refetchOnReconnect: false,
    },
    // A user waits for these and should see a failure at once.
    mutations: { networkMode: 'always' },
  },
});

/**
 * Called once at the start. Offline, also by choice, nothing is fetched: what was shown before stays on screen, and
 * what is missing is fetched on reconnect.
 */
export function pauseQueriesOffline(): void {
  onlineManager.setEventListener((setOnline) =>
    connectivity.subscribe(() => setOnline(!connectivity.get().isOffline)),
  );
  onlineManager.setOnline(!connectivity.get().isOffline);
}
