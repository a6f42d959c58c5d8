import { useParams } from '@tanstack/react-router';
import { SchoolDetails } from './SchoolDetails.tsx';

/** An open form is gone with the next school. */
export function SchoolPage() {
  const { schoolId = '' } = useParams({ strict: false });
  return <SchoolDetails key={schoolId} schoolId={schoolId} />;
}
