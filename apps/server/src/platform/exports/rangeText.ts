import { type CalendarDate, normalizeRange } from '@schooldog/domain/dates';
import { dayText } from './dayText.ts';
import { exportTexts } from './exportTexts.ts';
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };

const wordsIn = exportTexts({ en, es });

/** "08/01/2026 to 09/30/2026" */
export function rangeText(
  range: Parameters<typeof normalizeRange>[0],
  language: string,
  separator: '-' | '/',
): string {
  const words = wordsIn(language);
  const { from, to } = normalizeRange(range);
  const day = (date: CalendarDate) => dayText(date, separator);
  if (from !== null && to !== null)
    return from === to ? day(from) : words('range.between', { from: day(from), to: day(to) });
  if (from !== null) return words('range.since', { from: day(from) });
  return to === null ? words('range.all') : words('range.until', { to: day(to) });
}
