// How a number changed against the period before, in words that do not say more than the numbers do.

/** `before` is null where records do not reach back to its first day. */
export type Counted = Readonly<{ now: number; before: number | null }>;
export type Share = Readonly<{ part: number; whole: number }>;
export type CountedShare = Readonly<{ now: Share; before: Share | null }>;

/** Of a count `by` is a percentage, of a share it is percentage points. */
export type Change =
  | Readonly<{ kind: 'notRecorded' | 'tooFew' | 'same' }>
  | Readonly<{ kind: 'up' | 'down'; by: number }>;

const fewestToCompare = 5;
const leastChange = 5;

/** Counts under five, on either side, are too few; less than five percent is about the same. */
export function changeOf({ now, before }: Counted): Change {
  if (before === null) return { kind: 'notRecorded' };
  if (now < fewestToCompare || before < fewestToCompare) return { kind: 'tooFew' };
  const difference = now - before;
  if (Math.abs(difference) * 100 < leastChange * before) return { kind: 'same' };
  return { kind: difference > 0 ? 'up' : 'down', by: Math.round((Math.abs(difference) * 100) / before) };
}

/** Between the percentages as they are shown, so that readers who subtract them get the same. */
export function changeOfShare({ now, before }: CountedShare): Change {
  if (before === null) return { kind: 'notRecorded' };
  if (now.whole < fewestToCompare || before.whole < fewestToCompare) return { kind: 'tooFew' };
  const difference = percentOf(now) - percentOf(before);
  if (Math.abs(difference) < leastChange) return { kind: 'same' };
  return { kind: difference > 0 ? 'up' : 'down', by: Math.abs(difference) };
}

/** Rounded, but 100 only for all of them and 0 only for none. */
export function percentOf({ part, whole }: Share): number {
  if (part === 0 || whole === 0) return 0;
  return part === whole ? 100 : Math.min(99, Math.max(1, Math.round((part * 100) / whole)));
}
