// What a unit of work leaves behind beside its change: audit differences, the answer of its operation, and the
// notices to open browsers. Collected while it runs and written in one statement just before the commit.
import { differences } from '@schooldog/domain/kernel';
import type { RecordChange } from '../audit/audit.ts';
import type { NamedStatement } from '../database/namedStatement.ts';
import { liveChannel, type Notice } from '../live/notice.ts';

type Difference = Readonly<{
  record_type: string;
  record_id: string;
  field: string;
  from_value: unknown;
  to_value: unknown;
}>;

export type Closing = Readonly<{
  audit(change: RecordChange): void;
  announce(notices: readonly Notice[]): void;
  remember(operationId: string, answer: unknown): void;
  write(ask: (statement: NamedStatement) => Promise<unknown>): Promise<void>;
}>;

export function newClosing(who: { userId: string | null; now: Date }): Closing {
  const audited: Difference[] = [];
  const notices: string[] = [];
  const answers: { id: string; answer: unknown }[] = [];
  return {
    audit: ({ recordType, recordId, before, after, fields }) => {
      for (const { field, from, to } of differences(before ?? {}, after ?? {}, fields)) {
        audited.push({ record_type: recordType, record_id: recordId, field, from_value: from, to_value: to });
      }
    },
    announce: (told) => void notices.push(...told.map((notice) => JSON.stringify(notice))),
    remember: (id, answer) => void answers.push({ id, answer }),
    write: async (ask) => {
      if (audited.length === 0 && notices.length === 0 && answers.length === 0) return;
      const time = who.now.toISOString();
      const summed = summaries(audited, { ...who, time });
      await ask({
        ...writeAll,
        values: [
          time,
          who.userId,
          JSON.stringify(audited),
          JSON.stringify(summed),
          JSON.stringify(answers),
          liveChannel,
          JSON.stringify(notices),
        ],
      });
    },
  };
}

const writeAll = {
  name: 'close-work',
  text: `
    with history as (
      insert into audit_history (record_type, record_id, time, user_id, field, from_value, to_value)
      select record_type, record_id, $1::timestamptz, $2, field, from_value, to_value
      from jsonb_to_recordset($3::jsonb)
        as audited (record_type text, record_id text, field text, from_value jsonb, to_value jsonb)
    ), summary as (
      insert into audit_updates (record_type, record_id, time, user_id, fields)
      select record_type, record_id, $1::timestamptz, $2, fields
      from jsonb_to_recordset($4::jsonb) as summed (record_type text, record_id text, fields jsonb)
      on conflict (record_type, record_id) do update
      set time = excluded.time, user_id = excluded.user_id, fields = audit_updates.fields || excluded.fields
    ), remembered as (
      update operations set answer = given.answer
      from jsonb_to_recordset($5::jsonb) as given (id text, answer jsonb)
      where operations.id = given.id
    )
    select pg_notify($6, notice) from jsonb_array_elements_text($7::jsonb) notice`,
};

/** The summary named `updates` has one row for each record, however often the work touched it. */
function summaries(audited: readonly Difference[], stamp: { time: string; userId: string | null }) {
  const byRecord = new Map<
    string,
    { record_type: string; record_id: string; fields: Record<string, object> }
  >();
  for (const { record_type, record_id, field } of audited) {
    const key = `${record_type} ${record_id}`;
    const row = byRecord.get(key) ?? { record_type, record_id, fields: {} };
    row.fields[field] = { time: stamp.time, userId: stamp.userId };
    byRecord.set(key, row);
  }
  return [...byRecord.values()];
}
