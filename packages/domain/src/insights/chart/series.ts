// From count rows to lines: one for each school and one for all of them together.
import { byName } from '../../kernel/byName.ts';
import type { CountRow } from '../count.ts';
import { columnsOf, type CountChoice, sumOfColumns } from '../sums.ts';
import { type Comparison, comparisonSince, monthsOf, type Period } from './months.ts';
import { allSchoolsLook, type LineLook, lookOf } from './palette.ts';

/** Where a school id would stand, the line of all of them. */
export const allSchools = 'all';

export type Series = Readonly<{
  id: string;
  name: string;
  look: LineLook;
  /** One for each month of the chart. */
  values: readonly number[];
  total: number;
  /** Of the period before, as long as this one. */
  before: number;
}>;

export type ChartSeries = Readonly<{
  months: readonly string[];
  /** What can be compared with the period before; null where it has no records. */
  comparison: Comparison | null;
  all: Series;
  /** In the order of their names. */
  schools: readonly Series[];
}>;

export type SeriesQuery = Readonly<{
  rows: readonly CountRow[];
  period: Period;
  choice: CountChoice;
  schoolNames: ReadonlyMap<string, string>;
  /** Only these, also where they have nothing to show. Empty means every school that has something. */
  schoolIds?: readonly string[];
  words: Readonly<{ allSchools: string; unknownSchool: string }>;
}>;

type Sums = { values: number[]; total: number; before: number };

/** Rows before the period count as the period before it; rows after it do not count. */
export function chartSeries(question: SeriesQuery): ChartSeries {
  const { rows, period, choice, schoolNames, schoolIds = [], words } = question;
  const months = monthsOf(period);
  const places = new Map(months.map((month, at) => [month, at]));
  const empty = (): Sums => ({ values: months.map(() => 0), total: 0, before: 0 });
  const columns = columnsOf(choice);
  const all = empty();
  const bySchool = new Map(schoolIds.map((id) => [id, empty()]));
  // Thousands of rows, and nothing of this has run before the first chart: plain steps are twice as quick here.
  for (const row of rows) {
    const schoolId = row[0];
    const month = row[1];
    let school = bySchool.get(schoolId);
    if (month > period.to || (school === undefined && schoolIds.length > 0)) continue;
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
    comparison: comparisonSince(firstMonth, period),
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

/** By the place among all schools of the district, so that a school keeps its colour whatever is chosen. */
function looksOf(schoolNames: ReadonlyMap<string, string>): ReadonlyMap<string, LineLook> {
  const ids = [...schoolNames].toSorted(([, a], [, b]) => byName(a, b)).map(([id]) => id);
  return new Map(ids.map((id, at) => [id, lookOf(at)]));
}

/** The line of all schools first, which is drawn on top. */
export function linesOf({ all, schools }: ChartSeries): readonly Series[] {
  return [all, ...schools];
}
