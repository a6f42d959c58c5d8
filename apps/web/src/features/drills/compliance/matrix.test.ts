import { expect, it } from 'vitest';
import { aRequirement } from '../../../testing/drillRules.ts';
import { doneOf, matrixOf, worstState } from './matrix.ts';

const names = new Map([
  ['a', 'Ash'],
  ['b', 'Birch'],
  ['c', 'Cedar'],
]);

it('has a row for each school by name, and a column for each month in which something ends', () => {
  const { months, rows } = matrixOf(
    {
      requirements: [
        aRequirement({ schoolId: 'b', dueBy: '2027-01-31' }),
        aRequirement({ schoolId: 'a', dueBy: '2026-09-12' }),
        aRequirement({ schoolId: 'a', dueBy: '2026-09-30' }),
      ],
      startNotSet: ['c'],
    },
    names,
  );
  expect(months).toEqual(['2026-09', '2027-01']);
  expect(
    rows.map(({ name, isStartSet, cells }) => [
      name,
      isStartSet,
      months.map((month) => cells.get(month)?.length),
    ]),
  ).toEqual([
    ['Ash', true, [2, undefined]],
    ['Birch', true, [undefined, 1]],
    ['Cedar', false, [undefined, undefined]],
  ]);
});

it('a cell shows what needs somebody most', () => {
  const having = (...states: Parameters<typeof aRequirement>[0][]) => states.map((one) => aRequirement(one));
  expect(worstState(having({ state: 'done' }, { state: 'missed' }, { state: 'due' }))).toBe('missed');
  expect(worstState(having({ state: 'doneLate' }, { state: 'done' }))).toBe('doneLate');
  expect(doneOf(having({ state: 'doneLate' }, { state: 'done' }, { state: 'planned' }))).toBe(2);
});
