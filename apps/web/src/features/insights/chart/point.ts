import { type Layout, monthAt, type Series, yOf } from '@schooldog/domain/insights/chart';

/** One number of the chart. */
export type Point = Readonly<{ seriesId: string; monthAt: number }>;

/** A number that the user chose, and the lines that they had hidden. */
export type OpenedPoint = Readonly<{ seriesId: string; month: string; hiddenIds?: readonly string[] }>;

/** The number nearest to the pointer. */
export function nearestPoint(
  place: Readonly<{ x: number; y: number }>,
  { area, top }: Layout,
  lines: readonly Series[],
): Point | null {
  const at = monthAt(place.x, lines[0]?.values.length ?? 0, area);
  let nearest: Point | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { id, values } of lines) {
    const distance = Math.abs(yOf(values[at] ?? 0, top, area) - place.y);
    if (distance < least) {
      least = distance;
      nearest = { seriesId: id, monthAt: at };
    }
  }
  return nearest;
}

/** Where the keyboard focus begins: the newest number of the first line. */
export function firstPoint(lines: readonly Series[]): Point | null {
  return stepFrom(null, 'End', lines);
}

/** Left and right go through the months, up and down through the lines. */
export function stepFrom(point: Point | null, key: string, lines: readonly Series[]): Point | null {
  const last = (lines[0]?.values.length ?? 0) - 1;
  const line = lines.findIndex(({ id }) => id === point?.seriesId);
  const moved = movedTo({ line: Math.max(line, 0), month: point?.monthAt ?? last }, key, last);
  if (moved === null || last < 0) return null;
  const series = lines[(moved.line + lines.length) % lines.length];
  if (series === undefined) return null;
  return { seriesId: series.id, monthAt: Math.min(Math.max(moved.month, 0), last) };
}

type Place = Readonly<{ line: number; month: number }>;

function movedTo({ line, month }: Place, key: string, last: number): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return { line, month: month - 1 };
    case 'ArrowRight':
      return { line, month: month + 1 };
    case 'ArrowUp':
      return { line: line - 1, month };
    case 'ArrowDown':
      return { line: line + 1, month };
    case 'Home':
      return { line, month: 0 };
    case 'End':
      return { line, month: last };
    default:
      return null;
  }
}
