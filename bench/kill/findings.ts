// Compares the database with what was acknowledged. Pure, so that a test can show that it finds errors.
import type { Write } from './writers.ts';

export interface Findings {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** A change without its audit row, an audit row without its change, an operation without its answer. */
  readonly half: readonly string[];
}

/** A difference in the audit trail of a school. */
export interface HistoryRow {
  readonly school: string;
  readonly from: string | null;
  readonly to: string;
  readonly time: string;
}
export interface SchoolRow {
  readonly id: string;
  readonly value: string;
  /** The time that the summary of the audit trail has for the field. */
  readonly noted: string | null;
}
export interface OperationRow {
  readonly id: string;
  /** The value in the stored answer. */
  readonly value: string | null;
}
export interface Records {
  readonly history: readonly HistoryRow[];
  readonly schools: readonly SchoolRow[];
  readonly operations: readonly OperationRow[];
}

const isOurs = (value: string | null) => value?.startsWith('Writer ') === true;

export function findDamage(
  { history, schools, operations }: Records,
  acknowledged: readonly Write[],
): Findings {
  const times = countBy(history.map(({ to }) => to));
  return {
    lost: acknowledged.filter(({ value }) => !times.has(value)).map(({ value }) => value),
    doubled: [...times].filter(([value, count]) => isOurs(value) && count > 1).map(([value]) => value),
    half: [...brokenChains(history, schools), ...unmatched(history, operations, acknowledged)],
  };
}

/** Each difference begins where the previous one ended, and the last one ends at the school's present value. */
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
    ...[...answered]
      .filter((value) => value !== null && !written.has(value))
      .map((v) => `"${v}" has no history`),
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
