import { localeOf } from '@schooldog/domain/kernel';

/** "Monday, November 16 at 2:05 PM EST": as mails say when something was or will be, with the zone it is meant in. */
export function momentInWords(time: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(time);
}
