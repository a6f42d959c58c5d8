// Work that waited on this device: when all that could be sent has been, the person is told, once.
import type { OutboxRow } from '../localDatabase/rows.ts';

/** What leaves within this time needs no word: its screen has said that it is saved. */
const longestUnsaid = 10_000;

export type Arrived = Pick<OutboxRow, 'operationId' | 'userId' | 'createdAt' | 'isUrgent'>;

type Parts = Readonly<{
  now(): number;
  say(count: number, withAlert: boolean): void;
}>;

export type Arrivals = Readonly<{
  noteStoredOffline(operationId: string): void;
  /** The server has confirmed it. With photos that follow, this may be called twice. */
  note(operation: Arrived): void;
  /** A drain came to the end of the queue. */
  tell(): void;
  /** Somebody else is signed in. */
  forget(): void;
}>;

export function createArrivals({ now, say }: Parts): Arrivals {
  const storedOffline = new Set<string>();
  const arrived = new Map<string, boolean>();
  return {
    noteStoredOffline: (operationId) => void storedOffline.add(operationId),
    note: ({ operationId, createdAt, isUrgent }) => {
      const wasOffline = storedOffline.delete(operationId);
      if (!wasOffline && now() - Date.parse(createdAt) < longestUnsaid) return;
      // Only alerts are urgent (features/entries, features/walks).
      arrived.set(operationId, isUrgent === true);
    },
    tell: () => {
      if (arrived.size === 0) return;
      const withAlert = [...arrived.values()].includes(true);
      say(arrived.size, withAlert);
      arrived.clear();
    },
    forget: () => {
      storedOffline.clear();
      arrived.clear();
    },
  };
}
