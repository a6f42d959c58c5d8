import { localeOf } from '@schooldog/domain/kernel';

const daily = /^(\d{1,2}) (\d{1,2}) \* \* \*$/;
const hourly = /^\d{1,2} \* \* \* \*$/;

/** The time of day of a daily schedule ("17 3 * * *"); null for any other. */
export function clockTime(cron: string, language: string): string | null {
  const [, minute, hour] = daily.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) return null;
  const moment = Date.UTC(2026, 0, 1, Number(hour), Number(minute));
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: 'UTC' }).format(moment);
}

/** Whether a schedule ("7 * * * *") runs once an hour. */
export function isHourly(cron: string): boolean {
  return hourly.test(cron);
}
