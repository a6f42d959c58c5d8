// A range of days as whole months, which have stored counts, and the remaining days.
import { addDays, type CalendarDate, type DateRange, lastDayOfMonth } from '../dates/index.ts';

export type Days = Readonly<{ from: CalendarDate; to: CalendarDate }>;
/** Months as "2026-11", both included; null leaves that side open. `months` is null when none is whole. */
export type CountRange = Readonly<{
  months: Readonly<{ from: string | null; to: string | null }> | null;
  days: readonly Days[];
}>;

export function countRangeOf({ from, to }: DateRange): CountRange {
  if (from !== null && to !== null && monthOf(from) === monthOf(to)) return withinOneMonth({ from, to });
  const head = from !== null && from !== firstOf(from) ? [{ from, to: lastDayOfMonth(from) }] : [];
  const tail = to !== null && to !== lastDayOfMonth(to) ? [{ from: firstOf(to), to }] : [];
  const first = from === null ? null : monthOf(head.length === 0 ? from : addDays(lastDayOfMonth(from), 1));
  const last = to === null ? null : monthOf(tail.length === 0 ? to : addDays(firstOf(to), -1));
  const isEmpty = first !== null && last !== null && first > last;
  return { months: isEmpty ? null : { from: first, to: last }, days: [...head, ...tail] };
}

function withinOneMonth(days: Days): CountRange {
  const isWhole = days.from === firstOf(days.from) && days.to === lastDayOfMonth(days.to);
  const month = monthOf(days.from);
  return isWhole ? { months: { from: month, to: month }, days: [] } : { months: null, days: [days] };
}

export function monthOf(day: CalendarDate): string {
  return day.slice(0, 7);
}

function firstOf(day: CalendarDate): CalendarDate {
  return `${monthOf(day)}-01`;
}
