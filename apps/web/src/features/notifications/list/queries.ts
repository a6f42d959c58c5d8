import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../platform/api/client.ts';

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
  const { data } = useInfiniteQuery({
    ...options,
    select: ({ pages }) => pages[0]?.unread ?? 0,
  });
  return data ?? 0;
}

/** Shown as read at once; if the request fails, the next fetch of the list corrects it. */
export function useMarkRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[] | undefined) =>
      client.notifications.markNotificationsRead(ids === undefined ? {} : { ids: [...ids] }),
    onMutate: (ids) => {
      const now = new Date().toISOString();
      queryClient.setQueryData<InfiniteData<Page, string | undefined>>(options.queryKey, (known) =>
        known === undefined
          ? known
          : { ...known, pages: known.pages.map((page) => markedRead(page, ids, now)) },
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: options.queryKey }),
  });
}

function markedRead(page: Page, ids: readonly string[] | undefined, now: string): Page {
  const concerns = (id: string) => ids === undefined || ids.includes(id);
  const marked = page.notifications.filter(({ id, timeRead }) => timeRead === null && concerns(id)).length;
  return {
    ...page,
    unread: ids === undefined ? 0 : Math.max(0, page.unread - marked),
    notifications: page.notifications.map((one) =>
      one.timeRead === null && concerns(one.id) ? { ...one, timeRead: now } : one,
    ),
  };
}
