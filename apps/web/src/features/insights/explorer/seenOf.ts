type Numbers = Readonly<{
  /** As the chart showed it when the dialog was opened. */
  counted: number;
  /** What the server let the user see then. */
  first: number | undefined;
  /** What it says now. */
  total: number | undefined;
}>;

/**
 * What is hidden from the user is known from the first answer. Whatever changes afterwards, such as an entry that they
 * delete here themselves, changes both numbers.
 */
export function seenOf({ counted, first, total }: Numbers): { shown: number; count: number; isAll: boolean } {
  if (first === undefined || total === undefined) return { shown: counted, count: counted, isAll: true };
  const hidden = Math.max(0, counted - first);
  return { shown: total, count: total + hidden, isAll: hidden === 0 };
}
