import type { Query, QueryClient } from '@tanstack/react-query';

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
