import type { SecurityEventKind } from '@schooldog/contract/users';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';

export type SecurityFilter = Readonly<{ kinds: readonly SecurityEventKind[]; userId: string | null }>;

export function useSecurityEvents({ kinds, userId }: SecurityFilter) {
  return useInfiniteQuery(
    api.users.listSecurityEvents.infiniteOptions({
      input: (before: string | undefined) => ({
        before,
        ...(kinds.length === 0 ? {} : { kinds: [...kinds] }),
        ...(userId === null ? {} : { userId }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
  );
}
