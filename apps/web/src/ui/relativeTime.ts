const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
];

/** Making one costs more than using it, and lists use it once a row. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

function formatOf(language: string): Intl.RelativeTimeFormat {
  const known = formats.get(language) ?? new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  formats.set(language, known);
  return known;
}

/** In the largest whole unit: "in 2 days", "3 hours ago", "hace 3 horas". */
export function relativeTime(moment: string, now: Date, language: string): string {
  const format = formatOf(language);
  const seconds = (Date.parse(moment) - now.getTime()) / 1000;
  // The shared clock ticks slowly and clocks differ a little: what is just ahead has just been.
  let amount = seconds > 0 && seconds < 60 ? 0 : seconds;
  for (const [unit, size] of steps) {
    if (Math.abs(amount) < size) return format.format(Math.trunc(amount), unit);
    amount /= size;
  }
  return '';
}
