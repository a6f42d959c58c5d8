import type { CalendarDate } from './calendarDate.ts';

/** Both days belong to the range; null on a side leaves that side open, and null on both means all time. */
export type DateRange = { readonly from: CalendarDate | null; readonly to: CalendarDate | null };

type LooseRange = { from?: CalendarDate | null | undefined; to?: CalendarDate | null | undefined };

export const allTime: DateRange = { from: null, to: null };

/** An empty range means all time, and a reversed one is swapped. */
export function normalizeRange(range: LooseRange | null | undefined): DateRange {
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

export function isAllTime(range: DateRange): boolean {
  return range.from === null && range.to === null;
}
