import { shortDay } from '../shortDay.ts';

type Days = Readonly<{ from: string; to: string }>;

/** "9/1/2026 – 9/30/2026"; a range of one day is that day. */
export function daysLabel({ from, to }: Days): string {
  const [first, last] = [shortDay(from), shortDay(to)];
  return first === last ? first : `${first} – ${last}`;
}
