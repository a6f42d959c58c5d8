import type { Query } from '@tanstack/react-query';
import { askAgain, untilAnswered } from './askAgain.ts';
import { coalesce, type Coalesced } from './coalesce.ts';
import { queryClient } from './queryClient.ts';

const later = (milliseconds: number, run: () => void) => void setTimeout(run, milliseconds);

// A query key begins with the path of its procedure, and that with the feature's name.
const isAbout =
  (features: readonly string[]) =>
  ({ queryKey: [path], meta }: Query): boolean =>
    features.some(
      (feature) =>
        (Array.isArray(path) && path[0] === feature) || [meta?.['followsClosely']].flat().includes(feature),
    );
const flush = (features: readonly string[]) => askAgain(queryClient, isAbout(features));

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

/** Resolves only with the answers: if the network was lost, once it is back. */
export async function refetchUntilAnswered(feature: string): Promise<void> {
  await refetchSoon(feature);
  await untilAnswered(queryClient, isAbout([feature]));
}
