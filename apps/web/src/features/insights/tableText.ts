// The numbers of a chart as rows of text: for the table's CSV file and for the clipboard.
import { type ChartSeries, linesOf } from '@schooldog/domain/insights/chart';
import { guarded } from '@schooldog/domain/kernel';

type Heads = Readonly<{ school: string; total: string }>;

/** A row for each line, a column for each month, and the total at the end. */
export function tableRows(chart: ChartSeries, heads: Heads): string[][] {
  return [
    [heads.school, ...chart.months, heads.total],
    ...linesOf(chart).map(({ name, values, total }) => [name, ...values.map(String), String(total)]),
  ];
}

/** Tabs between cells: pasted into a spreadsheet it becomes a table. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map((text) => guarded(text.replaceAll(/[\t\r\n]+/g, ' '))).join('\t'))
    .join('\n');
}
