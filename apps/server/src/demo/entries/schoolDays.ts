// When people log: on school days between seven and five, more when the year begins, hardly in the holidays.
import {
  addDays,
  type CalendarDate,
  dateIn,
  daysOfSchoolYear,
  momentAt,
  schoolYearOf,
} from '@schooldog/domain/dates';
import type { Random } from '../random.ts';
import { lottery } from './chance.ts';

const minute = 60_000;
const hour = 60 * minute;
/** January first. */
const byMonth = [1, 1, 1, 0.9, 0.9, 0.25, 0.12, 1.5, 1.45, 1.1, 1, 0.9];
/** Minutes from noon: arrival, the middle of the day, dismissal. */
const hours = [
  { from: -300, to: -210, weight: 4 },
  { from: -210, to: 0, weight: 5 },
  { from: 0, to: 120, weight: 4 },
  { from: 120, to: 210, weight: 3 },
  { from: 210, to: 300, weight: 1 },
];

/**
 * Moments of the last two school years and of the current one until now, so that every month has one to compare with.
 */
export function schoolDays(now: Date, timeZone: string): (random: Random) => Date {
  const today = dateIn(now.toISOString(), timeZone);
  const thisYear = daysOfSchoolYear(schoolYearOf(today));
  const lastYear = daysOfSchoolYear(schoolYearOf(addDays(thisYear.from, -1)));
  const { from } = daysOfSchoolYear(schoolYearOf(addDays(lastYear.from, -1)));
  const days = daysFrom(from, today, timeZone).map(({ day, noon }) => ({
    noon,
    // Use grows: each year has more.
    weight: weightOf(day) * (day < lastYear.from ? 0.75 : day < thisYear.from ? 1 : 1.25),
  }));
  const drawDay = lottery(days, ({ weight }) => weight);
  const drawHours = lottery(hours, ({ weight }) => weight);
  return (random) => {
    for (;;) {
      const day = drawDay(random);
      const part = drawHours(random);
      if (day === undefined || part === undefined) continue;
      const start = day.noon + part.from * minute;
      const time = start + random.whole((part.to - part.from) * minute);
      if (time < now.getTime()) return new Date(time);
    }
  };
}

function daysFrom(first: CalendarDate, last: CalendarDate, timeZone: string) {
  const hourOf = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const days: { day: CalendarDate; noon: number }[] = [];
  let noon = Date.parse(momentAt(first, '12:00', timeZone));
  for (let day = first; day <= last; day = new Date(Date.parse(day) + 24 * hour).toISOString().slice(0, 10)) {
    days.push({ day, noon });
    noon += 24 * hour;
    // The clock may have changed overnight.
    noon += (12 - Number(hourOf.format(noon))) * hour;
  }
  return days;
}

function weightOf(day: CalendarDate): number {
  const month = byMonth[Number(day.slice(5, 7)) - 1] ?? 0;
  const weekday = new Date(day).getUTCDay();
  if (weekday === 0) return month * 0.01;
  if (weekday === 6) return month * 0.03;
  return isHoliday(day.slice(5)) ? 0.02 : month;
}

/** Winter, spring and autumn break, and the days that most districts take off. */
export function isHoliday(monthAndDay: string): boolean {
  const breaks = [
    ['01-01', '01-03'],
    ['04-03', '04-09'],
    ['07-03', '07-05'],
    ['11-23', '11-28'],
    ['12-20', '12-31'],
  ] as const;
  return breaks.some(([from, to]) => from <= monthAndDay && monthAndDay <= to);
}
