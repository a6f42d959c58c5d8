import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opinions } from '../../entries/index.ts';
import { sourceTypes } from '../../permissions/index.ts';
import { runs } from '../../testing/index.ts';
import type { CountRow } from '../count.ts';
import { countChoiceOf } from '../sums.ts';
import { aCountRow as row, someCountRows } from '../testing/index.ts';
import { allSchoolsLook, lookOf, paletteSize } from './palette.ts';
import { allSchools, chartSeries, linesOf } from './series.ts';

const oakHill = 'OakHill0000000000001';
const pineRidge = 'PineRidge00000000001';
const cedarCreek = 'CedarCreek0000000001';
const ids = [oakHill, pineRidge, cedarCreek];
const schoolNames = new Map([
  [oakHill, 'Oak Hill'],
  [pineRidge, 'Pine Ridge'],
  [cedarCreek, 'Cedar Creek'],
]);
const words = { allSchools: 'All Schools', unknownSchool: 'Unknown school' };
const period = { from: '2026-08', to: '2026-10' };

/** Of one row. */
const whole = 45;
const rows = someCountRows(ids, period, '2026-12');

describe('the lines of a chart', () => {
  it('have a number for each month, zero where nothing was counted', () => {
    const chart = chartSeries({
      rows: [row(oakHill, '2026-08'), row(oakHill, '2026-10', 2), row(pineRidge, '2026-08', 3)],
      period,
      choice: {},
      schoolNames,
      words,
    });
    expect(chart.months).toEqual(['2026-08', '2026-09', '2026-10']);
    expect(chart.all).toMatchObject({ id: allSchools, values: [4 * whole, 0, 2 * whole], total: 6 * whole });
    expect(chart.schools.map(({ name, values }) => [name, ...values])).toEqual([
      ['Oak Hill', whole, 0, 2 * whole],
      ['Pine Ridge', 3 * whole, 0, 0],
    ]);
  });

  it('of the schools always add up to the line of all schools, in this period and in the one before', () => {
    fc.assert(
      fc.property(
        rows,
        fc.subarray([...ids]),
        fc.constantFrom('all' as const, ...opinions),
        fc.subarray([...sourceTypes]),
        (given, schoolIds, opinion, walkTypes) => {
          const choice = countChoiceOf({ selectedObservationType: opinion }, walkTypes);
          const chart = chartSeries({ rows: given, period, choice, schoolNames, schoolIds, words });
          const { all, schools, months } = chart;
          const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
          expect(all.values).toEqual(
            months.map((_, at) => sum(schools.map(({ values }) => values[at] ?? 0))),
          );
          expect(all.total).toBe(sum(all.values));
          expect(all.before).toBe(sum(schools.map(({ before }) => before)));
          const shown = schools.map(({ id }) => id);
          expect(schoolIds.every((id) => shown.includes(id))).toBe(true);
          expect(schoolIds.length === 0 || shown.length === schoolIds.length).toBe(true);
        },
      ),
      runs(100),
    );
  });

  it('compare the months that are over with as many before them, never the running one', () => {
    const given = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month, at) =>
      row(oakHill, month, at + 1),
    );
    const chart = chartSeries({
      rows: given,
      period,
      thisMonth: '2026-10',
      choice: {},
      schoolNames,
      words,
    });
    expect(chart.comparison).toEqual({
      now: { from: '2026-08', to: '2026-09' },
      before: { from: '2026-06', to: '2026-07' },
    });
    expect(chart.all).toMatchObject({ total: (4 + 5 + 6) * whole, before: (2 + 3) * whole });
    expect(chart.schools[0]).toMatchObject({ total: (4 + 5 + 6) * whole, before: (2 + 3) * whole });
    const running = { from: '2026-10', to: '2026-10' };
    expect(
      chartSeries({ rows: given, period: running, thisMonth: '2026-10', choice: {}, schoolNames, words }),
    ).toMatchObject({ comparison: null, all: { total: 6 * whole, before: 0 } });
  });

  it('count the chosen opinion and walk types only', () => {
    const total = (opinion: 'all' | 'praise', walkTypes: readonly ('school' | 'partner')[]) =>
      chartSeries({
        rows: [row(oakHill, '2026-08')],
        period,
        choice: countChoiceOf({ selectedObservationType: opinion }, walkTypes),
        schoolNames,
        words,
      }).all.total;
    expect(total('all', ['school'])).toBe(4 + 5 + 6);
    expect(total('praise', [])).toBe(2 + 5 + 8);
    expect(total('praise', ['school', 'partner'])).toBe(5 + 8);
  });

  it('keep the style of a school whatever else is shown', () => {
    const lookIn = (given: readonly CountRow[]) =>
      chartSeries({ rows: given, period, choice: {}, schoolNames, words }).schools.find(
        ({ id }) => id === pineRidge,
      )?.look;
    expect(lookIn([row(pineRidge, '2026-08')])).toEqual(
      lookIn([row(pineRidge, '2026-08'), row(cedarCreek, '2026-09'), row(oakHill, '2026-09')]),
    );
  });

  it('begin with the line of all schools, also where there is only one', () => {
    const chart = chartSeries({ rows: [row(oakHill, '2026-08')], period, choice: {}, schoolNames, words });
    expect(linesOf(chart).map(({ id, total }) => [id, total])).toEqual([
      [allSchools, whole],
      [oakHill, whole],
    ]);
  });
});

describe('the palette', () => {
  it('has fifty colors, and a hundred lines that are all different', () => {
    expect(paletteSize).toBe(50);
    const colors = Array.from({ length: 50 }, (_, at) => lookOf(at).light);
    expect(new Set(colors).size).toBe(50);
    const looks = Array.from({ length: 100 }, (_, at) => JSON.stringify(lookOf(at)));
    expect(new Set(looks).size).toBe(100);
    expect(allSchoolsLook).toEqual({ light: '#000000', dark: '#ffffff', dash: 'none' });
  });

  it('contrasts with light and dark pages', () => {
    const looks = Array.from({ length: paletteSize }, (_, at) => lookOf(at));
    const faint = looks.filter(
      ({ light, dark }) => contrast(light, '#ffffff') < 3 || contrast(dark, '#1d2523') < 3,
    );
    expect(faint).toEqual([]);
  });
});

/** The WCAG contrast ratio. */
function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
