import { Skeleton } from '@mantine/core';
import type { ProcedureUtils } from '@orpc/tanstack-query';
import type { History } from '@schooldog/contract';
import type { ClientContext } from '../platform/api/client.ts';
import { useConnectivity } from '../platform/connectivity/connectivity.ts';
import { HistoryTimeline, type TimelineWords } from './HistoryTimeline.tsx';
import { usePages } from './list/usePages.ts';
import { QueryState } from './QueryState.tsx';

type Changes = History['changes'];

type Props<Input> = TimelineWords &
  Readonly<{
    /** The read of the contract that gives the history, and which record it is about. */
    procedure: ProcedureUtils<ClientContext, Input & { before?: number | undefined }, History, Error>;
    input: Input;
    /** The changes for display, where that differs from how they are stored. */
    entriesOf?(changes: Changes): Changes;
  }>;

/** The history of a record, page by page, newest first. */
export function HistoryPanel<Input extends object>(props: Props<Input>) {
  const { procedure, input, entriesOf, ...words } = props;
  const { isOffline } = useConnectivity();
  const history = usePages(procedure, input, { keepsPrevious: false });
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
