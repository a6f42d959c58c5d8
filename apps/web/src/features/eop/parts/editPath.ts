import { componentPath, type EopComponentSummary } from '@schooldog/domain/eop';

export const editRoutePath = '/eop/$schoolId/$componentId/edit';

/** The page of the draft. */
export function editPath(
  component: Pick<EopComponentSummary, 'id' | 'schoolId' | 'kind' | 'eopRolesId'>,
): string {
  return `${componentPath(component)}/edit`;
}
