// From count rows to lines: one for each school and one for all schools.
import { byName } from '../../kernel/byName.ts';
import type { CountRow } from '../count.ts';
import { columnsOf, type CountChoice, sumOfColumns } from '../sums.ts';
import {
  type Comparison,
  comparisonSince,
  monthsOf,
  monthsThatAreOver,
  type Period,
  periodBefore,
} from './months.ts';
import { allSchoolsLook, type LineLook, lookOf } from './palette.ts';

/** In place of a school id: the line of all schools. */
export const allSchools = 'all';

export type Series = Readonly<{
  id: string;
  name: string;
  look: LineLook;
  /** One for each month of the chart. */
  values: readonly number[];
  total: number;
  /** Of the months before the period, as many as those of it that are over. */
  before: number;
}>;

export type ChartSeries = Readonly<{
  months: readonly string[];
  /** What can be compared with the months before; null where they have no records or no month is over. */
  comparison: Comparison | null;
  all: Series;
  /** In the order of their names. */
  schools: readonly Series[];
}>;

export type SeriesQuery = Readonly<{
  rows: readonly CountRow[];
  period: Period;
  /** It is not over, so it is never compared with whole months. Without it, all months are over. */
  thisMonth?: string;
  choice: CountChoice;
  schoolNames: ReadonlyMap<string, string>;
  /** Only these, even where they have nothing to show. Empty means every school that has something. */
  schoolIds?: readonly string[];
  words: Readonly<{ allSchools: string; unknownSchool: string }>;
}>;

type Sums = { values: number[]; total: number; before: number };

/** Rows before the period count as what it is compared with; rows after it do not count. */
export function chartSeries(question: SeriesQuery): ChartSeries {
  const { rows, period, thisMonth, choice, schoolNames, schoolIds = [], words } = question;
  const over = thisMonth === undefined ? period : monthsThatAreOver(period, thisMonth);
  const earliest = over === null ? period.from : periodBefore(over).from;
  const months = monthsOf(period);
  const places = new Map(months.map((month, at) => [month, at]));
  const empty = (): Sums => ({ values: months.map(() => 0), total: 0, before: 0 });
  const columns = columnsOf(choice);
  const all = empty();
  const bySchool = new Map(schoolIds.map((id) => [id, empty()]));
  // Thousands of rows, and this code is cold before the first chart: plain loops are twice as fast here.
  for (const row of rows) {
    const schoolId = row[0];
    const month = row[1];
    let school = bySchool.get(schoolId);
    if (month < earliest || month > period.to || (school === undefined && schoolIds.length > 0)) continue;
    const number = sumOfColumns(row, columns);
    if (number === 0) continue;
    if (school === undefined) {
      school = empty();
      bySchool.set(schoolId, school);
    }
    const place = places.get(month);
    add(all, place, number);
    add(school, place, number);
  }
  let firstMonth: string | undefined;
  for (const [, month] of rows) if (firstMonth === undefined || month < firstMonth) firstMonth = month;
  const looks = looksOf(schoolNames);
  const schools = [...bySchool].map(([id, sums]) => ({
    id,
    name: schoolNames.get(id) ?? words.unknownSchool,
    look: looks.get(id) ?? lookOf(looks.size),
    ...sums,
  }));
  return {
    months,
    comparison: over === null ? null : comparisonSince(firstMonth, over),
    all: { id: allSchools, name: words.allSchools, look: allSchoolsLook, ...all },
    schools: schools.toSorted((a, b) => byName(a.name, b.name)),
  };
}

function add(sums: Sums, place: number | undefined, number: number): void {
  if (place === undefined) {
    sums.before += number;
    return;
  }
  sums.total += number;
  sums.values[place] = (sums.values[place] ?? 0) + number;
}

/** By the index among all schools of the district, so that a school keeps its color whatever is chosen. */
function looksOf(schoolNames: ReadonlyMap<string, string>): ReadonlyMap<string, LineLook> {
  const ids = [...schoolNames].toSorted(([, a], [, b]) => byName(a, b)).map(([id]) => id);
  return new Map(ids.map((id, at) => [id, lookOf(at)]));
}

/** The line of all schools first, which is drawn on top. */
export function linesOf({ all, schools }: ChartSeries): readonly Series[] {
  return [all, ...schools];
}

/** Equal ones in the order of their names. */
export function largestFirst(lines: readonly Series[]): readonly Series[] {
  return lines.toSorted((a, b) => b.total - a.total || byName(a.name, b.name));
}
