import { useParams } from '@tanstack/react-router';
import { useFilter } from '../../../ui/list/useFilter.ts';
import { componentFilter } from '../eopFilter.ts';
import { SchoolPlan } from './SchoolPlan.tsx';

export function PlanPage() {
  const { schoolId = '' } = useParams({ strict: false });
  return <SchoolPlan schoolId={schoolId} filtering={useFilter(componentFilter)} />;
}
