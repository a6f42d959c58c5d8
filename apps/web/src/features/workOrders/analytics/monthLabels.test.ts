import { expect, it } from 'vitest';
import { monthLabels } from './monthLabels.ts';

const weeks = ['2025-11-24', '2025-12-01', '2025-12-08', '2026-01-05', '2026-02-02'].map((from) => ({
  from,
}));

it('names the months with their whole year, so that none reads as a day', () => {
  expect(monthLabels(weeks, 'en', 8)).toEqual([
    { at: 1, label: 'Dec 2025' },
    { at: 3, label: 'Jan 2026' },
    { at: 4, label: 'Feb 2026' },
  ]);
});

it('leaves out what there is no room for', () => {
  expect(monthLabels(weeks, 'en', 2).map(({ at }) => at)).toEqual([1, 4]);
});
