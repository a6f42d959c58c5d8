import { describe, expect, it } from 'vitest';
import { boardMonths, isBoardMonth, placeAmong, topSchools } from './boards.ts';

describe('the months of boards', () => {
  it('are 36, newest first, whatever day it is', () => {
    const months = boardMonths('2026-11-30');
    expect(months).toHaveLength(36);
    expect([months[0], months[1], months.at(-1)]).toEqual(['2026-11', '2026-10', '2023-12']);
  });

  it('end at the limit, also for requests made by hand', () => {
    expect(isBoardMonth('2023-12', '2026-11-30')).toBe(true);
    expect(isBoardMonth('2023-11', '2026-11-30')).toBe(false);
  });
});

describe('the winners', () => {
  const scores = (...entries: number[]) =>
    entries.map((count, at) => ({ schoolId: `school${at}`, name: `School ${at}`, entries: count }));

  it('are three at most, those with most entries first, and never a school without any', () => {
    expect(topSchools(scores(1, 5, 0, 9, 3)).map(({ entries }) => entries)).toEqual([9, 5, 3]);
    expect(topSchools(scores(0, 2, 0)).map(({ entries }) => entries)).toEqual([2]);
  });

  it('share a rank when they are equal', () => {
    const all = scores(4, 9, 4, 1);
    expect(all.map(({ entries }) => placeAmong(all, entries))).toEqual([2, 1, 2, 4]);
  });
});
