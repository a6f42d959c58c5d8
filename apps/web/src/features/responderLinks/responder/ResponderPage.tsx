import { useParams } from '@tanstack/react-router';
import { Responder } from './Responder.tsx';

export function ResponderPage() {
  const { token = '' } = useParams({ strict: false });
  return <Responder token={token} />;
}
