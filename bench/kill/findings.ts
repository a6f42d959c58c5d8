// What the database holds after all the kills, held against what was acknowledged.
import { query } from '../lib/sql.ts';
import type { Write } from './writers.ts';

export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** A change without its audit row, an audit row without its change, an operation without its answer. */
  readonly half: readonly string[];
}

interface HistoryRow {
  readonly school: string;
  readonly from: string | null;
  readonly to: string;
  readonly time: string;
}
interface SchoolRow {
  readonly id: string;
  readonly value: string;
  /** The time that the summary of the audit trail names for the field. */
  readonly noted: string | null;
}
interface OperationRow {
  readonly id: string;
  readonly value: string | null;
}

const isOurs = (value: string | null) => value?.startsWith('Writer ') === true;

export async function findings(databaseUrl: string, acknowledged: readonly Write[]): Promise<Findings> {
  const history = await query<HistoryRow>(
    databaseUrl,
    `select record_id as school, from_value #>> '{}' as "from", to_value #>> '{}' as "to",
      to_char(time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as time
      from audit_history where record_type = 'school' and field = 'principalName' order by sequence`,
  );
  const operations = await query<OperationRow>(
    databaseUrl,
    `select id, answer ->> 'principalName' as value from operations where procedure = 'schools.schoolFormSubmit'`,
  );
  const schools = await query<SchoolRow>(
    databaseUrl,
    `select s.id, s.principal_name as value, u.fields -> 'principalName' ->> 'time' as noted
      from schools s left join audit_updates u on u.record_type = 'school' and u.record_id = s.id`,
  );
  const times = countBy(history.map(({ to }) => to));
  return {
    lost: acknowledged.filter(({ value }) => !times.has(value)).map(({ value }) => value),
    doubled: [...times].filter(([value, count]) => isOurs(value) && count > 1).map(([value]) => value),
    half: [...brokenChains(history, schools), ...unmatched(history, operations, acknowledged)],
  };
}

/** Each difference begins where the one before ended, and the last one ends at what the school says now. */
function brokenChains(history: readonly HistoryRow[], schools: readonly SchoolRow[]): string[] {
  return schools.flatMap(({ id, value, noted }) => {
    const rows = history.filter(({ school }) => school === id);
    const last = rows.at(-1);
    const breaks = rows
      .filter((row, at) => at > 0 && row.from !== rows[at - 1]?.to)
      .map((row) => `the history before "${row.to}" is missing`);
    if (last !== undefined && last.to !== value) breaks.push(`"${last.to}" is not the school's "${value}"`);
    if (last === undefined && isOurs(value)) breaks.push(`"${value}" has no history`);
    if (last !== undefined && last.time !== noted) breaks.push(`the summary does not know "${last.to}"`);
    return breaks;
  });
}

function unmatched(
  history: readonly HistoryRow[],
  operations: readonly OperationRow[],
  acknowledged: readonly Write[],
): string[] {
  const written = new Set(history.map(({ to }) => to).filter(isOurs));
  const answered = new Set(operations.map(({ value }) => value));
  const known = new Map(operations.map(({ id, value }) => [id, value]));
  return [
    ...operations.filter(({ value }) => value === null).map(({ id }) => `operation ${id} has no answer`),
    ...[...answered].filter((value) => value !== null && !written.has(value)).map((v) => `"${v}" has no history`),
    ...[...written].filter((value) => !answered.has(value)).map((value) => `"${value}" has no operation`),
    ...acknowledged
      .filter(({ operationId, value }) => known.get(operationId) !== value)
      .map(({ value }) => `the operation of "${value}" is not remembered`),
  ];
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
