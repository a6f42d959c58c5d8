import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api/client.ts';
import type { PeopleFilter } from './peopleSearch.ts';
import { questionOf } from './question.ts';

/** What was found before stays on screen until the new answer is there; late answers to old questions are dropped. */
export function useUsers(filter: PeopleFilter) {
  const question = questionOf(filter);
  return useInfiniteQuery(
    api.users.listUsers.infiniteOptions({
      input: (before: string | undefined) => ({ ...question, before }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
}
