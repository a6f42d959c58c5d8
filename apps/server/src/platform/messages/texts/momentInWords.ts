import { localeOf } from '@schooldog/domain/kernel';

/** "Monday, November 16 at 2:05 PM EST": a moment as mails write it, with its zone. */
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
