// Stores the answers of the first screen as they come and restores them at the next start. What has changed, or may
// have, is dropped, so that a reload never restores what its own page knew to be stale.
import type { QueryClient } from '@tanstack/react-query';
import {
  type Answer,
  countsAsOf,
  isFirst,
  type CachedAnswers,
  readCached,
  withAnswer,
  withoutAnswer,
} from './cachedAnswers.ts';

/** What of the session counts here. */
export type Presence = Readonly<{
  session: Readonly<{
    user: Readonly<{ id: string }> | null;
    app: Readonly<{ version: string }>;
  }> | null;
}>;

type Parts = Readonly<{
  queryClient: QueryClient;
  session: Readonly<{ get(): Presence; subscribe(listener: () => void): () => void }>;
  /** False once a user has signed out. */
  isPersonKept(): boolean;
  device: Readonly<{ read(): string | null; write(text: string | null): void }>;
  now(): number;
  /** Runs it in idle time soon, at the latest when the page is left. */
  later(run: () => void): void;
}>;

type Asked = Readonly<{
  queryHash: string;
  queryKey: readonly unknown[];
  state: Readonly<{ data: unknown; dataUpdatedAt: number }>;
}>;

/** Called once, before the user is known. */
export function keepFirstAnswers({ queryClient, session, isPersonKept, device, now, later }: Parts): void {
  let restoredFor: string | null = null;
  let isRestoring = false;
  /** By query: what is to be stored, or null to delete it. Rendering never waits for the write. */
  const changes = new Map<string, Answer | null>();

  /** Of the present user; without one there is nothing to store. */
  const kept = (): CachedAnswers | null => {
    const here = session.get().session;
    if (here === null || here.user === null) return null;
    const own = { userId: here.user.id, version: here.app.version };
    const read = readCached(device.read());
    const isOwn = read?.userId === own.userId && read.version === own.version;
    return { ...own, answers: isOwn ? read.answers : [] };
  };
  const write = () => {
    const before = kept();
    const changed = [...changes];
    changes.clear();
    if (before === null || changed.length === 0) return;
    const answers = changed.reduce<readonly Answer[]>(
      (all, [queryHash, answer]) =>
        answer === null ? withoutAnswer(all, queryHash) : withAnswer(all, answer),
      before.answers,
    );
    device.write(JSON.stringify({ ...before, answers }));
  };
  const change = (queryHash: string, answer: Answer | null) => {
    const isAlone = changes.size === 0;
    changes.set(queryHash, answer);
    if (isAlone) later(write);
  };

  const restore = () => {
    isRestoring = true;
    for (const answer of kept()?.answers ?? []) {
      const updatedAt = countsAsOf(answer, now());
      const there = queryClient.getQueryState(answer.queryKey);
      if (updatedAt === null || (there?.data !== undefined && there.dataUpdatedAt >= updatedAt)) continue;
      queryClient.setQueryData(answer.queryKey, answer.data, { updatedAt });
    }
    isRestoring = false;
  };

  session.subscribe(() => {
    const userId = session.get().session?.user?.id ?? null;
    if (userId === null && !isPersonKept()) device.write(null);
    if (userId === restoredFor) return;
    restoredFor = userId;
    // Answers of another user are not stored for the present one.
    changes.clear();
    if (userId !== null) restore();
  });

  queryClient.getQueryCache().subscribe((event) => {
    if (isRestoring || event.type !== 'updated') return;
    const asked: Asked = event.query;
    const { queryHash, queryKey, state } = asked;
    const { action } = event;
    if (!isFirst(queryKey)) return;
    // What a screen set itself did not come from the server.
    if (action.type === 'success' && action.manual !== true)
      change(queryHash, { queryHash, queryKey, data: state.data, updatedAt: state.dataUpdatedAt });
    else if (action.type === 'success' || action.type === 'invalidate') change(queryHash, null);
  });
}
