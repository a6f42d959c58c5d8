// Live updates: the server sends what changed, never the data; what is on screen is refetched.
import { queryClient } from '../api/queryClient.ts';
import { refetchSoon } from '../api/refetchSoon.ts';
import { isPresence, reportPresence } from './presence.ts';

type Notice = Readonly<{ topic: string; id: string }>;

function isNotice(value: unknown): value is Notice {
  return typeof value === 'object' && value !== null && 'topic' in value && 'id' in value;
}

function saysBlocked(data: unknown): boolean {
  const parsed: unknown = typeof data === 'string' ? JSON.parse(data) : null;
  return typeof parsed === 'object' && parsed !== null && 'isBlocked' in parsed && parsed.isBlocked === true;
}

export type LiveEvents = Readonly<{
  /** A blocked user was disabled or deleted, and cannot sign in again. */
  onSignedOut(how: Readonly<{ isBlocked: boolean }>): void;
  onSelfChanged(): void;
  onAppSettingsChanged(): void;
}>;

const reopenAfter = 5_000;

/**
 * Opens the stream. After each gap everything on screen is refetched. The browser reconnects automatically, except
 * after an answer that is no stream, as during maintenance: then we open it again.
 */
export function openLive(selfId: string, events: LiveEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLost = false;
  const refetchAll = () => void queryClient.invalidateQueries();

  const onChange = ({ data }: MessageEvent<string>) => {
    const notice: unknown = JSON.parse(data);
    if (!isNotice(notice)) return;
    if (isPresence(notice.topic)) {
      reportPresence(notice.topic, notice.id);
      return;
    }
    const [feature] = notice.topic.split('.', 1);
    if (feature === 'users' && notice.id === selfId) events.onSelfChanged();
    if (feature === 'settings' && notice.id === 'app') events.onAppSettingsChanged();
    // What one may do with work orders comes with the session.
    if (feature === 'settings' && notice.id === 'tasks') events.onSelfChanged();
    if (feature !== undefined) void refetchSoon(feature);
  };

  const open = () => {
    // What changes while the page is still starting must not be missed, so the server gets the time since the start.
    const opened = new EventSource(`/api/live?age=${Math.round(performance.now())}`);
    source = opened;
    opened.addEventListener('hello', () => {
      if (wasLost) refetchAll();
      wasLost = false;
    });
    opened.addEventListener('error', () => {
      wasLost = true;
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(open, reopenAfter);
    });
    opened.addEventListener('gap', refetchAll);
    opened.addEventListener('signedOut', ({ data }) => events.onSignedOut({ isBlocked: saysBlocked(data) }));
    opened.addEventListener('change', onChange);
  };
  open();

  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
