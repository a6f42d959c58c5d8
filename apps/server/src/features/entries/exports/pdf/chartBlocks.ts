// A chart on paper: the same arithmetic as on screens, in the colours of light ones.
import {
  allSchools,
  type ChartSeries,
  endName,
  labelled,
  layoutOf,
  linesOf,
  type LineLook,
  monthRoom,
  pathOf,
  type Series,
  shortMonth,
  xOf,
  yOf,
} from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import type { PdfBlock, PdfShape, PdfStroke } from '../../../../platform/pdf/index.ts';

/** Wider than the paper: shrunk to it, letters of twelve units become as small as those of the facts of an entry. */
const size = { width: 760, height: 330 };
const widths = { all: 3, school: 1.75 };
const colors = { axis: '#5c5750', grid: '#cfcac2' };

type Chart = Readonly<{
  chart: ChartSeries;
  /** Lines that were taken out. */
  hiddenIds: readonly string[];
  language: string;
  title: string;
  /** Its months, its filters in words, and what it comes to. */
  facts: string;
}>;

export function chartBlocks({ chart, hiddenIds, language, title, facts }: Chart): readonly PdfBlock[] {
  const lines = linesOf(chart).filter(({ id }) => !hiddenIds.includes(id));
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'paragraph', look: 'small', text: facts },
    {
      kind: 'drawing',
      ...size,
      // The numbers themselves are in the legend.
      alt: `${title}. ${facts}`,
      shapes: shapesOf(chart.months, lines, language),
    },
    {
      kind: 'legend',
      lines: lines.map((line) => ({
        ...strokeOf(line),
        name: line.name,
        total: numberText(line.total, language),
      })),
    },
  ];
}

/** Those that lie on top come last. */
function shapesOf(
  months: ChartSeries['months'],
  lines: ReturnType<typeof linesOf>,
  language: string,
): readonly PdfShape[] {
  const { area, ticks, top, nameHeights } = layoutOf(size, lines);
  const xOfMonth = (at: number) => xOf(at, months.length, area);
  const grid = ticks.flatMap((tick): PdfShape[] => {
    const y = yOf(tick, top, area);
    const path = `M${area.left} ${y}L${area.right} ${y}`;
    const text = numberText(tick, language);
    return [
      { shape: 'path', path, color: colors.grid, dash: [], width: 1 },
      { shape: 'text', x: area.left - 8, y: y + 4, text, color: colors.axis, align: 'right' },
    ];
  });
  const monthNames = labelled(months.length, area.right - area.left, monthRoom).map((at): PdfShape => {
    const text = shortMonth(months[at] ?? '', language);
    return { shape: 'text', x: xOfMonth(at), y: area.bottom + 22, text, color: colors.axis, align: 'center' };
  });
  const drawn = lines.toReversed().map((line): PdfShape => {
    if (months.length > 1) return { shape: 'path', path: pathOf(line.values, top, area), ...strokeOf(line) };
    // A single month has no line, only its place.
    const y = yOf(line.values[0] ?? 0, top, area);
    return { shape: 'dot', x: xOfMonth(0), y, radius: 5, color: line.look.light };
  });
  const names = (nameHeights ?? []).flatMap((height, at): PdfShape[] => {
    const line = lines[at];
    if (line === undefined) return [];
    const place = { x: area.right + 10, y: height + 4 };
    return [{ shape: 'text', ...place, color: line.look.light, text: endName(line.name) }];
  });
  return [...grid, ...monthNames, ...drawn, ...names];
}

function strokeOf({ id, look }: Pick<Series, 'id'> & { look: LineLook }): PdfStroke {
  return {
    color: look.light,
    dash: look.dash === 'none' ? [] : look.dash.split(' ').map(Number),
    width: id === allSchools ? widths.all : widths.school,
  };
}
