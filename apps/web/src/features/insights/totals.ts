// What a period came to, and how that compares with the one before it.
import { columnsOf, type CountRow, sumOfColumns } from '@schooldog/domain/insights';
import { type Opinion, opinions } from '@schooldog/domain/entries';
import type { ChartSeries, Comparison, Period } from '@schooldog/domain/insights/chart';
import type { SourceType } from '@schooldog/domain/permissions';

/** `compared` is the part of `now` that has months to compare with; null where there are none. */
export type Total = Readonly<{ now: number; compared: number | null; before: number }>;

/** In whole percent; null where there was nothing before to compare with. */
export type Change = Readonly<{
  direction: 'up' | 'down' | 'same';
  difference: number;
  percent: number | null;
}>;

export function changeOf({ compared, before }: Total): Change | null {
  if (compared === null) return null;
  const difference = compared - before;
  return {
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
    difference,
    percent: before === 0 ? null : Math.round((Math.abs(difference) / before) * 100),
  };
}

type Question = Readonly<{
  rows: readonly CountRow[];
  period: Period;
  walkTypes: readonly SourceType[] | undefined;
  schoolIds: readonly string[];
  comparison: Comparison | null;
}>;

/** Of a line of the chart. */
export function totalOf(
  { total, values, before }: ChartSeries['all'],
  { months, comparison }: Pick<ChartSeries, 'months' | 'comparison'>,
): Total {
  if (comparison === null) return { now: total, compared: null, before };
  const { from, to } = comparison.now;
  const both = values.slice(months.indexOf(from), months.indexOf(to) + 1);
  const compared = both.reduce((sum, value) => sum + value, 0);
  return { now: total, compared, before };
}

export function totalsByOpinion({
  rows,
  period,
  walkTypes,
  schoolIds,
  comparison,
}: Question): Readonly<Record<Opinion, Total>> {
  const empty = () => ({ now: 0, compared: comparison === null ? null : 0, before: 0 });
  const totals = { concern: empty(), praise: empty(), other: empty() };
  const columns = opinions.map((opinion) => ({ opinion, of: columnsOf({ walkTypes, opinions: [opinion] }) }));
  const chosen = new Set(schoolIds);
  for (const row of rows) {
    const schoolId = row[0];
    const month = row[1];
    if (month > period.to || (chosen.size > 0 && !chosen.has(schoolId))) continue;
    const isNow = month >= period.from;
    const isBefore = isIn(month, comparison?.before);
    const isCompared = isIn(month, comparison?.now);
    for (const { opinion, of } of columns) {
      const total = totals[opinion];
      const number = sumOfColumns(row, of);
      if (isNow) total.now += number;
      if (isBefore) total.before += number;
      if (isCompared && total.compared !== null) total.compared += number;
    }
  }
  return totals;
}

function isIn(month: string, period: Period | undefined): boolean {
  return period !== undefined && period.from <= month && month <= period.to;
}
