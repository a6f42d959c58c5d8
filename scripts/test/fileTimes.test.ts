import { expect, test } from 'vitest';
import { inRoot } from '../lib/root.ts';
import { slowestFiles, timesOfPlaywright, timesOfVitest } from './fileTimes.ts';

test('a file of unit tests takes from its first test to its last', () => {
  const name = inRoot('packages', 'domain', 'walks.test.ts');
  expect(timesOfVitest({ testResults: [{ name, startTime: 1000, endTime: 1750 }] })).toEqual([
    { file: 'packages/domain/walks.test.ts', milliseconds: 750 },
  ]);
});

test('a file of browser tests takes the sum of its tests', () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suite = { file: 'walks.spec.ts', specs: [spec(100)], suites: [{ specs: [spec(20), spec(3, 4)] }] };
  expect(timesOfPlaywright({ suites: [suite] })).toEqual([{ file: 'e2e/walks.spec.ts', milliseconds: 127 }]);
});

test('the ten slowest are shown, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, n) => ({ file: `${n}.test.ts`, milliseconds: n * 1000 }));
  const lines = slowestFiles(times);
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('   11.0 s  11.test.ts');
  expect(lines[10]).toBe('    2.0 s  2.test.ts');
});

test('a run without test files shows none', () => {
  expect(slowestFiles([])).toEqual([]);
});
