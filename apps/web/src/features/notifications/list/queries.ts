import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, client } from '../../../platform/api/client.ts';
import { refetchSoon } from '../../../platform/api/refetchSoon.ts';
import { setFrameCounts, useFrameCounts } from '../../../platform/frameCounts/frameCounts.ts';

type Page = Awaited<ReturnType<typeof client.notifications.listNotifications>>;

const options = api.notifications.listNotifications.infiniteOptions({
  input: (before: string | undefined) => (before === undefined ? {} : { before }),
  initialPageParam: undefined,
  getNextPageParam: (page) => page.next ?? undefined,
});

export function useNotifications() {
  return useInfiniteQuery({ ...options });
}

export function useUnreadCount(): number {
  return useFrameCounts().unreadNotifications;
}

const afterFirstScreen = 5_000;

/** The list is asked for in a quiet moment, so that it opens at once and without a network. */
export function useReadyNotifications(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // A person who opens the list without it sees why it did not come.
    const ask = () => void queryClient.infiniteQuery(options).catch(() => undefined);
    const timer = setTimeout(ask, afterFirstScreen);
    return () => clearTimeout(timer);
  }, [queryClient]);
}

/** Shown as read at once; if the request fails, the next fetch of the list corrects it. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      client.notifications.markNotificationsRead(ids === undefined ? {} : { ids: [...ids] }),
    onMutate: (ids) => {
      const now = new Date().toISOString();
      const known = queryClient.getQueryData<InfiniteData<Page, string | undefined>>(options.queryKey);
      const listed = known?.pages.flatMap((page) => page.notifications) ?? [];
      const marked = listed.filter((one) => isToMark(one, ids)).length;
      setFrameCounts(queryClient, (counts) => ({
        ...counts,
        unreadNotifications: ids === undefined ? 0 : Math.max(0, counts.unreadNotifications - marked),
      }));
      if (known === undefined) return;
      const pages = known.pages.map((page) => markedRead(page, ids, now));
      queryClient.setQueryData(options.queryKey, { ...known, pages });
    },
    onSettled: () => refetchSoon('notifications'),
  });
}

function markedRead(page: Page, ids: readonly string[] | undefined, now: string): Page {
  const notifications = page.notifications.map((one) =>
    isToMark(one, ids) ? { ...one, timeRead: now } : one,
  );
  return { ...page, notifications };
}

function isToMark(
  { id, timeRead }: Page['notifications'][number],
  ids: readonly string[] | undefined,
): boolean {
  return timeRead === null && (ids === undefined || ids.includes(id));
}
