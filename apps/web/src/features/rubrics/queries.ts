import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api/client.ts';

export function useRubrics() {
  return useQuery(api.rubrics.listRubrics.queryOptions());
}

/** One that is not created yet is not fetched; it appears once it was saved. */
export function useRubric(rubricId: string, { isCreated = true } = {}) {
  return useQuery(api.rubrics.getRubric.queryOptions({ input: { rubricId }, enabled: isCreated }));
}
