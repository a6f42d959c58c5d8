// What a user sees of their outbox.
import type { LocalDatabase } from '../localDatabase/database.ts';
import { outboxOf } from '../localDatabase/outboxOf.ts';
import { seenSource, type OutboxRow } from '../localDatabase/rows.ts';

export type OutboxItem = OutboxRow &
  Readonly<{
    /** An earlier operation on the same record was rejected and has to be resolved first. */
    isBlocked: boolean;
  }>;

/** False for what was rejected and for what waits behind it: both need the user. */
export function isOnItsWay({ state, isBlocked }: Pick<OutboxItem, 'state' | 'isBlocked'>): boolean {
  return state !== 'refused' && !isBlocked;
}

export async function itemsOf(database: LocalDatabase, userId: string): Promise<OutboxItem[]> {
  const rows = await outboxOf(database, userId).toArray();
  const refused = new Set<string>();
  return rows.map((row) => {
    const isBlocked = refused.has(row.recordKey);
    if (row.state === 'refused') refused.add(row.recordKey);
    return { ...row, isBlocked };
  });
}

/** Records as they will be once their operations have arrived; of several on one record the latest counts. */
export async function optimisticOf(
  database: LocalDatabase,
  userId: string,
  prefix: string,
): Promise<{ key: string; value: unknown }[]> {
  const rows = await database.records
    .where('[userId+key+source]')
    .between([userId, prefix, ''], [userId, `${prefix}\uffff`, '\uffff'])
    .filter(({ source }) => source !== seenSource)
    .toArray();
  const order = new Map<string, number>();
  await outboxOf(database, userId).each(({ operationId, sequence }) => order.set(operationId, sequence));
  const latest = new Map<string, { sequence: number; value: unknown }>();
  for (const { key, source, value } of rows) {
    const sequence = order.get(source) ?? 0;
    if (sequence > (latest.get(key)?.sequence ?? 0)) latest.set(key, { sequence, value });
  }
  return [...latest].map(([key, { value }]) => ({ key, value }));
}
