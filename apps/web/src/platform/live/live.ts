// Live updates: the server says what changed, never the data; what is on screen is asked for again.
import { queryClient } from '../api/queryClient.ts';
import { refetchSoon } from '../api/refetchSoon.ts';

type Notice = Readonly<{ topic: string; id: string }>;

function isNotice(value: unknown): value is Notice {
  return typeof value === 'object' && value !== null && 'topic' in value && 'id' in value;
}

function saysBlocked(data: unknown): boolean {
  const told: unknown = typeof data === 'string' ? JSON.parse(data) : null;
  return typeof told === 'object' && told !== null && 'isBlocked' in told && told.isBlocked === true;
}

export type LiveEvents = Readonly<{
  /** Shut out is whoever was disabled or deleted, and cannot come in again. */
  onSignedOut(how: Readonly<{ isBlocked: boolean }>): void;
  onSelfChanged(): void;
  onAppSettingsChanged(): void;
}>;

const reopenAfter = 5_000;

/**
 * Opens the stream. After each gap everything on screen is asked for again. The browser reconnects by itself, except
 * after an answer that is no stream, as in maintenance: then we open it anew.
 */
export function openLive(selfId: string, events: LiveEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLost = false;
  const refetchAll = () => void queryClient.invalidateQueries();

  const onChange = ({ data }: MessageEvent<string>) => {
    const notice: unknown = JSON.parse(data);
    if (!isNotice(notice)) return;
    const [feature] = notice.topic.split('.', 1);
    if (feature === 'users' && notice.id === selfId) events.onSelfChanged();
    if (feature === 'settings' && notice.id === 'app') events.onAppSettingsChanged();
    if (feature !== undefined) void refetchSoon(feature);
  };

  const open = () => {
    // What changes while the page is still starting must not be missed, so the server is told how long that took.
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
