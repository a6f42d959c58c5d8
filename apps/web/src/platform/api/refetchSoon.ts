import { askAgain } from './askAgain.ts';
import { coalesce, type Coalesced } from './coalesce.ts';
import { queryClient } from './queryClient.ts';

const later = (milliseconds: number, run: () => void) => void setTimeout(run, milliseconds);

// A query key begins with the path of its procedure, and that with the feature's name.
const flush = (features: readonly string[]) =>
  askAgain(queryClient, ({ queryKey: [path], meta }) =>
    features.some(
      (feature) =>
        (Array.isArray(path) && path[0] === feature) || [meta?.['followsClosely']].flat().includes(feature),
    ),
  );

const refetchOwn = coalesce({ flush, later, milliseconds: 1000 });
/** Apart from the others: the notice of its entry comes first, and an alert would wait behind it for a second. */
const refetchAlerts = coalesce({ flush, later, milliseconds: 1000 });

/** Counts over another feature's records change with every one of them, which would be too often to refetch. */
const refetchFollowers = coalesce({
  flush: (features) =>
    askAgain(queryClient, ({ meta }) =>
      features.some((feature) => [meta?.['follows']].flat().includes(feature)),
    ),
  later,
  milliseconds: 15_000,
});

/**
 * Refetches what is on screen of a feature, and the queries whose `meta` names it: in `followsClosely` as soon as the
 * feature's own, in `follows` later. Many changes within a second, by
 * others or by our own work that arrives, cause one refetch. Resolves when the feature's own answers are here.
 */
export const refetchSoon: Coalesced = (feature) => {
  void refetchFollowers(feature);
  return feature === 'alerts' ? refetchAlerts(feature) : refetchOwn(feature);
};
