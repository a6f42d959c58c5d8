// The numbers of a chart as rows of text: for the table's CSV file and for the clipboard.
import { type ChartSeries, linesOf } from '@schooldog/domain/insights/chart';

/** Spreadsheets skip what cannot be seen before they look for a formula; some also know the signs in full width. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

type Heads = Readonly<{ school: string; total: string }>;

/** A row for each line, a column for each month, and the total at the end. */
export function tableRows(chart: ChartSeries, heads: Heads): string[][] {
  return [
    [heads.school, ...chart.months, heads.total],
    ...linesOf(chart).map(({ name, values, total }) => [name, ...values.map(String), String(total)]),
  ];
}

/** With the mark by which a spreadsheet knows that accents are UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${rows.map((cells) => cells.map((text) => quoted(harmless(text))).join(',')).join('\r\n')}\r\n`;
}

/** Tabs between cells: pasted into a spreadsheet it becomes a table. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map((text) => harmless(text.replaceAll(/[\t\r\n]+/g, ' '))).join('\t'))
    .join('\n');
}

/** What a spreadsheet would take for a formula is read as the text it is. */
function harmless(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}
