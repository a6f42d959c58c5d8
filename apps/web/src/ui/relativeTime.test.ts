import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import en from '../app/texts/en.json';
import es from '../app/texts/es.json';
import { relativeTime, timeUntil } from './relativeTime.ts';

const now = new Date('2026-09-03T12:00:00Z');

beforeAll(async () => {
  await i18next.init({ resources: { en: { app: en }, es: { app: es } } });
});

it.each([
  ['2026-09-03T12:00:20Z', 'just now', 'hace un momento'],
  ['2026-09-03T11:59:50Z', 'just now', 'hace un momento'],
  ['2026-09-03T09:00:00Z', '3 hours ago', 'hace 3 horas'],
  ['2026-09-03T08:01:00Z', '3 hours ago', 'hace 3 horas'],
  ['2026-09-03T15:59:00Z', 'in 4 hours', 'dentro de 4 horas'],
  ['2026-09-03T12:59:50Z', 'in 1 hour', 'dentro de 1 hora'],
  ['2026-09-02T11:00:00Z', 'yesterday', 'ayer'],
  ['2026-09-05T12:00:00Z', 'in 2 days', 'pasado mañana'],
  ['2025-01-03T12:00:00Z', 'last year', 'el año pasado'],
])('%s reads "%s"', (moment, english, spanish) => {
  expect(relativeTime(moment, now, 'en')).toBe(english);
  expect(relativeTime(moment, now, 'es')).toBe(spanish);
});

it.each([
  ['2026-09-03T15:00:00Z', 'in 3 hours', 'dentro de 3 horas'],
  ['2026-09-03T15:01:00Z', 'in 4 hours', 'dentro de 4 horas'],
  ['2026-09-03T12:59:10Z', 'in 1 hour', 'dentro de 1 hora'],
  ['2026-09-03T12:01:10Z', 'in 2 minutes', 'dentro de 2 minutos'],
  ['2026-09-04T12:30:00Z', 'in 2 days', 'pasado mañana'],
])('what is possible from %s is promised "%s" at the earliest', (moment, english, spanish) => {
  expect(timeUntil(moment, now, 'en')).toBe(english);
  expect(timeUntil(moment, now, 'es')).toBe(spanish);
});
