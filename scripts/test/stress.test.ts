import { expect, test } from 'vitest';
import { roundsOf, stressedFiles } from './stress.ts';

const files = ['e2e/walks.spec.ts', 'packages/domain/src/walks/walks.test.ts'];

test('scenarios run slowed, half of the rounds beside busy processes, with seeds that repeat them', () => {
  const rounds = roundsOf({ files, times: 20, seed: 7 }).filter(({ tool }) => tool === 'playwright');
  expect(rounds.map(({ isBurning, environment }) => [isBurning, environment['STRESS_SEED']])).toEqual([
    [false, '7'],
    [true, '8'],
  ]);
  for (const { args } of rounds) expect(args.slice(-2)).toEqual(['--repeat-each=10', 'e2e/walks.spec.ts']);
});

test('other tests run at five moments in two time zones', () => {
  const rounds = roundsOf({ files, times: 20, seed: 7 }).filter(({ tool }) => tool === 'vitest');
  const where = rounds.map(({ environment }) => `${environment['TEST_CLOCK']} ${environment['TZ']}`);
  expect(new Set(where).size).toBe(10);
  for (const { args } of rounds) expect(args).toEqual(['run', 'packages/domain/src/walks/walks.test.ts']);
});

test('without files of a kind there is no round of it', () => {
  expect(roundsOf({ files: files.slice(0, 1), times: 2, seed: 1 }).map(({ tool }) => tool)).toEqual([
    'playwright',
    'playwright',
  ]);
  expect(roundsOf({ files: [], times: 2, seed: 1 })).toEqual([]);
});

test('files are found by a part of their path', async () => {
  expect(await stressedFiles(['scripts/test/stress'], 'main')).toEqual(['scripts/test/stress.test.ts']);
});
