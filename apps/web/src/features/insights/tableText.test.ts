import { chartSeries } from '@schooldog/domain/insights/chart';
import type { CountRow } from '@schooldog/domain/insights';
import { describe, expect, it } from 'vitest';
import { clipboardText, tableRows } from './tableText.ts';

const oakHill = 'OakHill0000000000001';
const pineRidge = 'PineRidge00000000001';
const words = { allSchools: 'All Schools', unknownSchool: 'Unknown school' };
const period = { from: '2026-08', to: '2026-10' };
const row = (schoolId: string, month: string): CountRow => [schoolId, month, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('the numbers to take along', () => {
  const names = new Map([
    [oakHill, '=HYPERLINK("http://x","Oak, Hill")'],
    [pineRidge, ' +Pine\tRidge'],
  ]);
  const chart = chartSeries({
    rows: [row(oakHill, '2026-08'), row(pineRidge, '2026-10')],
    period,
    choice: {},
    schoolNames: names,
    words,
  });
  const table = tableRows(chart, { school: 'School', total: 'Total' });

  it('are those of the chart', () => {
    expect(table).toEqual([
      ['School', '2026-08', '2026-09', '2026-10', 'Total'],
      ['All Schools', '45', '0', '45', '90'],
      [' +Pine\tRidge', '0', '0', '45', '45'],
      ['=HYPERLINK("http://x","Oak, Hill")', '45', '0', '0', '45'],
    ]);
  });

  it('say the sum also where it is of one school', () => {
    const one = chartSeries({
      rows: [row(oakHill, '2026-08')],
      period,
      choice: {},
      schoolNames: new Map([[oakHill, 'Oak Hill']]),
      words,
    });
    expect(tableRows(one, { school: 'School', total: 'Total' }).slice(1)).toEqual([
      ['All Schools', '45', '0', '0', '45'],
      ['Oak Hill', '45', '0', '0', '45'],
    ]);
  });

  it('hold no formula on the clipboard', () => {
    expect(clipboardText(table).split('\n')[2]).toBe(`' +Pine Ridge\t0\t0\t45\t45`);
  });
});
