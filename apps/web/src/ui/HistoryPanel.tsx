import { Skeleton } from '@mantine/core';
import type { History } from '@schooldog/contract';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useConnectivity } from '../platform/connectivity/connectivity.ts';
import { HistoryTimeline, type TimelineWords } from './HistoryTimeline.tsx';
import { QueryState } from './QueryState.tsx';

type Changes = History['changes'];

type Props = TimelineWords &
  Readonly<{
    history: UseInfiniteQueryResult<InfiniteData<History>>;
    /** The changes as people want to read them, where that differs from how they are kept. */
    entriesOf?(changes: Changes): Changes;
  }>;

/** The history of a thing, page by page, newest first. */
export function HistoryPanel({ history, entriesOf, ...words }: Props) {
  const { isOffline } = useConnectivity();
  return (
    <QueryState query={history} isOffline={isOffline} skeleton={<Skeleton h={160} />}>
      {({ pages }) => {
        const all = pages.flatMap(({ changes }) => changes);
        return (
          <HistoryTimeline
            changes={entriesOf?.(all) ?? all}
            onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
            {...words}
          />
        );
      }}
    </QueryState>
  );
}
