import type { ShownWalk } from '@schooldog/contract/walks';
import { type WalkSubTab, type WalkTab, walkScope } from '@schooldog/domain/walks';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import { useSeenOffline } from '../../../platform/localDatabase/index.ts';
import type { ListedRecord } from '../../../platform/offlineRecords/pendingRecords.ts';
import { useActor } from '../../../platform/session/session.ts';
import { type ListState, useListPage } from '../../../ui/list/useListPage.ts';
import { usePages } from '../../../ui/list/usePages.ts';
import { useTimeZone } from '../../schools/index.ts';
import { offlineWalks } from '../offlineWalks.ts';
import { seenWalks } from '../seenWalks.ts';
import type { WalkListFilter } from '../walkFilter.ts';
import { isInTab, matchesFilter } from './matches.ts';
import type { ChosenTab } from './offeredTabs.ts';

export type ListedWalk = ListedRecord<ShownWalk>;

export type WalkList = Readonly<{
  list: ListState<ListedWalk>;
  /** How many walks a tab holds; undefined while unknown. */
  countOf(tab: WalkTab, subTab: WalkSubTab): number | undefined;
}>;

/** The walks of a tab; offline those that this device has seen; always with pending work. */
export function useWalkList(filter: WalkListFilter, { tab, subTab }: ChosenTab): WalkList {
  const queryClient = useQueryClient();
  const actor = useActor();
  const timeZone = useTimeZone();
  const pending = offlineWalks.usePending();
  useSeenOffline();
  const { currentTab: _tab, subTab: _subTab, ...wanted } = filter;
  const query = usePages(api.walks.listWalks, { ...wanted, tab, subTab });
  const isWantedIn = (ofTab: WalkTab, ofSubTab: WalkSubTab) => {
    const scope = walkScope(actor, ofTab, ofSubTab);
    return (walk: ShownWalk) =>
      scope !== null &&
      isInTab(walk, scope, ofSubTab) &&
      matchesFilter(walk, filter, { userId: actor.userId, timeZone });
  };
  const onDevice = (ofTab: WalkTab, ofSubTab: WalkSubTab) =>
    seenWalks(queryClient)
      .filter(isWantedIn(ofTab, ofSubTab))
      .toSorted((one, other) => other.timeCreated.localeCompare(one.timeCreated));
  const withPending = (walks: readonly ShownWalk[], ofTab: WalkTab, ofSubTab: WalkSubTab) =>
    offlineWalks.withPending(walks, pending, isWantedIn(ofTab, ofSubTab));
  const counts = query.data?.pages[0]?.counts;
  const list = useListPage({
    query,
    recordsOf: ({ walks }) => walks,
    count: counts?.[tab][subTab] ?? undefined,
    offlineRecords: () => onDevice(tab, subTab),
    withPending: (walks) => withPending(walks, tab, subTab),
  });
  return {
    list,
    // Offline, the last counts of the server: what the device has of a tab may be a part of it.
    countOf: (ofTab, ofSubTab) =>
      list.isOffline && query.isPlaceholderData ? undefined : (counts?.[ofTab][ofSubTab] ?? undefined),
  };
}
