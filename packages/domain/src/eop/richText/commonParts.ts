// Which items of two lists are the same, in order: Myers' algorithm with a limit on its cost. Lists that differ more
// than that share only their beginning and their end.

export type Pair = readonly [before: number, after: number];

export function commonParts(before: readonly string[], after: readonly string[], most: number): Pair[] {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const pairs: Pair[] = [];
  for (let index = 0; index < start; index += 1) pairs.push([index, index]);
  const middle = inTheMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    most,
  );
  for (const [one, other] of middle) pairs.push([one + start, other + start]);
  for (let index = end; index > 0; index -= 1) pairs.push([before.length - index, after.length - index]);
  return pairs;
}

function inTheMiddle(before: readonly string[], after: readonly string[], most: number): Pair[] {
  if (before.length === 0 || after.length === 0) return [];
  const reach = Math.min(most, before.length + after.length);
  /** By diagonal: how far into `before` one gets with so many differences. */
  let furthest = new Map<number, number>([[1, 0]]);
  const steps: ReadonlyMap<number, number>[] = [];
  for (let differences = 0; differences <= reach; differences += 1) {
    steps.push(furthest);
    const next = new Map(furthest);
    for (let diagonal = -differences; diagonal <= differences; diagonal += 2) {
      let one = startOn(furthest, diagonal, differences);
      while (one < before.length && one - diagonal < after.length && before[one] === after[one - diagonal]) {
        one += 1;
      }
      next.set(diagonal, one);
      if (one >= before.length && one - diagonal >= after.length) {
        return walkBack(steps, before.length, after.length);
      }
    }
    furthest = next;
  }
  return [];
}

function isFromAbove(furthest: ReadonlyMap<number, number>, diagonal: number, differences: number): boolean {
  const below = furthest.get(diagonal - 1) ?? -1;
  const above = furthest.get(diagonal + 1) ?? -1;
  return diagonal === -differences || (diagonal !== differences && below < above);
}

function startOn(furthest: ReadonlyMap<number, number>, diagonal: number, differences: number): number {
  return isFromAbove(furthest, diagonal, differences)
    ? (furthest.get(diagonal + 1) ?? 0)
    : (furthest.get(diagonal - 1) ?? 0) + 1;
}

function walkBack(
  steps: readonly ReadonlyMap<number, number>[],
  beforeEnd: number,
  afterEnd: number,
): Pair[] {
  const pairs: Pair[] = [];
  let [one, other] = [beforeEnd, afterEnd];
  for (let differences = steps.length - 1; differences >= 0; differences -= 1) {
    const furthest = steps[differences] ?? new Map<number, number>();
    const diagonal = one - other;
    const earlier = isFromAbove(furthest, diagonal, differences) ? diagonal + 1 : diagonal - 1;
    const from = differences === 0 ? 0 : (furthest.get(earlier) ?? 0);
    const fromOther = differences === 0 ? 0 : from - earlier;
    while (one > from && other > fromOther) {
      one -= 1;
      other -= 1;
      pairs.push([one, other]);
    }
    [one, other] = [from, fromOther];
  }
  return pairs.toReversed();
}
