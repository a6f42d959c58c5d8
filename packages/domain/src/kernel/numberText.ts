import { localeOf } from './localeOf.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** "4,125", in both languages. Creating a formatter is slow, so they are cached. */
export function numberText(value: number, language: string): string {
  const locale = localeOf(language);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
