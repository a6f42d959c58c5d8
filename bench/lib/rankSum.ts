/**
 * How well two samples can be distinguished by their order alone (Mann-Whitney): the share of pairs in which the
 * first is larger, 0.5 when they cannot be, and how many standard deviations that is from 0.5.
 */
export function rankSum(
  first: readonly number[],
  second: readonly number[],
): Readonly<{ share: number; deviations: number }> {
  let larger = 0;
  for (const a of first) for (const b of second) larger += a > b ? 1 : a === b ? 0.5 : 0;
  const pairs = first.length * second.length;
  const share = larger / pairs;
  const deviation = Math.sqrt((first.length + second.length + 1) / (12 * pairs));
  return { share, deviations: (share - 0.5) / deviation };
}
