// What was seen by category and opinion: a bar chart, its key, and the numbers in a table.
import type { Opinion } from '@schooldog/domain/entries';
import { numberText } from '@schooldog/domain/kernel';
import { withOtherLast } from '@schooldog/domain/settings';
import { opinionNumbers } from '@schooldog/domain/walks';
import { barChart, type PdfBlock } from '../../../platform/pdf/index.ts';
import { wordsIn } from './words.ts';
import type { WalkReportParts } from './reportParts.ts';

const opinions = ['concern', 'praise', 'other'] as const;
/** The opinions of the app; in black and white the three differ in lightness. */
const colors: Readonly<Record<Opinion, string>> = { concern: '#d98a1f', praise: '#1c6630', other: '#9aa5bd' };

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
    barChart(
      rows.map(({ label, numbers, total }) => ({
        label,
        bars: [
          {
            parts: opinions.map((opinion) => ({ value: numbers[opinion], color: colors[opinion] })),
            text: text(total),
          },
        ],
      })),
      { alt: words('counts.alt', { rows: alt.join(' ') }), thickness: 16 },
    ),
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
