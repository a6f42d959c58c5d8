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
import { printable } from './printable.ts';
import type { PrintedChart, PrintedLook } from './report.ts';

/** Wider than the paper: shrunk to it, letters of twelve units become as small as those of the facts of an entry. */
const size = { width: 760, height: 330 };
const widths = { all: 3, school: 1.75 };

type Drawn = Readonly<{
  chart: ChartSeries;
  /** Lines that were taken out. */
  hiddenIds: readonly string[];
  language: string;
  title: string;
  facts: string;
}>;

export function printedChart({ chart, hiddenIds, language, title, facts }: Drawn): PrintedChart {
  const { months } = chart;
  const lines = linesOf(chart).filter(({ id }) => !hiddenIds.includes(id));
  const { area, ticks, top, nameHeights, ...paper } = layoutOf(size, lines);
  const xOfMonth = (at: number) => xOf(at, months.length, area);
  return {
    title: printable(title),
    facts: printable(facts),
    ...paper,
    grid: ticks.map((tick) => ({
      from: area.left,
      to: area.right,
      y: yOf(tick, top, area),
      label: numberText(tick, language),
    })),
    months: labelled(months.length, area.right - area.left, monthRoom).map((at) => ({
      x: xOfMonth(at),
      y: area.bottom + 22,
      label: printable(shortMonth(months[at] ?? '', language)),
    })),
    lines: lines.toReversed().map((line) => ({
      ...lookOnPaper(line),
      path: months.length === 1 ? null : pathOf(line.values, top, area),
      // A single month has no line, only its place.
      dot: months.length === 1 ? { x: xOfMonth(0), y: yOf(line.values[0] ?? 0, top, area) } : null,
    })),
    names: (nameHeights ?? []).flatMap((height, at) => {
      const line = lines[at];
      return line === undefined
        ? []
        : [
            {
              x: area.right + 10,
              y: height + 4,
              color: line.look.light,
              label: printable(endName(line.name)),
            },
          ];
    }),
    legend: lines.map((line) => ({
      ...lookOnPaper(line),
      name: printable(line.name),
      total: printable(numberText(line.total, language)),
    })),
  };
}

function lookOnPaper({ id, look }: Pick<Series, 'id'> & { look: LineLook }): PrintedLook {
  return {
    color: look.light,
    dash: look.dash === 'none' ? null : look.dash,
    width: id === allSchools ? widths.all : widths.school,
  };
}
