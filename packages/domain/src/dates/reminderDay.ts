import { momentAt } from './bounds.ts';
import type { CalendarDate } from './calendarDate.ts';
import { dateIn } from './local.ts';
import type { Timestamp } from './moment.ts';

/** In the district's zone. */
const hours = { from: '07:00', to: '20:00' } as const;

/** The day whose reminders are to be sent now; the caller knows whether they were already sent. */
export function reminderDay(now: Timestamp, timeZone: string): CalendarDate | null {
  const today = dateIn(now, timeZone);
  const isTime = momentAt(today, hours.from, timeZone) <= now && now < momentAt(today, hours.to, timeZone);
  return isTime ? today : null;
}
