/** Of values of which each is given with how often it occurs; of an even number, the middle of the two in the middle. */
export function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  const at = (place: number) => {
    let passed = 0;
    return sorted.find(([, count]) => (passed += count) > place)?.[0] ?? 0;
  };
  return total === 0 ? null : (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
