// The audit trail: each field that a save changed, with who, when, from and to, and the summary named `updates`.
import { differences, type JsonValue } from '@schooldog/domain/kernel';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { auditHistory, auditUpdates } from './schema.ts';

export type RecordChange = Readonly<{
  recordType: string;
  recordId: string;
  before: Readonly<Record<string, JsonValue | undefined>> | null;
  after: Readonly<Record<string, JsonValue | undefined>> | null;
  fields: readonly string[];
}>;

export async function recordDifferences(
  tx: Transaction,
  change: RecordChange & { time: Date; userId: string | null },
): Promise<void> {
  const changed = differences(change.before ?? {}, change.after ?? {}, change.fields);
  if (changed.length === 0) return;
  const { recordType, recordId, time, userId } = change;
  await tx
    .insert(auditHistory)
    .values(changed.map(({ field, from, to }) => ({ recordType, recordId, time, userId, field, from, to })));
  const stamp = { time: time.toISOString(), userId };
  const fields = Object.fromEntries(changed.map(({ field }) => [field, stamp]));
  await tx
    .insert(auditUpdates)
    .values({ recordType, recordId, time, userId, fields })
    .onConflictDoUpdate({
      target: [auditUpdates.recordType, auditUpdates.recordId],
      set: { time, userId, fields: sql`${auditUpdates.fields} || excluded.fields` },
    });
}

/** Newest first; `before` is the sequence of the last row already shown. */
export async function readHistory(
  reader: Reader,
  record: { recordType: string; recordId: string; before?: number | undefined; limit: number },
) {
  return reader
    .select()
    .from(auditHistory)
    .where(
      and(
        eq(auditHistory.recordType, record.recordType),
        eq(auditHistory.recordId, record.recordId),
        record.before === undefined ? undefined : lt(auditHistory.sequence, record.before),
      ),
    )
    .orderBy(desc(auditHistory.sequence))
    .limit(record.limit);
}
