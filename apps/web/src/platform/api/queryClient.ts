import { onlineManager, QueryClient } from '@tanstack/react-query';
import { connectivity } from '../connectivity/connectivity.ts';
import { isPassing, refusalOf } from './problem.ts';

const tries = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 24 * 60 * 60 * 1000,
      // What the server refused stays refused; what the network lost is worth another try.
      retry: (failures, error) => failures < tries && isPassing(refusalOf(error)),
      // Whoever comes back is asked for first, and then everything on screen.
      refetchOnReconnect: false,
    },
    // A person waits for these, and shall hear at once that they do not go.
    mutations: { networkMode: 'always' },
  },
});

/**
 * Called once at the start. Offline, also by choice, nothing is asked: what was seen before stays on screen, and what
 * is missing is asked for on the way back.
 */
export function pauseQueriesOffline(): void {
  onlineManager.setEventListener((setOnline) =>
    connectivity.subscribe(() => setOnline(!connectivity.get().isOffline)),
  );
  onlineManager.setOnline(!connectivity.get().isOffline);
}
