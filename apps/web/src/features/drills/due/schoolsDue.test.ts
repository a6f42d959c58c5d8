import { expect, it } from 'vitest';
import { aRequirement } from '../../../testing/drillRules.ts';
import { schoolsDue } from './schoolsDue.ts';

const names = new Map([
  ['a', 'Ash'],
  ['b', 'Birch'],
  ['c', 'Cedar'],
  ['d', 'Dogwood'],
]);

it('the worst school comes first, and in each the most urgent drill', () => {
  const due = schoolsDue(
    {
      requirements: [
        aRequirement({ schoolId: 'a', state: 'planned' }),
        aRequirement({ schoolId: 'b', state: 'due', dueBy: '2026-10-31' }),
        aRequirement({ schoolId: 'b', state: 'toConfirm' }),
        aRequirement({ schoolId: 'c', state: 'due', dueBy: '2026-10-01' }),
        aRequirement({ schoolId: 'c', state: 'late' }),
      ],
      startNotSet: ['d'],
    },
    names,
  );
  expect(due.map(({ name, isStartSet }) => [name, isStartSet])).toEqual([
    ['Cedar', true],
    ['Birch', true],
    ['Ash', true],
    ['Dogwood', false],
  ]);
  expect(due.map(({ requirements }) => requirements.map(({ state }) => state))).toEqual([
    ['late', 'due'],
    ['toConfirm', 'due'],
    ['planned'],
    [],
  ]);
});
