import { expect, it } from 'vitest';
import { intervalFrom } from './intervalFrom.ts';

it.each([
  ['12', 12],
  [' 1 ', 1],
  ['120', 120],
  ['0', null],
  ['121', null],
  ['-3', null],
  ['1.5', null],
  ['1e1', null],
  ['', null],
])('%j is %j months', (typed, months) => {
  expect(intervalFrom(typed)).toBe(months);
});
