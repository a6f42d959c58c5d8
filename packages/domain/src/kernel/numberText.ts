import { localeOf } from './localeOf.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * "4,125", in both languages. Creating a formatter is slow, the first one of a page above all: they are cached, and the
 * small counts of a first screen need none.
 */
export function numberText(value: number, language: string): string {
  if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  const locale = localeOf(language);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
