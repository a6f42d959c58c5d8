// Positions in a chart: pure pixel arithmetic.

export type Area = Readonly<{ left: number; right: number; top: number; bottom: number }>;

/** Whole steps of 1, 2 or 5 times a power of ten, from 0 to at least the largest value. */
export function ticksFor(largest: number, most = 5): number[] {
  const rough = Math.max(largest, 1) / (most - 1);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power;
  const count = Math.ceil(Math.max(largest, 1) / step);
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** A single month is centered. */
export function xOf(at: number, count: number, { left, right }: Area): number {
  return count <= 1 ? (left + right) / 2 : left + ((right - left) * at) / (count - 1);
}

export function yOf(value: number, top: number, area: Area): number {
  return area.bottom - ((area.bottom - area.top) * value) / Math.max(top, 1);
}

/** The months that get a label: evenly spaced, as many as fit, and always the last one. */
export function labelled(count: number, width: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((count * room) / Math.max(width, 1)));
  return Array.from({ length: count }, (_, at) => at).filter((at) => (count - 1 - at) % step === 0);
}

export function pathOf(values: readonly number[], top: number, area: Area): string {
  return values
    .map((value, at) => `${at === 0 ? 'M' : 'L'}${placeOf(value, at, values.length, top, area)}`)
    .join('');
}

/** A line whose last month is not over yet: what is certain, and the step to what has been counted so far. */
export function runningPathOf(
  values: readonly number[],
  top: number,
  area: Area,
): { certain: string; soFar: string } {
  const steps = values.map((value, at) => placeOf(value, at, values.length, top, area));
  const certain = steps.slice(0, -1);
  return {
    certain: certain.length === 0 ? '' : `M${certain.join('L')}`,
    soFar: steps.length < 2 ? '' : `M${steps.slice(-2).join('L')}`,
  };
}

function placeOf(value: number, at: number, count: number, top: number, area: Area): string {
  return `${xOf(at, count, area).toFixed(1)} ${yOf(value, top, area).toFixed(1)}`;
}

/** What lies under a line, down to zero. */
export function areaOf(values: readonly number[], top: number, area: Area): string {
  if (values.length < 2) return '';
  return `${pathOf(values, top, area)}L${area.right.toFixed(1)} ${area.bottom}L${area.left.toFixed(1)} ${area.bottom}Z`;
}

/** The month nearest to a pixel. */
export function monthAt(x: number, count: number, { left, right }: Area): number {
  if (count <= 1) return 0;
  const at = Math.round(((x - left) / Math.max(right - left, 1)) * (count - 1));
  return Math.min(Math.max(at, 0), count - 1);
}

/** Moves labels that want these positions apart so that none overlaps another, all within the limits. */
export function apart(
  wanted: readonly number[],
  gap: number,
  limits: Readonly<{ top: number; bottom: number }>,
): number[] {
  const order = wanted.map((_, at) => at).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.map((y) => y);
  let free = limits.top;
  for (const at of order) {
    const y = Math.max(placed[at] ?? 0, free);
    placed[at] = y;
    free = y + gap;
  }
  let most = limits.bottom;
  for (const at of order.toReversed()) {
    const y = Math.min(placed[at] ?? 0, most);
    placed[at] = y;
    most = y - gap;
  }
  return placed;
}
