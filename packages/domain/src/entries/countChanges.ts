// What logging, editing and deleting do to the counts: one added for what is there now, one taken off for what was.
import { type CalendarDate, dateIn } from '../dates/index.ts';
import type { SourceType } from '../permissions/index.ts';
import { monthOf } from './countRange.ts';
import { type CountedEntry, countIdsOf } from './counts.ts';
import type { Opinion } from './opinion.ts';
import { searchableText } from './tags.ts';

/** Nine numbers, one for each source and opinion. */
export type CountColumn = `${SourceType}_${Opinion}`;
type CountChange = Readonly<{
  countId: string;
  schoolId: string;
  month: string;
  column: CountColumn;
  amount: number;
}>;
type DayChange = Readonly<{
  schoolId: string;
  day: CalendarDate;
  column: CountColumn;
  amount: number;
}>;
type TagChange = Readonly<{ schoolId: string; tag: string; label: string; amount: number }>;
export type CountChanges = Readonly<{
  counts: readonly CountChange[];
  days: readonly DayChange[];
  tags: readonly TagChange[];
}>;

export type TimedEntry = CountedEntry & Readonly<{ timestamp: string }>;

export function countColumn(source: SourceType, opinion: Opinion): CountColumn {
  return `${source}_${opinion}`;
}

/** Sorted, so that two changes at once touch common rows in the same order. What cancels out is left out. */
export function countChangesOf(
  before: TimedEntry | null,
  after: TimedEntry | null,
  timeZone: string,
): CountChanges {
  const gone = before === null ? nothing : changesOf(before, -1, timeZone);
  const come = after === null ? nothing : changesOf(after, 1, timeZone);
  return {
    counts: summed([...gone.counts, ...come.counts], (row) => [
      row.countId,
      row.schoolId,
      row.month,
      row.column,
    ]),
    days: summed([...gone.days, ...come.days], (row) => [row.schoolId, row.day, row.column]),
    tags: summed([...gone.tags, ...come.tags], (row) => [row.schoolId, row.tag]),
  };
}

const nothing: CountChanges = { counts: [], days: [], tags: [] };

function changesOf(entry: TimedEntry, amount: number, timeZone: string): CountChanges {
  const { schoolId } = entry;
  const day = dateIn(entry.timestamp, timeZone);
  const column = countColumn(entry.walkType, entry.observationType);
  return {
    counts: countIdsOf(entry).map((countId) => ({ countId, schoolId, month: monthOf(day), column, amount })),
    days: [{ schoolId, day, column, amount }],
    tags: entry.tags.map((label) => ({ schoolId, tag: searchableText(label), label, amount })),
  };
}

function summed<Row extends { readonly amount: number }>(
  rows: readonly Row[],
  keyOf: (row: Row) => readonly string[],
): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) {
    const key = keyOf(row).join('\n');
    const known = byKey.get(key);
    byKey.set(key, known === undefined ? row : { ...row, amount: known.amount + row.amount });
  }
  return [...byKey]
    .filter(([, row]) => row.amount !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row);
}
