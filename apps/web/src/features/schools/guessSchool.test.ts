import { expect, it } from 'vitest';
import { guessSchool } from './guessSchool.ts';

it('is the only school, or the last one used, if it may still be chosen', () => {
  expect(guessSchool({ schools: ['oak'], lastSchool: 'maple' })).toBe('oak');
  expect(guessSchool({ schools: ['oak', 'maple'], lastSchool: 'maple' })).toBe('maple');
  expect(guessSchool({ schools: ['oak', 'maple'], lastSchool: 'cedar' })).toBeNull();
  expect(guessSchool({ schools: 'all', lastSchool: 'oak' })).toBe('oak');
  expect(guessSchool({ schools: 'all', lastSchool: null })).toBeNull();
});
