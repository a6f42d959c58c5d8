import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

/** The tags in use, most used first. */
export function useTags(schoolId: string | undefined) {
  return useQuery(
    api.entries.listTags.queryOptions({
      input: schoolId === undefined ? {} : { schoolId },
    }),
  );
}
