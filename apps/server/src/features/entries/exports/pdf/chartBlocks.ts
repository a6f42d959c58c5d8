// A chart in the PDF: the same geometry as on screens, in the colors of the light theme.
import {
  allSchools,
  axisMonths,
  type ChartSeries,
  endName,
  layoutOf,
  linesOf,
  type LineLook,
  pathOf,
  type Series,
  xOf,
  yOf,
} from '@schooldog/domain/insights/chart';
import { numberText } from '@schooldog/domain/kernel';
import type { PdfBlock, PdfShape, PdfStroke } from '../../../../platform/pdf/index.ts';

/** Wider than the page: scaled down, twelve-unit letters become as small as those of the facts of an entry. */
const width = 760;
const heights = { alone: 330, sum: 210 };
const widths = { all: 3, school: 1.75 };
const colors = { axis: '#5c5750', grid: '#cfcac2' };

type Chart = Readonly<{
  chart: ChartSeries;
  /** Hidden lines. */
  hiddenIds: readonly string[];
  language: string;
  title: string;
  /** Its months, its filters as text, and its total. */
  facts: string;
}>;

export function chartBlocks({ chart, hiddenIds, language, title, facts }: Chart): readonly PdfBlock[] {
  const lines = linesOf(chart).filter(({ id }) => !hiddenIds.includes(id));
  return [
    { kind: 'heading', level: 2, text: title },
    { kind: 'paragraph', look: 'small', text: facts },
    ...drawingsOf(lines).map((drawing): PdfBlock => {
      const size = { width, height: drawing.height };
      return {
        kind: 'drawing',
        ...size,
        // The numbers themselves are in the legend.
        alt: `${title}. ${facts}`,
        shapes: shapesOf(size, chart.months, drawing.lines, language),
      };
    }),
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

/** On the axis of the sum, the schools would all lie at the bottom: each has a drawing of its own. */
function drawingsOf(lines: readonly Series[]): readonly { lines: readonly Series[]; height: number }[] {
  const sum = lines.filter(({ id }) => id === allSchools);
  const schools = lines.filter(({ id }) => id !== allSchools);
  if (sum.length === 0) return [{ lines: schools, height: heights.alone }];
  // The only school is the sum.
  if (schools.every(({ total }) => total === sum[0]?.total)) return [{ lines: sum, height: heights.alone }];
  return [
    { lines: sum, height: heights.sum },
    { lines: schools, height: heights.alone },
  ];
}

/** The topmost ones come last. */
function shapesOf(
  size: Readonly<{ width: number; height: number }>,
  months: ChartSeries['months'],
  lines: ReturnType<typeof linesOf>,
  language: string,
): readonly PdfShape[] {
  const { area, ticks, top, names } = layoutOf(size, lines);
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
  const monthNames = axisMonths(months, area.right - area.left, language).flatMap(
    ({ at, month, year }): PdfShape[] => {
      const place = { x: xOfMonth(at), color: colors.axis, align: 'center' } as const;
      return [
        { shape: 'text', ...place, y: area.bottom + 20, text: month },
        ...(year === null ? [] : [{ shape: 'text', ...place, y: area.bottom + 36, text: year } as const]),
      ];
    },
  );
  const drawn = lines.toReversed().map((line): PdfShape => {
    if (months.length > 1) return { shape: 'path', path: pathOf(line.values, top, area), ...strokeOf(line) };
    // A single month has no line, only a dot.
    const y = yOf(line.values[0] ?? 0, top, area);
    return { shape: 'dot', x: xOfMonth(0), y, radius: 5, color: line.look.light };
  });
  const endNames = names.map(({ line, y }): PdfShape => {
    const place = { x: area.right + 10, y: y + 4 };
    return { shape: 'text', ...place, color: line.look.light, text: endName(line.name) };
  });
  return [...grid, ...monthNames, ...drawn, ...endNames];
}

function strokeOf({ id, look }: Pick<Series, 'id'> & { look: LineLook }): PdfStroke {
  return {
    color: look.light,
    dash: look.dash === 'none' ? [] : look.dash.split(' ').map(Number),
    width: id === allSchools ? widths.all : widths.school,
  };
}
