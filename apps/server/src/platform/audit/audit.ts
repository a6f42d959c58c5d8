// The audit trail: each field that a save changed, with who, when, from and to, and the summary named `updates`.
import type { JsonValue } from '@schooldog/domain/kernel';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.ts';
import { auditHistory } from './schema.ts';

export type RecordChange = Readonly<{
  recordType: string;
  recordId: string;
  before: Readonly<Record<string, JsonValue | undefined>> | null;
  after: Readonly<Record<string, JsonValue | undefined>> | null;
  fields: readonly string[];
}>;

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

/** Who changed them and when stays, what they were does not. The summary holds no values. */
export async function blankInHistory(
  tx: Transaction,
  record: { recordType: string; recordId: string; fields: readonly string[] },
): Promise<void> {
  await tx
    .update(auditHistory)
    .set({ from: null, to: null })
    .where(
      and(
        eq(auditHistory.recordType, record.recordType),
        eq(auditHistory.recordId, record.recordId),
        inArray(auditHistory.field, [...record.fields]),
      ),
    );
}
