import { useParams } from '@tanstack/react-router';
import { Links } from './Links.tsx';

export function LinksPage() {
  const { schoolId = '' } = useParams({ strict: false });
  return <Links schoolId={schoolId} />;
}
