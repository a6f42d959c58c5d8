import { componentPath, type EopComponentSummary } from '@schooldog/domain/eop';

/** The page of the draft. */
export function editPath(
  component: Pick<EopComponentSummary, 'id' | 'schoolId' | 'kind' | 'eopRolesId'>,
): string {
  return `${componentPath(component)}/edit`;
}
