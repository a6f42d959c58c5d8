// Lying bars with names before them and numbers behind them.
import type { PdfDrawing, PdfShape } from './report.ts';

export type BarRow = Readonly<{ label: string; bars: readonly Bar[] }>;

/** One or several lengths behind one another, all in one scale. */
type Bar = Readonly<{
  parts: readonly Readonly<{ value: number; color: string }>[];
  text: string;
}>;

const ink = '#24211d';
/** Wider than the page, so that letters become as small as those of a table. */
const chart = { width: 760, left: 236, right: 700 };
const gaps = { rows: 10, bars: 2 };
const longestLabel = 36;

/** `thickness` is that of a bar; with several in a row, 11 leaves room for their numbers. */
export function barChart(
  rows: readonly BarRow[],
  { alt, thickness }: Readonly<{ alt: string; thickness: number }>,
): PdfDrawing {
  const lengths = rows.flatMap(({ bars }) => bars.map(lengthOf));
  const scale = (chart.right - chart.left) / Math.max(1, ...lengths);
  let top = 0;
  const shapes = rows.flatMap(({ label, bars }): PdfShape[] => {
    const height = bars.length * (thickness + gaps.bars) - gaps.bars + gaps.rows;
    const first = top + gaps.rows / 2;
    const middle = top + height / 2;
    top += height;
    const name = label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;
    return [
      { shape: 'text', x: chart.left - 10, y: middle + 4, text: name, color: ink, align: 'right' },
      ...bars.flatMap((bar, at) =>
        barShapes(bar, { y: first + at * (thickness + gaps.bars) + thickness / 2, thickness, scale }),
      ),
    ];
  });
  return { kind: 'drawing', width: chart.width, height: top, alt, shapes };
}

function lengthOf({ parts }: Bar): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}

function barShapes(
  { parts, text }: Bar,
  { y, thickness, scale }: Readonly<{ y: number; thickness: number; scale: number }>,
): PdfShape[] {
  let x = chart.left;
  const drawn = parts
    .filter(({ value }) => value > 0)
    .map(({ value, color }): PdfShape => {
      const from = x;
      x += value * scale;
      return { shape: 'path', path: `M${from} ${y}L${x} ${y}`, color, dash: [], width: thickness };
    });
  return [...drawn, { shape: 'text', x: x + 8, y: y + 4, text, color: ink }];
}
