// What logging, editing and deleting do to the counts: plus one for the new state, minus one for the old.
import { type CalendarDate, dateIn } from '../dates/index.ts';
import { searchableText } from '../kernel/index.ts';
import type { SourceType } from '../permissions/index.ts';
import { monthOf } from './countRange.ts';
import { type CountedEntry, countIdsOf } from './counts.ts';
import type { Opinion } from './opinion.ts';

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

export function countChangesOf(
  before: TimedEntry | null,
  after: TimedEntry | null,
  timeZone: string,
): CountChanges {
  return together([
    ...(before === null ? [] : [changesOf(before, -1, timeZone)]),
    ...(after === null ? [] : [changesOf(after, 1, timeZone)]),
  ]);
}

/** Of many entries that are published at once. */
export function countChangesOfAll(entries: readonly TimedEntry[], timeZone: string): CountChanges {
  return together(entries.map((entry) => changesOf(entry, 1, timeZone)));
}

/** Sorted, so that concurrent changes touch common rows in the same order. What cancels out is left out. */
function together(changes: readonly CountChanges[]): CountChanges {
  return {
    counts: summed(
      changes.flatMap(({ counts }) => counts),
      (row) => [row.countId, row.schoolId, row.month, row.column],
    ),
    days: summed(
      changes.flatMap(({ days }) => days),
      (row) => [row.schoolId, row.day, row.column],
    ),
    tags: summed(
      changes.flatMap(({ tags }) => tags),
      (row) => [row.schoolId, row.tag],
    ),
  };
}

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
