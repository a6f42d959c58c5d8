import { localeOf } from '@schooldog/domain/kernel';
import { textsOf } from '../platform/i18n/texts.ts';

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
];

/** Creating one costs more than using it, and lists use it once a row. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(language: string): Intl.RelativeTimeFormat {
  const locale = localeOf(language);
  const known = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  formats.set(locale, known);
  return known;
}

/** In the largest whole unit: "in 2 days", "3 hours ago", "hace 3 horas". */
export function relativeTime(moment: string, now: Date, language: string): string {
  return inWords(moment, now, language, Math.round);
}

/** From when something is possible: never sooner than it is, so 3 h 1 min ahead is "in 4 hours". */
export function timeUntil(moment: string, now: Date, language: string): string {
  return inWords(moment, now, language, Math.ceil);
}

function inWords(moment: string, now: Date, language: string, ahead: (amount: number) => number): string {
  const minutes = (Date.parse(moment) - now.getTime()) / 60_000;
  // The shared clock ticks slowly and clocks differ a little: a moment just ahead counts as now.
  if (Math.abs(minutes) < 1) return textsOf('app', language)('justNow');
  let amount = minutes;
  for (const [unit, size] of steps) {
    // 3 h 59 min ago is "3 hours ago", but 3 h 59 min ahead is "in 4 hours".
    const whole = amount > 0 ? ahead(amount) : Math.trunc(amount);
    if (Math.abs(whole) < size) return formatOf(language).format(whole, unit);
    amount /= size;
  }
  return '';
}
