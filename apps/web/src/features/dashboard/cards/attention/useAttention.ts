import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../platform/api/client.ts';
import { attentionFollows, useShell } from '../../../../platform/navigation/featureShell.ts';

const askAgainAfter = 60_000;
/** What becomes overdue by time alone; everything else comes live. */
const askEvery = 5 * 60_000;

/** Live: what happens to records of a feature that has rows in it asks for it again. */
export function useAttention(isWanted = true) {
  const { attention } = useShell();
  return useQuery(
    api.dashboard.getAttention.queryOptions({
      enabled: isWanted,
      staleTime: askAgainAfter,
      refetchInterval: askEvery,
      meta: { follows: attentionFollows(attention) },
    }),
  );
}
