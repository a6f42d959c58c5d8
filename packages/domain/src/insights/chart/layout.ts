// One drawing's measures, made from its size and its lines.
import { apart, type Area, ticksFor, yOf } from './scale.ts';
import type { Series } from './series.ts';

/** Where so few lines are drawn, each has its name at its end. */
const mostNamed = 8;
const leastWidthForNames = 560;
const nameRoom = 172;
/** The last month's label stands half beside the drawing. */
const labelRoom = 36;
const nameGap = 16;

const longestName = 20;

/** As much of a name as there is room for at the end of a line. */
export function endName(name: string): string {
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}

/** A month's label and the air around it. */
export const monthRoom = 76;

export type Layout = Readonly<{
  width: number;
  height: number;
  area: Area;
  ticks: readonly number[];
  top: number;
  /** Heights of the names at the line's ends; null where there is no room for them. */
  nameHeights: readonly number[] | null;
}>;

export function layoutOf(size: { width: number; height: number }, lines: readonly Series[]): Layout {
  const largest = lines.reduce((most, { values }) => values.reduce((a, b) => Math.max(a, b), most), 0);
  const ticks = ticksFor(largest);
  const top = ticks.at(-1) ?? 1;
  const hasNames = size.width >= leastWidthForNames && lines.length > 0 && lines.length <= mostNamed;
  const area: Area = {
    left: 16 + 8 * String(top).length,
    right: size.width - (hasNames ? nameRoom : labelRoom),
    top: 12,
    bottom: size.height - 32,
  };
  const ends = lines.map(({ values }) => yOf(values.at(-1) ?? 0, top, area));
  return { ...size, area, ticks, top, nameHeights: hasNames ? apart(ends, nameGap, area) : null };
}
