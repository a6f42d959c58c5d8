import { expect, it } from 'vitest';
import { monthsOf, withoutMonths } from './spans.ts';

const span = { from: '2025-11-18T05:00:00.000Z', until: '2026-03-01T05:00:00.000Z' };
const start = (month: string) => `${month}T00:00:00.000Z`;

it('touches the months of its first and of its last moment', () => {
  expect(monthsOf(span)).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
  expect(monthsOf({ ...span, until: start('2026-03-01') }).at(-1)).toBe('2026-02-01');
});

it('leaves what is before, between and after the months that are taken', () => {
  expect(withoutMonths(span, new Set())).toEqual([span]);
  expect(withoutMonths(span, new Set(monthsOf(span)))).toEqual([]);
  expect(withoutMonths(span, new Set(['2025-12-01', '2026-01-01']))).toEqual([
    { from: span.from, until: start('2025-12-01') },
    { from: start('2026-02-01'), until: span.until },
  ]);
  expect(withoutMonths(span, new Set(['2025-11-01', '2026-03-01']))).toEqual([
    { from: start('2025-12-01'), until: start('2026-03-01') },
  ]);
});
