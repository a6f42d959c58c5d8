import type { Message } from '@schooldog/contract/notifications';
import type { DateRange } from '@schooldog/domain/dates';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';
import { useConnectivity } from '../../platform/connectivity/connectivity.ts';

export type MessageFilter = Readonly<{
  channel: Message['channel'] | null;
  dates: DateRange;
  userIds: readonly string[];
}>;

export function useMessages({ channel, dates, userIds }: MessageFilter) {
  const { isOffline } = useConnectivity();
  return useInfiniteQuery(
    api.notifications.listMessages.infiniteOptions({
      input: (before: string | undefined) => ({
        before,
        ...(channel === null ? {} : { channel }),
        ...(dates.from === null ? {} : { from: dates.from }),
        ...(dates.to === null ? {} : { to: dates.to }),
        ...(userIds.length === 0 ? {} : { userIds: [...userIds] }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      enabled: !isOffline,
    }),
  );
}
