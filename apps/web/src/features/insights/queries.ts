import type { EntryFilter } from '@schooldog/domain/entries';
import type { Period } from '@schooldog/domain/insights/chart';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/api/queryClient.ts';

/** Every entry changes some count; asking at each of them would be too often. */
const askAgainAfter = 60_000;
/** Boards compare the whole district, and what a person's own entries change there they see at once. */
const boardsAskAgainAfter = 5 * 60_000;
const meta = { follows: 'entries' };
const boards = {
  staleTime: boardsAskAgainAfter,
  refetchInterval: boardsAskAgainAfter,
  placeholderData: keepPreviousData,
  meta,
};

type Options = Readonly<{ period?: Period | undefined; schoolIds?: readonly string[] | undefined }>;

/** The rows of a count; nothing is asked while it is not chosen yet. */
export function useInsightCount(countId: string | null, options: Options = {}) {
  return useQuery({
    ...countQuery(countId, options),
    refetchInterval: countId === null ? false : askAgainAfter,
  });
}

/** Prefetches the rows of a count that is not on screen yet. */
export async function askAhead(countId: string, options: Options): Promise<void> {
  await queryClient.query(countQuery(countId, options)).catch(() => undefined);
}

/** For counts that are shown right after a change of what is counted. */
export function askCountsAgain(): void {
  void queryClient.invalidateQueries({ queryKey: api.insights.getInsightCount.key() });
}

function countQuery(countId: string | null, { period, schoolIds }: Options) {
  return api.insights.getInsightCount.queryOptions({
    input:
      countId === null
        ? skipToken
        : {
            insightCountId: countId,
            ...period,
            ...(schoolIds === undefined || schoolIds.length === 0 ? {} : { schoolIds: [...schoolIds] }),
          },
    staleTime: askAgainAfter,
  });
}

/** How far this month has come. */
export function useCycle() {
  return useQuery(
    api.insights.getCycle.queryOptions({
      staleTime: askAgainAfter,
      refetchInterval: askAgainAfter,
      meta,
    }),
  );
}

/** Null means the latest month. */
export function useSchoolLeaderboard(month: string | null) {
  return useQuery(
    api.insights.getSchoolLeaderboard.queryOptions({
      input: month === null ? {} : { month },
      ...boards,
    }),
  );
}

/** Null means the current school year. */
export function useTopWalkers(schoolYear: string | null) {
  return useQuery(
    api.insights.getTopWalkers.queryOptions({
      input: schoolYear === null ? {} : { schoolYear },
      ...boards,
    }),
  );
}

export function useFavoriteInsights() {
  return useQuery(api.insights.listFavoriteInsights.queryOptions());
}

export function useCountBehind(filter: EntryFilter) {
  return useQuery(api.entries.countEntries.queryOptions({ input: filter }));
}

/** Null until it is known. */
export function usePersonName(userId: string | null): string | null {
  const found = useQuery(
    api.users.findPeople.queryOptions({
      input: userId === null ? skipToken : { ids: [userId] },
    }),
  );
  const person = found.data?.people.find(({ id }) => id === userId);
  return person === undefined ? null : `${person.firstName} ${person.lastName}`;
}
