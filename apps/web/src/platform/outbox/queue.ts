// Whose turn it is in one drain: urgent work before other work, and work on one record always in its order.
import type { LocalDatabase } from '../localDatabase/database.ts';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import type { OutboxRow } from '../localDatabase/rows.ts';

export type Queue = Readonly<{
  /** Each piece of work once, also what came while others were sent; null at the end. */
  next(): Promise<OutboxRow | null>;
  /** Nothing more of this record in this drain. */
  block(recordKey: string): void;
}>;

type Place = Pick<OutboxRow, 'sequence' | 'recordKey' | 'isUrgent'>;

export function createQueue(database: LocalDatabase, userId: string): Queue {
  const blocked = new Set<string>();
  let waiting: Place[] = [];
  let last = 0;

  /** What came since is read alone: with hundreds of pieces the whole outbox is read once, not once for each. */
  async function join(): Promise<void> {
    for (const { sequence, recordKey, isUrgent } of await outboxOf(database, userId, last).toArray()) {
      waiting.push({ sequence, recordKey, isUrgent: isUrgent ?? false });
      last = sequence;
    }
  }

  return {
    next: async () => {
      for (;;) {
        await join();
        waiting = waiting.filter(({ recordKey }) => !blocked.has(recordKey));
        const place = firstOf(waiting);
        if (place === undefined) return null;
        waiting.splice(waiting.indexOf(place), 1);
        // It may have been discarded since.
        const operation = await database.outbox.get(place.sequence);
        if (operation !== undefined) return operation;
      }
    },
    block: (recordKey) => void blocked.add(recordKey),
  };
}

/** Earlier work on the record of urgent work stands in its way, so it is as urgent. */
function firstOf(waiting: readonly Place[]): Place | undefined {
  const urgent = waiting.find(({ isUrgent }) => isUrgent);
  if (urgent === undefined) return waiting[0];
  return waiting.find(({ recordKey }) => recordKey === urgent.recordKey);
}
