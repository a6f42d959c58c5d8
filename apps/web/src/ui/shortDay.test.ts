import { expect, it } from 'vitest';
import { fullDay, shortDay } from './shortDay.ts';

it('a day is written as the calendar field writes it, without leading zeros', () => {
  expect(shortDay('2026-09-03')).toBe('9/3/2026');
  expect(shortDay('2026-12-31')).toBe('12/31/2026');
});

it('the day of a drill is written with leading zeros', () => {
  expect(fullDay('2026-09-03')).toBe('09/03/2026');
});
