import { expect, it } from 'vitest';
import { stepOf } from './steps.ts';

it.each([
  ['begins with logging', null, 0, 'log'],
  ['begins with the overview where the walk was submitted before', null, 2, 'overview'],
  ['goes on where it was left', 'complete 0', 0, 'complete'],
  ['goes on after a submission that was seen', 'log 2', 2, 'log'],
  ['shows the overview again after another submission', 'log 2', 4, 'overview'],
  ['has no overview without a submission', 'overview 0', 0, 'log'],
  ['ignores what another version stored', '1', 0, 'log'],
] as const)('%s', (_, stored, submissions, step) => {
  expect(stepOf(stored, submissions)).toBe(step);
});
