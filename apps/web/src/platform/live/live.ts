// Live updates: the server says what changed, never the data; what is on screen is asked for again.
import { queryClient } from '../api/queryClient.ts';

type Notice = Readonly<{ topic: string; id: string }>;

function isNotice(value: unknown): value is Notice {
  return typeof value === 'object' && value !== null && 'topic' in value && 'id' in value;
}

export type LiveEvents = Readonly<{ onSignedOut(): void; onSelfChanged(): void; onAppSettingsChanged(): void }>;

/** Opens the stream; the browser reconnects by itself, and after each gap everything on screen is refetched. */
export function openLive(selfId: string, events: LiveEvents): () => void {
  const source = new EventSource('/api/live');
  let wasLost = false;
  const refetchAll = () => void queryClient.invalidateQueries();

  source.addEventListener('hello', () => {
    if (wasLost) refetchAll();
    wasLost = false;
  });
  source.addEventListener('error', () => {
    wasLost = true;
  });
  source.addEventListener('gap', refetchAll);
  source.addEventListener('signedOut', events.onSignedOut);
  source.addEventListener('change', ({ data }: MessageEvent<string>) => {
    const notice: unknown = JSON.parse(data);
    if (!isNotice(notice)) return;
    if (notice.topic === 'users' && notice.id === selfId) events.onSelfChanged();
    if (notice.topic === 'settings' && notice.id === 'app') events.onAppSettingsChanged();
    // A query key begins with the path of its procedure, and that with the feature's name.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => Array.isArray(queryKey[0]) && queryKey[0][0] === notice.topic,
    });
  });
  return () => source.close();
}
