import type { Query, QueryClient } from '@tanstack/react-query';
import { isPassing, refusalOf } from './problem.ts';

/**
 * Refetches what is on screen. A first answer that is still in flight may have been read before the change, and the
 * library would accept it as the new one: so it is refetched once it has arrived. Resolves when the answers are here.
 */
export async function askAgain(
  queryClient: QueryClient,
  predicate: (query: Query) => boolean,
): Promise<void> {
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  await Promise.all([
    queryClient.invalidateQueries({ predicate }),
    ...onTheirWay.map(({ promise, queryKey }) =>
      promise?.then(
        () => queryClient.invalidateQueries({ queryKey, exact: true }),
        () => undefined,
      ),
    ),
  ]);
}

/** Resolves when nothing on screen waits for an answer any longer, which without a network may take until it is back. */
export async function untilAnswered(
  queryClient: QueryClient,
  predicate: (query: Query) => boolean,
): Promise<void> {
  const cache = queryClient.getQueryCache();
  const isWaiting = () => cache.findAll({ predicate, type: 'active' }).some(isUnanswered);
  if (!isWaiting()) return;
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe(() => {
      if (isWaiting()) return;
      stop();
      resolve();
    });
  });
}

/** A rejection is an answer too. */
function isUnanswered(query: Query): boolean {
  const { isInvalidated, fetchStatus, error } = query.state;
  if (!isInvalidated || query.isDisabled()) return false;
  return fetchStatus !== 'idle' || error === null || isPassing(refusalOf(error));
}
