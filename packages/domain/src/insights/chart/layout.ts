// The measures of one drawing, computed from its size and its lines.
import { apart, type Area, ticksFor, yOf } from './scale.ts';
import { allSchools, largestFirst, type Series } from './series.ts';

/** Up to this many lines, each has its name at its end. */
const mostNamed = 8;
/** Of more lines than that, so many stand out from the rest. */
const strongCount = 5;
const leastWidthForNames = 560;
const nameRoom = 172;
/** Half of the last month's label extends beyond the plot. */
const labelRoom = 24;
/** Below the drawing: a month, and its year under it. */
const axisRoom = 44;
const nameGap = 16;

const longestName = 20;

/** As much of a name as fits at the end of a line. */
export function endName(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}

export type Layout = Readonly<{
  width: number;
  height: number;
  area: Area;
  ticks: readonly number[];
  top: number;
  /** At the ends of lines; none where there is no room for them. */
  names: readonly Readonly<{ line: Series; y: number }>[];
}>;

/** Few lines are all easy to follow. Of many, the largest are, and the line of all schools. */
export function strongLines(lines: readonly Series[]): readonly Series[] {
  if (lines.length <= mostNamed) return lines;
  const schools = lines.filter(({ id }) => id !== allSchools);
  const strong = new Set(largestFirst(schools).slice(0, strongCount));
  return lines.filter((line) => line.id === allSchools || strong.has(line));
}

export function layoutOf(
  size: Readonly<{ width: number; height: number }>,
  lines: readonly Series[],
  named: readonly Series[] = lines.length <= mostNamed ? lines : [],
): Layout {
  const largest = lines.reduce((most, { values }) => values.reduce((a, b) => Math.max(a, b), most), 0);
  const ticks = ticksFor(largest);
  const top = ticks.at(-1) ?? 1;
  const hasNames = size.width >= leastWidthForNames && named.length > 0;
  const area: Area = {
    left: 16 + 8 * String(top).length,
    right: size.width - (hasNames ? nameRoom : labelRoom),
    top: 12,
    bottom: size.height - axisRoom,
  };
  if (!hasNames) return { ...size, area, ticks, top, names: [] };
  const ends = named.map(({ values }) => yOf(values.at(-1) ?? 0, top, area));
  const heights = apart(ends, nameGap, area);
  return { ...size, area, ticks, top, names: named.map((line, at) => ({ line, y: heights[at] ?? 0 })) };
}
