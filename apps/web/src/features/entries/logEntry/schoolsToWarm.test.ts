import { expect, it } from 'vitest';
import { schoolsToWarm } from './schoolsToWarm.ts';

const [five, six] = [5, 6].map((count) => Array.from({ length: count }, (_, at) => `school ${at}`));

it('are all of somebody who has few, the likely one first', () => {
  expect(schoolsToWarm({ schools: ['oakHill'], lastSchool: null }, [])).toEqual(['oakHill']);
  expect(schoolsToWarm({ schools: five ?? [], lastSchool: 'school 2' }, [])).toEqual([
    'school 2',
    'school 0',
    'school 1',
    'school 3',
    'school 4',
  ]);
});

it('are all of a small district for somebody who works everywhere', () => {
  expect(schoolsToWarm({ schools: 'all', lastSchool: null }, five ?? [])).toEqual(five);
});

it('is the likely one of somebody who has many', () => {
  expect(schoolsToWarm({ schools: six ?? [], lastSchool: 'school 3' }, [])).toEqual(['school 3']);
  expect(schoolsToWarm({ schools: 'all', lastSchool: null }, six ?? [])).toEqual([]);
});
