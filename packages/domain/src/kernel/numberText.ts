const formats = new Map<string, Intl.NumberFormat>();

/** "4,125". Making a format is slow, so each is kept. */
export function numberText(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}
