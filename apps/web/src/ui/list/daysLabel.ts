import type { DateRange } from '@schooldog/domain/dates';
import { shortDay } from '../shortDay.ts';

/** "9/1/2026 – 9/30/2026"; a range of one day is that day, and an open side stays empty. */
export function daysLabel({ from, to }: DateRange): string {
  const [first, last] = [from, to].map((day) => (day === null ? '' : shortDay(day)));
  return first === last ? String(first) : `${first} – ${last}`.trim();
}
