import { QueryClient } from '@tanstack/react-query';
import { isPassing, refusalOf } from './problem.ts';

const tries = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 24 * 60 * 60 * 1000,
      // What the server refused stays refused; what the network lost is worth another try.
      retry: (failures, error) => failures < tries && isPassing(refusalOf(error)),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
