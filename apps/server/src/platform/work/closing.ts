// What a unit of work leaves behind beside its change: audit differences, the answer of its operation, and the
// notices to open browsers. Collected while it runs and written in one statement just before the commit. The operation's
// id goes in last of all: where it is there already, everything is undone and the first answer holds.
import { differences } from '@schooldog/domain/kernel';
import type { RecordChange } from '../audit/audit.ts';
import type { NamedStatement } from '../database/namedStatement.ts';
import { liveChannel, type Notice } from '../live/notice.ts';
import type { DoneOperation } from '../operations/operations.ts';

type Difference = Readonly<{
  record_type: string;
  record_id: string;
  field: string;
  from_value: unknown;
  to_value: unknown;
}>;

/** Changes that need no answer before the work is over: they travel with what it leaves behind. */
export type LastStep = Readonly<{
  statement: Omit<NamedStatement, 'values'>;
  /** Problems for what the database may say against the changes; anything else comes back as it is. */
  refusal(error: unknown): unknown;
}>;

export type Closing = Readonly<{
  audit(change: RecordChange): void;
  announce(notices: readonly Notice[]): void;
  remember(operation: DoneOperation): void;
  finish(step: LastStep, values: readonly unknown[]): void;
  write(askLast: (statement: NamedStatement) => Promise<void>): Promise<void>;
}>;

export function newClosing(who: { userId: string | null; now: Date }): Closing {
  const audited: Difference[] = [];
  const notices: string[] = [];
  const done: DoneOperation[] = [];
  let last: Readonly<{ step: LastStep; values: readonly unknown[] }> | undefined;
  return {
    audit: ({ recordType, recordId, before, after, fields }) => {
      for (const { field, from, to } of differences(before ?? {}, after ?? {}, fields)) {
        audited.push({ record_type: recordType, record_id: recordId, field, from_value: from, to_value: to });
      }
    },
    announce: (told) => void notices.push(...told.map((notice) => JSON.stringify(notice))),
    remember: (operation) => void done.push(operation),
    finish: (step, values) => {
      if (last !== undefined) throw new Error('A unit of work has one last step.');
      last = { step, values };
    },
    write: async (askLast) => {
      if (last === undefined && audited.length + notices.length + done.length === 0) return;
      const time = who.now.toISOString();
      const values = [
        time,
        who.userId,
        JSON.stringify(audited),
        JSON.stringify(summaries(audited, { ...who, time })),
        JSON.stringify(done),
        liveChannel,
        JSON.stringify(notices),
      ];
      if (last === undefined) return askLast({ ...closeWork, values });
      const { step } = last;
      await askLast({ ...step.statement, values: [...values, ...last.values] }).catch((error: unknown) => {
        throw step.refusal(error);
      });
    },
  };
}

const ownValues = 7;

/** `steps` are named parts of one statement, whose values begin at the place they are given. */
export function lastStep(parts: {
  name: string;
  steps(first: number): string;
  refusal(error: unknown): unknown;
}): LastStep {
  const { name, steps, refusal } = parts;
  return { statement: { name: `close-${name}`, text: closingText(`${steps(ownValues + 1)}, `) }, refusal };
}

const closeWork = { name: 'close-work', text: closingText('') };

function closingText(steps: string): string {
  return `
    with ${steps}history as (
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
      insert into operations (id, user_id, procedure, input_hash, time_created, answer)
      select id, user_id, procedure, input_hash, $1::timestamptz, answer
      from jsonb_to_recordset($5::jsonb)
        as done (id text, user_id text, procedure text, input_hash text, answer jsonb)
    )
    select pg_notify($6, notice) from jsonb_array_elements_text($7::jsonb) notice`;
}

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
