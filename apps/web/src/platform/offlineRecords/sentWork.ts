// Sent work is shown until the record was refetched. Without this a screen would show the old record for a moment,
// and an open form would take that for a change by another user.
import type { OutboxRow } from '../localDatabase/rows.ts';
import { createStore, type Store } from '../store.ts';
import type { PendingWork } from './pendingRecords.ts';

export type SentWork = Readonly<{
  store: Store<readonly PendingWork[]>;
  /** All pending work on these records. */
  follow(userId: string, waiting: readonly PendingWork[]): void;
}>;

type Parts = Readonly<{
  /** Refetches what is on screen; resolves when the answers are here. */
  refetch(row: OutboxRow): Promise<void>;
  isDiscarded(operationId: string): boolean;
}>;

/** Another tab or the service worker may empty the outbox, so what is missing from it now counts as sent. */
export function createSentWork({ refetch, isDiscarded }: Parts): SentWork {
  const store = createStore<readonly PendingWork[]>([]);
  let ownerId: string | null = null;
  let before: readonly PendingWork[] = [];
  return {
    store,
    follow: (userId, waiting) => {
      if (userId !== ownerId) store.set([]);
      const known = userId === ownerId ? before : [];
      ownerId = userId;
      before = waiting;
      const still = new Set(waiting.map(({ row }) => row.operationId));
      const sent = known
        .filter(({ row }) => !still.has(row.operationId) && !isDiscarded(row.operationId))
        .map((work) => ({ ...work, isSent: true }));
      const [latest] = sent.slice(-1);
      if (latest === undefined) return;
      store.set([...store.get(), ...sent]);
      void refetch(latest.row).finally(() => {
        store.set(store.get().filter((work) => !sent.includes(work)));
      });
    },
  };
}
