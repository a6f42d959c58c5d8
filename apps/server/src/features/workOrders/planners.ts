// Who planned the orders of an entry, and when: the history of the entry tells which change added each of them.
import type { Entry } from '@schooldog/domain/entries';
import { z } from 'zod';
import { readHistory } from '../../platform/audit/audit.ts';
import type { Reader } from '../../platform/database/database.ts';

export type Planner = Readonly<{ userId: string; time: Date }>;

const planIds = z.array(z.object({ id: z.string() })).catch([]);
const pageSize = 200;

/** By planned order. */
export async function plannersOf(
  reader: Reader,
  entry: Pick<Entry, 'id'>,
): Promise<ReadonlyMap<string, Planner>> {
  const found = new Map<string, Planner>();
  for (let before: number | undefined; ;) {
    const record = { recordType: 'entry', recordId: entry.id, before, size: pageSize };
    const { changes, next } = await readHistory(reader, record);
    for (const { field, from, to, userId, time } of changes) {
      if (field !== 'tasksToAddOnSubmission' || userId === null) continue;
      const known = new Set(planIds.parse(from).map(({ id }) => id));
      // Newest first, so that the change which added it is what remains.
      for (const { id } of planIds.parse(to)) if (!known.has(id)) found.set(id, { userId, time });
    }
    if (next === null) return found;
    before = next;
  }
}
