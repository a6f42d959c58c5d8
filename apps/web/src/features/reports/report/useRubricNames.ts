import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../platform/api/client.ts';

/** The rubrics of submitted assessments, by id. */
export function useRubricNames({ isEnabled = true }: Readonly<{ isEnabled?: boolean }> = {}): ReadonlyMap<
  string,
  string
> {
  const { data } = useQuery(api.assessments.listAssessedRubrics.queryOptions({ enabled: isEnabled }));
  return useMemo(() => new Map((data?.rubrics ?? []).map(({ id, name }) => [id, name])), [data]);
}
