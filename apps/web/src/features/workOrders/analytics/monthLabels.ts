import { shortMonth } from '@schooldog/domain/insights/chart';

/** The first week of some months, with the whole year: "Dec 25" would read as a day. */
export function monthLabels(
  weeks: readonly Readonly<{ from: string }>[],
  language: string,
  mostLabels: number,
): { at: number; label: string }[] {
  const starts = weeks.flatMap(({ from }, at) =>
    at > 0 && from.slice(0, 7) !== weeks[at - 1]?.from.slice(0, 7) ? [{ at, from }] : [],
  );
  const step = Math.max(1, Math.ceil(starts.length / mostLabels));
  return starts
    .filter((_, number) => number % step === 0)
    .map(({ at, from }) => ({ at, label: shortMonth(from.slice(0, 7), language) }));
}
