import { labelled } from './scale.ts';

const looks = {
  long: { month: 'long', year: 'numeric' },
  short: { month: 'short', year: 'numeric' },
  alone: { month: 'short' },
} as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a formatter is slow, so they are cached. */
function formatOf(language: string, look: keyof typeof looks): Intl.DateTimeFormat {
  const key = `${language} ${look}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, { ...looks[look], timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

/** "September 2026", "septiembre de 2026". */
export function monthName(month: string, language: string): string {
  return formatOf(language, 'long').format(Date.parse(`${month}-01T00:00:00Z`));
}

/** "Sep 2026", for columns on paper. */
export function shortMonth(month: string, language: string): string {
  return formatOf(language, 'short').format(Date.parse(`${month}-01T00:00:00Z`));
}

/** "Sep", where the year is said elsewhere. */
export function monthAlone(month: string, language: string): string {
  return formatOf(language, 'alone').format(Date.parse(`${month}-01T00:00:00Z`));
}

/** A month's label on an axis and the air around it. */
const monthRoom = 44;

/** The months that an axis of that width has room for. The year is said where it begins, and at the first of them. */
export function axisMonths(
  months: readonly string[],
  width: number,
  language: string,
): { at: number; month: string; year: string | null }[] {
  let said = '';
  return labelled(months.length, width, monthRoom).map((at) => {
    const month = months[at] ?? '';
    const year = month.slice(0, 4);
    const isNew = year !== said;
    said = year;
    return { at, month: monthAlone(month, language), year: isNew ? year : null };
  });
}

/** How many of the months each year has. */
export function yearsOf(months: readonly string[]): { year: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const month of months) counts.set(month.slice(0, 4), (counts.get(month.slice(0, 4)) ?? 0) + 1);
  return [...counts].map(([year, count]) => ({ year, count }));
}

/** "July 2026 – June 2027", or one month alone. */
export function periodName({ from, to }: Readonly<{ from: string; to: string }>, language: string): string {
  const [first, last] = [monthName(from, language), monthName(to, language)];
  return from === to ? first : `${first} – ${last}`;
}
