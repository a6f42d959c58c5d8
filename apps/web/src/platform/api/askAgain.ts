import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * What is on screen is asked for again. A first answer that is still on its way may have been read before the change,
 * and the library would take it for the new one: so that is asked for once more when it is there. Resolves when the
 * answers are here.
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
