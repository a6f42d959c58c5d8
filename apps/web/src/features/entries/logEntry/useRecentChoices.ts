import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api/client.ts';
import { useUser } from '../../../platform/session/session.ts';
import { choicesOf, type Choice } from './findChoices.ts';
import { recentItems } from './recent.ts';

const mostShown = 4;

/** What was logged last on this device; on a new one, what was logged last at the school, as far as one may see it. */
export function useRecentChoices(choices: readonly Choice[], schoolId: string | null): readonly Choice[] {
  const { id: userId } = useUser();
  const [own] = useState(() => recentItems(userId));
  const isShort = own.length < mostShown;
  const { data } = useQuery(
    api.entries.listEntries.queryOptions({
      input: { ...(schoolId === null ? {} : { schoolIds: [schoolId] }), pageSize: '20' },
      enabled: isShort,
    }),
  );
  const others = (data?.entries ?? []).map((entry) => ({
    categoryId: entry.observationCategoryId,
    itemId: entry.observationItemId,
  }));
  return choicesOf([...own, ...others], choices).slice(0, mostShown);
}
