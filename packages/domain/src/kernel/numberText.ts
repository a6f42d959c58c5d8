import { localeOf } from './localeOf.ts';

const beforeThousands = /\B(?=(?:\d{3})+$)/g;
const formats = new Map<string, Intl.NumberFormat>();

/**
 * "4,125", in both languages. Creating a formatter is slow, the first one of a page above all: they are cached, and
 * counts need none.
 */
export function numberText(value: number, language: string): string {
  if (Number.isSafeInteger(value) && value >= 0) return String(value).replaceAll(beforeThousands, ',');
  const locale = localeOf(language);
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format.format(value);
}
