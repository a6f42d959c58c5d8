// What was seen by category and opinion: a bar chart, its key, and the numbers in a table.
import type { Opinion } from '@schooldog/domain/entries';
import { numberText } from '@schooldog/domain/kernel';
import { withOtherLast } from '@schooldog/domain/settings';
import { opinionNumbers } from '@schooldog/domain/walks';
import type { PdfBlock, PdfShape } from '../../../platform/pdf/index.ts';
import { wordsIn } from './words.ts';
import type { WalkReportParts } from './reportParts.ts';

const opinions = ['concern', 'praise', 'other'] as const;
/** The opinions of the app; in black and white the three differ in lightness. */
const colors: Readonly<Record<Opinion, string>> = { concern: '#d98a1f', praise: '#1c6630', other: '#9aa5bd' };
const ink = '#24211d';

type Row = Readonly<{ label: string; numbers: Record<Opinion, number>; total: number }>;

export function countBlocks({ walk, labels, language }: WalkReportParts): readonly PdfBlock[] {
  if (walk.entries.length === 0) return [];
  const words = wordsIn(language);
  const text = (number: number) => numberText(number, language);
  const rows = withOtherLast(
    [...Map.groupBy(walk.entries, ({ observationCategoryId }) => observationCategoryId)].map(
      ([id, entries]) => rowOf(labels.category(id), opinionNumbers(entries)),
    ),
    language,
  );
  const all = rowOf(words('counts.all'), opinionNumbers(walk.entries));
  const alt = rows.map(({ label, numbers }) => words('counts.altRow', { category: label, ...numbers }));
  const cells = ({ label, numbers, total }: Row) => [
    label,
    ...opinions.map((opinion) => text(numbers[opinion])),
    text(total),
  ];
  return [
    { kind: 'heading', level: 2, text: words('counts.title') },
    {
      kind: 'drawing',
      width: chart.width,
      height: rows.length * chart.row,
      alt: words('counts.alt', { rows: alt.join(' ') }),
      shapes: shapesOf(rows, text),
    },
    {
      kind: 'legend',
      lines: opinions.map((opinion) => ({
        name: words(`counts.${opinion}`),
        total: text(all.numbers[opinion]),
        color: colors[opinion],
        dash: [],
        width: 6,
      })),
    },
    {
      kind: 'table',
      columns: [{ width: 5 }, ...opinions.map(() => right), right],
      header: [
        words('counts.category'),
        ...opinions.map((opinion) => words(`counts.${opinion}`)),
        words('counts.total'),
      ],
      rows: [...rows, all].map(cells),
      hasRowHeaders: true,
    },
    ...(all.total === walk.entries.length
      ? []
      : [{ kind: 'paragraph', look: 'note', text: words('counts.quantity') } as const]),
  ];
}

const right = { width: 2, align: 'right' } as const;

function rowOf(label: string, numbers: Record<Opinion, number>): Row {
  return { label, numbers, total: numbers.concern + numbers.praise + numbers.other };
}

/** Wider than the page, so that letters become as small as those of a table. */
const chart = { width: 760, row: 26, bar: 16, left: 236, right: 710 };
const longestLabel = 36;

function shapesOf(rows: readonly Row[], text: (number: number) => string): readonly PdfShape[] {
  const most = Math.max(...rows.map(({ total }) => total));
  const scale = (chart.right - chart.left) / most;
  return rows.flatMap(({ label, numbers, total }, at): PdfShape[] => {
    const y = at * chart.row + chart.row / 2;
    let x = chart.left;
    const bars = opinions
      .filter((opinion) => numbers[opinion] > 0)
      .map((opinion): PdfShape => {
        const from = x;
        x += numbers[opinion] * scale;
        const path = `M${from} ${y}L${x} ${y}`;
        return { shape: 'path', path, color: colors[opinion], dash: [], width: chart.bar };
      });
    const name = label.length > longestLabel ? `${label.slice(0, longestLabel - 1)}…` : label;
    return [
      { shape: 'text', x: chart.left - 10, y: y + 4, text: name, color: ink, align: 'right' },
      ...bars,
      { shape: 'text', x: x + 8, y: y + 4, text: text(total), color: ink },
    ];
  });
}
