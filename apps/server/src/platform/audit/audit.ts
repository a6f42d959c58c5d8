// The audit trail: each field that a save changed, with who, when, from and to, and the summary named `updates`.
import { differences, type JsonValue } from '@schooldog/domain/kernel';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { BoundStatement } from '../database/connection.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';
import { auditHistory, auditUpdates } from './schema.ts';

export type RecordChange = Readonly<{
  recordType: string;
  recordId: string;
  before: Readonly<Record<string, JsonValue | undefined>> | null;
  after: Readonly<Record<string, JsonValue | undefined>> | null;
  fields: readonly string[];
}>;

type Difference = Readonly<{
  record_type: string;
  record_id: string;
  field: string;
  from_value: unknown;
  to_value: unknown;
}>;
type Stamp = Readonly<{ time: string; userId: string | null }>;

const writeChanges = statement(
  (
    _db,
    {
      time,
      userId,
      changed,
      summary,
    }: Placeholders<{
      time: string;
      userId: string | null;
      changed: string;
      summary: string;
    }>,
  ) => sql<never>`
    with history as (
      insert into audit_history (record_type, record_id, time, user_id, field, from_value, to_value)
      select record_type, record_id, ${time}::timestamptz, ${userId}, field, from_value, to_value
      from jsonb_to_recordset(${changed}::jsonb)
        as changed (record_type text, record_id text, field text, from_value jsonb, to_value jsonb)
    )
    insert into audit_updates (record_type, record_id, time, user_id, fields)
    select record_type, record_id, ${time}::timestamptz, ${userId}, fields
    from jsonb_to_recordset(${summary}::jsonb) as summary (record_type text, record_id text, fields jsonb)
    on conflict (record_type, record_id) do update
    set time = excluded.time, user_id = excluded.user_id, fields = audit_updates.fields || excluded.fields`,
);

/** One statement for all changes of a unit of work, or none where no field has another value. */
export function auditWrite(
  changes: readonly RecordChange[],
  { userId, now }: { userId: string | null; now: Date },
): BoundStatement[] {
  const changed = changes.flatMap(({ recordType, recordId, before, after, fields }) =>
    differences(before ?? {}, after ?? {}, fields).map(({ field, from, to }) => ({
      record_type: recordType,
      record_id: recordId,
      field,
      from_value: from,
      to_value: to,
    })),
  );
  if (changed.length === 0) return [];
  const stamp = { time: now.toISOString(), userId };
  const summary = JSON.stringify(summaries(changed, stamp));
  return [writeChanges.with({ ...stamp, changed: JSON.stringify(changed), summary })];
}

/** The summary named `updates` has one row for each record, however often the work touched it. */
function summaries(changed: readonly Difference[], { time, userId }: Stamp) {
  const byRecord = new Map<
    string,
    { record_type: string; record_id: string; fields: Record<string, Stamp> }
  >();
  for (const { record_type, record_id, field } of changed) {
    const key = `${record_type} ${record_id}`;
    const row = byRecord.get(key) ?? { record_type, record_id, fields: {} };
    row.fields[field] = { time, userId };
    byRecord.set(key, row);
  }
  return [...byRecord.values()];
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

/** Who changed each field last, and when. */
export async function lastChanges(
  reader: Reader,
  { recordType, recordId }: Pick<RecordChange, 'recordType' | 'recordId'>,
): Promise<LastChanges> {
  const [row] = await reader
    .select({ fields: auditUpdates.fields })
    .from(auditUpdates)
    .where(and(eq(auditUpdates.recordType, recordType), eq(auditUpdates.recordId, recordId)));
  return row?.fields ?? {};
}

export type LastChanges = Readonly<Record<string, { time: string; userId: string | null }>>;

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
