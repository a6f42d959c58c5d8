import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Responder } from './Responder.tsx';

export function ResponderPage() {
  const { token = '' } = useParams({ strict: false });
  const { document } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <Responder
      token={token}
      documentId={document ?? null}
      onOpen={(componentId) => void navigate({ to: '.', search: { document: componentId } })}
      onClose={() => void navigate({ to: '.', search: {}, replace: true })}
    />
  );
}
