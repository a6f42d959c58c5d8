import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { countPlaywright, countVitest, countsOf } from './counts.ts';
import { readReport } from './report.ts';

describe('counting unit tests', () => {
  test('adds up passed and failed tests', () => {
    const report = { numTotalTests: 7, numPassedTests: 5, testResults: [] };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
  });

  test('counts a file that could not be read as one failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{}] },
      { status: 'passed', assertionResults: [{}] },
    ];
    expect(countVitest({ numTotalTests: 2, numPassedTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 2,
    });
  });
});

test('counting browser tests counts flaky and skipped ones as failures', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ stats })).toEqual({ passed: 3, failed: 4 });
});

describe('the outcome of a step', () => {
  test.each([
    ['a clean run', { passed: 4, failed: 0 }, 0, { passed: 4, failed: 0 }],
    ['failing tests', { passed: 4, failed: 2 }, 1, { passed: 4, failed: 2 }],
    ['an error outside every test', { passed: 4, failed: 0 }, 1, { passed: 4, failed: 1 }],
    ['no test at all', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['no report', undefined, 0, { passed: 0, failed: 1 }],
  ])('%s', (_name, counts, code, expected) => {
    expect(countsOf(counts, code)).toEqual(expected);
  });
});

test.each(['', '{', '{}', '{"numTotalTests":"7"}'])('the report %j counts for nothing', async (text) => {
  const counts = await withPlantedFiles({ 'report.json': text }, (folder) =>
    readReport(join(folder, 'report.json'), countVitest),
  );
  expect(counts).toBeUndefined();
});
