import { queryClient } from './queryClient.ts';
import { together } from './together.ts';

/**
 * What is on screen of a feature is asked for again. However many changes are told in a second, by others or by our own
 * work that arrives, it is asked for once.
 */
export const refetchSoon = together({
  grant: (features) => {
    // A query key begins with the path of its procedure, and that with the feature's name.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        Array.isArray(path) && features.some((feature) => path[0] === feature),
    });
  },
  later: (milliseconds, run) => void setTimeout(run, milliseconds),
  milliseconds: 1000,
});
