// The audit trail: each field that a save changed, with who, when, from and to, and the summary named `updates`.
import { type Difference, differences, type JsonValue } from '@schooldog/domain/kernel';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BoundStatement } from '../database/connection.ts';
import type { Reader, Transaction } from '../database/database.ts';
import { type Placeholders, statement } from '../database/statement.ts';
import { auditHistory, auditUpdates, wholeRecord } from './schema.ts';

export type RecordChange = Readonly<{
  recordType: string;
  recordId: string;
  before: Readonly<Record<string, JsonValue | undefined>> | null;
  after: Readonly<Record<string, JsonValue | undefined>> | null;
  fields: readonly string[];
  /** For callers who have already compared the two. */
  changed?: readonly Difference[];
}>;

type Compared = RecordChange & Readonly<{ changed: readonly Difference[] }>;
type HistoryRow = Readonly<{
  record_type: string;
  record_id: string;
  field: string;
  from_value: JsonValue;
  to_value: JsonValue;
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

/** One statement for all these changes of a unit of work, or none when nothing changed. */
export function auditWrite(
  changes: readonly RecordChange[],
  { userId, now }: { userId: string | null; now: Date },
): BoundStatement[] {
  const compared = changes
    .map((change) => ({
      ...change,
      changed: change.changed ?? differences(change.before ?? {}, change.after ?? {}, change.fields),
    }))
    .filter(({ changed }) => changed.length > 0);
  if (compared.length === 0) return [];
  const stamp = { time: now.toISOString(), userId };
  const summary = JSON.stringify(summaries(compared, stamp));
  return [writeChanges.with({ ...stamp, changed: JSON.stringify(compared.flatMap(historyRows)), summary })];
}

function historyRows({ recordType, recordId, before, changed }: Compared): HistoryRow[] {
  return keptChanges(before === null, changed).map(({ field, from, to }) => ({
    record_type: recordType,
    record_id: recordId,
    field,
    from_value: from,
    to_value: to,
  }));
}

/** A new record is kept as one change with all its fields. */
export function keptChanges(isNew: boolean, changed: readonly Difference[]): readonly Difference[] {
  if (!isNew) return changed;
  return [{ field: wholeRecord, from: null, to: changed.map(({ field, to }) => [field, to]) }];
}

/** The summary named `updates` has one row for each record, however often the work touched it. */
function summaries(compared: readonly Compared[], { time, userId }: Stamp) {
  const byRecord = new Map<
    string,
    { record_type: string; record_id: string; fields: Record<string, Stamp> }
  >();
  for (const { recordType, recordId, changed } of compared) {
    const key = `${recordType} ${recordId}`;
    const row = byRecord.get(key) ?? { record_type: recordType, record_id: recordId, fields: {} };
    for (const { field } of changed) row.fields[field] = { time, userId };
    byRecord.set(key, row);
  }
  return [...byRecord.values()];
}

export type FieldChange = Readonly<{
  sequence: number;
  time: Date;
  userId: string | null;
  field: string;
  from: unknown;
  to: unknown;
}>;

/** Newest first. `before` is `next` of the page before; a page has up to `size` rows, and the fields of new records. */
export async function readHistory(
  reader: Reader,
  record: { recordType: string; recordId: string; before?: number | undefined; size: number },
): Promise<{ changes: FieldChange[]; next: number | null }> {
  const rows = await reader
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
    .limit(record.size + 1);
  const shown = rows.slice(0, record.size);
  return {
    changes: shown.flatMap(fieldChanges),
    next: rows.length > record.size ? (shown.at(-1)?.sequence ?? null) : null,
  };
}

/** The changes of some fields of many records, by record; the newest first. */
export async function historiesOf(
  reader: Reader,
  {
    recordType,
    recordIds,
    fields,
  }: Readonly<{ recordType: string; recordIds: readonly string[]; fields: readonly string[] }>,
): Promise<ReadonlyMap<string, readonly FieldChange[]>> {
  const rows = await reader
    .select()
    .from(auditHistory)
    .where(
      and(
        eq(auditHistory.recordType, recordType),
        sql`${auditHistory.recordId} = any(${sql.param([...recordIds])}::text[])`,
        inArray(auditHistory.field, [wholeRecord, ...fields]),
      ),
    )
    .orderBy(desc(auditHistory.sequence));
  const byRecord = Map.groupBy(rows, ({ recordId }) => recordId);
  return new Map(
    [...byRecord].map(([recordId, ofRecord]) => [
      recordId,
      ofRecord.flatMap(fieldChanges).filter(({ field }) => fields.includes(field)),
    ]),
  );
}

/** When the change with this number was made. */
export async function timeOfChange(reader: Reader, sequence: number): Promise<Date | null> {
  const [row] = await reader
    .select({ time: auditHistory.time })
    .from(auditHistory)
    .where(eq(auditHistory.sequence, sequence));
  return row?.time ?? null;
}

const newRecordSchema = z.array(z.tuple([z.string(), z.unknown()]));

function fieldChanges({ sequence, time, userId, field, from, to }: FieldChange): FieldChange[] {
  if (field !== wholeRecord) return [{ sequence, time, userId, field, from, to }];
  const fields = newRecordSchema.parse(to).map(([name, value]) => ({
    sequence,
    time,
    userId,
    field: name,
    from: null,
    to: value,
  }));
  return fields.toReversed();
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

/** Of a field whose history keeps what changed by key: who changed this key last. */
export async function lastChangeOfKey(
  reader: Reader,
  {
    recordType,
    recordId,
    field,
    key,
  }: Pick<RecordChange, 'recordType' | 'recordId'> & Record<'field' | 'key', string>,
): Promise<LastChanges[string] | undefined> {
  const [row] = await reader
    .select({ time: auditHistory.time, userId: auditHistory.userId })
    .from(auditHistory)
    .where(
      and(
        eq(auditHistory.recordType, recordType),
        eq(auditHistory.recordId, recordId),
        eq(auditHistory.field, field),
        sql`(jsonb_exists(${auditHistory.to}, ${key}) or jsonb_exists(${auditHistory.from}, ${key}))`,
      ),
    )
    .orderBy(desc(auditHistory.sequence))
    .limit(1);
  return row && { time: row.time.toISOString(), userId: row.userId };
}

export type LastChanges = Readonly<Record<string, { time: string; userId: string | null }>>;

/** Keeps who changed them and when, and erases the values. The summary holds no values. */
export async function blankInHistory(
  tx: Transaction,
  record: { recordType: string; recordId: string; fields: readonly string[] },
): Promise<void> {
  const ofRecord = and(
    eq(auditHistory.recordType, record.recordType),
    eq(auditHistory.recordId, record.recordId),
  );
  await tx
    .update(auditHistory)
    .set({ from: null, to: null })
    .where(and(ofRecord, inArray(auditHistory.field, [...record.fields])));
  await tx
    .update(auditHistory)
    .set({
      to: sql`(select jsonb_agg(
          case when pair ->> 0 = any(${sql.param([...record.fields])}::text[])
            then jsonb_build_array(pair -> 0, null) else pair end order by place)
        from jsonb_array_elements(${auditHistory.to}) with ordinality as field (pair, place))`,
    })
    .where(and(ofRecord, eq(auditHistory.field, wholeRecord)));
}
