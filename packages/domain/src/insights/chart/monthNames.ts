const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format is slow, so each is kept. */
function formatOf(language: string, length: 'short' | 'long'): Intl.DateTimeFormat {
  const key = `${language} ${length}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(language, { month: length, year: 'numeric', timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

/** "September 2026", "septiembre de 2026". */
export function monthName(month: string, language: string): string {
  return formatOf(language, 'long').format(Date.parse(`${month}-01T00:00:00Z`));
}

/** "Sep 2026", for axes and columns. */
export function shortMonth(month: string, language: string): string {
  return formatOf(language, 'short').format(Date.parse(`${month}-01T00:00:00Z`));
}

/** "July 2026 – June 2027", or one month alone. */
export function periodName({ from, to }: Readonly<{ from: string; to: string }>, language: string): string {
  const [first, last] = [monthName(from, language), monthName(to, language)];
  return from === to ? first : `${first} – ${last}`;
}
