// The days that the page is about, and their weeks.
import { addDays, addMonths, type CalendarDate, weekdayOf, weekdays } from '../../dates/index.ts';

export type Period = Readonly<{ from: CalendarDate; to: CalendarDate }>;

/** More weeks than these cannot be drawn side by side. */
const mostDays = 3 * 366;

/** The last twelve months unless days are chosen. Of a longer range the last three years are taken. */
export function analyticsPeriod(
  { from, to }: Readonly<{ from?: CalendarDate | undefined; to?: CalendarDate | undefined }>,
  today: CalendarDate,
): Period {
  const [first, last] =
    from !== undefined && to !== undefined && from > to ? [to, from] : [from, to ?? latest(from, today)];
  const earliest = addDays(last, -mostDays);
  if (first === undefined) return { from: addDays(addMonths(last, -12), 1), to: last };
  return { from: first < earliest ? earliest : first, to: last };
}

/** A range that begins in the future does not end today. */
function latest(from: CalendarDate | undefined, today: CalendarDate): CalendarDate {
  return from !== undefined && from > today ? from : today;
}

/** From Sunday to Saturday; the first and the last are cut to the period. */
export function weeksOf({ from, to }: Period): Period[] {
  const weeks: Period[] = [];
  let start = from;
  while (start <= to) {
    const saturday = addDays(start, daysToSaturday(start));
    weeks.push({ from: start, to: saturday < to ? saturday : to });
    start = addDays(saturday, 1);
  }
  return weeks;
}

function daysToSaturday(date: CalendarDate): number {
  return (weekdays.indexOf('saturday') - weekdays.indexOf(weekdayOf(date)) + 7) % 7;
}
