// The audit trail: each field that a save changed, with who, when, from and to, and the summary named `updates`.
import type { JsonValue } from '@schooldog/domain/kernel';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Reader } from '../database/database.ts';
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
