import type { ShownDrill } from '@schooldog/contract/drills';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useSeenOffline } from '../../../platform/localDatabase/index.ts';
import type { ListedRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { type ListState, useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { useToday } from '../../../ui/useToday.ts';
import type { DrillListFilter } from '../drillFilter.ts';
import { offlineDrills } from '../offlineDrills.ts';
import { seenDrills } from '../seenDrills.ts';
import { matchesFilter, newestFirst } from './matches.ts';

export type ListedDrill = ListedRecord<ShownDrill>;

/** What the filter matches; offline what this device has seen; always with pending work. */
export function useDrillList(filter: DrillListFilter): ListState<ListedDrill> {
  const queryClient = useQueryClient();
  const pending = offlineDrills.usePending();
  const today = useToday();
  useSeenOffline();
  const isWanted = (drill: ShownDrill) => matchesFilter(drill, filter, today);
  const query = usePages(api.drills.listDrills, filter);
  return useListPage({
    query,
    recordsOf: ({ drills }) => drills,
    count: query.data?.pages[0]?.count ?? undefined,
    offlineRecords: () => newestFirst(seenDrills(queryClient).filter(isWanted)),
    withPending: (drills) => offlineDrills.withPending(drills, pending, isWanted),
  });
}
