// The clock of the district, and what tells one calendar from another.
import { createHash } from 'node:crypto';
import { type WorkClock, workClock } from '@schooldog/domain/dates';
import { type TasksSettings, workCalendarIn } from '@schooldog/domain/workOrders';

type Calendar = Pick<TasksSettings, 'isWorkCalendarEnabled' | 'workCalendar'>;

let latest: Readonly<{ settings: Calendar; timeZone: string; clock: WorkClock }> | null = null;

/** Settings that did not change are the same object, and their clock already knows the hours of its days. */
export function clockOf(settings: Calendar, timeZone: string): WorkClock {
  if (latest?.settings === settings && latest.timeZone === timeZone) return latest.clock;
  latest = { settings, timeZone, clock: workClock(workCalendarIn(settings), timeZone) };
  return latest.clock;
}

/** Equal for calendars that measure alike: names of breaks do not matter. */
export function calendarKeyOf(settings: Calendar, timeZone: string): string {
  const calendar = workCalendarIn(settings);
  const measured =
    calendar === null
      ? null
      : [
          calendar.days,
          calendar.startTime,
          calendar.endTime,
          timeZone,
          calendar.overrides.map(({ startDate, endDate, type }) => [startDate, endDate, type]),
        ];
  return createHash('sha256').update(JSON.stringify(measured)).digest('hex').slice(0, 32);
}
