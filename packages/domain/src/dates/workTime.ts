// Time that passes within working hours.
import { momentAt } from './bounds.ts';
import { addDays } from './arithmetic.ts';
import type { CalendarDate } from './calendarDate.ts';
import { dateIn } from './local.ts';
import type { Timestamp } from './moment.ts';
import { isWorkDay, type WorkWeek } from './workDays.ts';

/** Times on the wall, "07:00"; on days when the clock changes, hours are as many as really pass. */
export type WorkHours = WorkWeek & Readonly<{ startTime: string; endTime: string }>;

export type WorkClock = Readonly<{
  /** Milliseconds; zero when the second moment is not later. */
  between(from: Timestamp, to: Timestamp): number;
}>;

type Window = readonly [start: number, end: number];

/** Without a calendar all time counts. The hours of each day are worked out once, for use with many records. */
export function workClock(calendar: WorkHours | null, timeZone: string): WorkClock {
  if (calendar === null) return { between: (from, to) => Math.max(0, Date.parse(to) - Date.parse(from)) };
  const windows = new Map<CalendarDate, Window | null>();
  const windowOf = (date: CalendarDate): Window | null => {
    const known = windows.get(date);
    if (known !== undefined) return known;
    const window: Window | null = isWorkDay(calendar, date)
      ? [
          Date.parse(momentAt(date, calendar.startTime, timeZone)),
          Date.parse(momentAt(date, calendar.endTime, timeZone)),
        ]
      : null;
    windows.set(date, window);
    return window;
  };
  const nextDays = new Map<CalendarDate, CalendarDate>();
  const nextDay = (date: CalendarDate): CalendarDate => {
    const known = nextDays.get(date) ?? addDays(date, 1);
    nextDays.set(date, known);
    return known;
  };
  return {
    between: (from, to) => {
      const [start, end] = [Date.parse(from), Date.parse(to)];
      if (end <= start) return 0;
      const lastDay = dateIn(to, timeZone);
      let total = 0;
      for (let day = dateIn(from, timeZone); day <= lastDay; day = nextDay(day)) {
        const window = windowOf(day);
        if (window !== null) total += Math.max(0, Math.min(end, window[1]) - Math.max(start, window[0]));
      }
      return total;
    },
  };
}
