import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const now = new Date('2026-09-03T12:00:00Z');

it.each([
  ['2026-09-03T12:00:20Z', 'now', 'ahora'],
  ['2026-09-03T11:59:50Z', '10 seconds ago', 'hace 10 segundos'],
  ['2026-09-03T09:00:00Z', '3 hours ago', 'hace 3 horas'],
  ['2026-09-02T11:00:00Z', 'yesterday', 'ayer'],
  ['2026-09-05T12:00:00Z', 'in 2 days', 'pasado mañana'],
  ['2025-01-03T12:00:00Z', 'last year', 'el año pasado'],
])('%s reads "%s"', (moment, english, spanish) => {
  expect(relativeTime(moment, now, 'en')).toBe(english);
  expect(relativeTime(moment, now, 'es')).toBe(spanish);
});
