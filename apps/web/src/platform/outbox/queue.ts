// The next operation of one drain: urgent work before other work, photos that follow urgent work next, and work on one
// record always in its order.
import type { LocalDatabase } from '../localDatabase/database.ts';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import type { OutboxRow } from '../localDatabase/rows.ts';
import { isPhotosOnly } from './followingPhotos.ts';

export type Turn = Readonly<{
  operation: OutboxRow;
  /** It is urgent, or urgent work waits for it. */
  isExpress: boolean;
}>;

export type Queue = Readonly<{
  /** Each operation once, including those added during the drain; null at the end. */
  next(): Promise<Turn | null>;
  /** The operation is not done and has another turn. */
  putBack(operation: OutboxRow): void;
  /** Nothing more of this record in this drain. */
  block(recordKey: string): void;
}>;

type Place = Readonly<{
  sequence: number;
  recordKey: string;
  waitsFor: string | undefined;
  isUrgent: boolean;
  isPhotosOnly: boolean;
}>;

export function createQueue(database: LocalDatabase, userId: string): Queue {
  const blocked = new Set<string>();
  let waiting: Place[] = [];
  let last = 0;

  /** Only new rows are read: with hundreds of operations the whole outbox is read once, not once for each. */
  async function join(): Promise<void> {
    for (const row of await outboxOf(database, userId, last).toArray()) {
      waiting.push(placeOf(row));
      last = row.sequence;
    }
  }

  /** What waits for blocked work blocks its own record as well, so that the order of its work stays. */
  function leaveOutBlocked(): void {
    waiting = waiting.filter(({ recordKey, waitsFor }) => {
      const isBlocked = blocked.has(recordKey) || (waitsFor !== undefined && blocked.has(waitsFor));
      if (isBlocked) blocked.add(recordKey);
      return !isBlocked;
    });
  }

  return {
    next: async () => {
      for (;;) {
        await join();
        leaveOutBlocked();
        const urgent = firstUrgent(waiting);
        const place = urgent ?? waiting.find((one) => one.isPhotosOnly) ?? waiting[0];
        if (place === undefined) return null;
        waiting.splice(waiting.indexOf(place), 1);
        // It may have been discarded since.
        const operation = await database.outbox.get(place.sequence);
        if (operation !== undefined) return { operation, isExpress: urgent !== undefined };
      }
    },
    putBack: (operation) => {
      waiting = [...waiting, placeOf(operation)].toSorted((a, b) => a.sequence - b.sequence);
    },
    block: (recordKey) => void blocked.add(recordKey),
  };
}

function placeOf(row: OutboxRow): Place {
  const { sequence, recordKey, waitsFor, isUrgent = false } = row;
  return { sequence, recordKey, waitsFor, isUrgent, isPhotosOnly: isPhotosOnly(row) };
}

/** Earlier work on the record of urgent work, or on the one it waits for, blocks it, so it is as urgent. */
function firstUrgent(waiting: readonly Place[]): Place | undefined {
  const urgent = waiting.find(({ isUrgent }) => isUrgent);
  if (urgent === undefined) return undefined;
  const own = waiting.find(({ recordKey }) => recordKey === urgent.recordKey) ?? urgent;
  const keys = new Set([urgent.recordKey, urgent.waitsFor, own.waitsFor]);
  return waiting.find(({ recordKey }) => keys.has(recordKey));
}
