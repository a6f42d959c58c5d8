// What a period came to, and how that compares with the one before it.
import { columnsOf, type CountRow, sumOfColumns } from '@schooldog/domain/insights';
import { type Opinion, opinions } from '@schooldog/domain/entries';
import type { Period } from '@schooldog/domain/insights/chart';
import type { SourceType } from '@schooldog/domain/permissions';

export type Total = Readonly<{ now: number; before: number }>;

/** In whole percent; null where there was nothing before to compare with. */
export type Change = Readonly<{
  direction: 'up' | 'down' | 'same';
  difference: number;
  percent: number | null;
}>;

export function changeOf({ now, before }: Total): Change {
  const difference = now - before;
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
}>;

export function totalsByOpinion({
  rows,
  period,
  walkTypes,
  schoolIds,
}: Question): Readonly<Record<Opinion, Total>> {
  const totals = {
    concern: { now: 0, before: 0 },
    praise: { now: 0, before: 0 },
    other: { now: 0, before: 0 },
  };
  const columns = opinions.map((opinion) => ({ opinion, of: columnsOf({ walkTypes, opinions: [opinion] }) }));
  const chosen = new Set(schoolIds);
  for (const row of rows) {
    const schoolId = row[0];
    const month = row[1];
    if (month > period.to || (chosen.size > 0 && !chosen.has(schoolId))) continue;
    const when = month < period.from ? 'before' : 'now';
    for (const { opinion, of } of columns) totals[opinion][when] += sumOfColumns(row, of);
  }
  return totals;
}
