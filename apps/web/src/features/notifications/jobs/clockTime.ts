import { clockText } from '../../../ui/clockText.ts';

const daily = /^(\d{1,2}) (\d{1,2}) \* \* \*$/;
const hourly = /^\d{1,2} \* \* \* \*$/;

/** `hour` is that of the 12-hour clock: in Spanish it is "a la 1:00", but "a las 2:00". */
export type ClockTime = Readonly<{ time: string; hour: number }>;

/** The time of day of a daily schedule ("17 3 * * *"); null for any other. */
export function clockTime(cron: string): ClockTime | null {
  const [, minute, hour] = daily.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) return null;
  return { time: clockText(`${hour}:${minute}`), hour: Number(hour) % 12 || 12 };
}

/** Whether a schedule ("7 * * * *") runs once an hour. */
export function isHourly(cron: string): boolean {
  return hourly.test(cron);
}
