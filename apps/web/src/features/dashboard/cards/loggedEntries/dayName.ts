/** "November 30", "30 de noviembre". */
export function dayName(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(Date.parse(`${day}T00:00:00Z`));
}
