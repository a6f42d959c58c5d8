import { opinions } from '@schooldog/domain/entries';
import { countChoiceOf } from '@schooldog/domain/insights';
import { chartSeries } from '@schooldog/domain/insights/chart';
import { someCountRows } from '@schooldog/domain/insights/testing';
import { sourceTypes } from '@schooldog/domain/permissions';
import { runs } from '@schooldog/domain/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeOf, totalOf, totalsByOpinion } from './totals.ts';

const ids = ['OakHill0000000000001', 'PineRidge00000000001', 'CedarCreek0000000001'];
const period = { from: '2026-08', to: '2026-10' };

const rows = someCountRows(ids, period, '2026-12');

it('of the opinions add up to the line of all schools, in this period and in the one before', () => {
  fc.assert(
    fc.property(
      rows,
      fc.subarray([...ids]),
      fc.constantFrom('all' as const, ...opinions),
      fc.subarray([...sourceTypes]),
      fc.constantFrom('2026-08', '2026-09', '2026-10', '2026-11'),
      (given, schoolIds, opinion, walkTypes, thisMonth) => {
        const choice = countChoiceOf({ selectedObservationType: opinion }, walkTypes);
        const words = { allSchools: '', unknownSchool: '' };
        const schoolNames = new Map<string, string>();
        const chart = chartSeries({ rows: given, period, thisMonth, choice, schoolNames, schoolIds, words });
        const { all, comparison } = chart;
        const { walkTypes: counts } = choice;
        const byOpinion = totalsByOpinion({ rows: given, period, walkTypes: counts, schoolIds, comparison });
        const counted = opinion === 'all' ? opinions : [opinion];
        const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
        expect(sum(counted.map((one) => byOpinion[one].now))).toBe(all.total);
        expect(sum(counted.map((one) => byOpinion[one].before))).toBe(all.before);
        expect(sum(counted.map((one) => byOpinion[one].compared ?? 0))).toBe(
          totalOf(all, chart).compared ?? 0,
        );
      },
    ),
    runs(100),
  );
});

it.each([
  [
    { now: 99, compared: 30, before: 20 },
    { direction: 'up', difference: 10, percent: 50 },
  ],
  [
    { now: 99, compared: 10, before: 20 },
    { direction: 'down', difference: -10, percent: 50 },
  ],
  [
    { now: 99, compared: 20, before: 20 },
    { direction: 'same', difference: 0, percent: 0 },
  ],
  [{ now: 99, compared: null, before: 0 }, null],
  [
    { now: 99, compared: 5, before: 0 },
    { direction: 'up', difference: 5, percent: null },
  ],
] as const)('from %o the change is %o', (total, change) => {
  expect(changeOf(total)).toEqual(change);
});
