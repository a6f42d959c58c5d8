import type { Message } from '@schooldog/contract/notifications';
import type { DateRange } from '@schooldog/domain/dates';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export type MessageFilter = Readonly<{
  channel: Message['channel'] | null;
  dates: DateRange;
  userIds: readonly string[];
}>;

export function useMessages({ channel, dates, userIds }: MessageFilter) {
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
    }),
  );
}
