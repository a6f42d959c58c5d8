import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/root.ts';
import { reachedScenarios, reachedTests } from './changed.ts';

const matrices = await readFile(inRoot('apps/server/src/authorization/matrices.ts'), 'utf8');
const scenarios = [
  { file: 'e2e/walks.spec.ts', text: '' },
  { file: 'e2e/offline.spec.ts', text: "await open(page, '/walks');" },
  { file: 'e2e/drills.spec.ts', text: '' },
];

test('a change of a feature reaches its tests with a database and its group of the matrix', () => {
  for (const place of ['packages/domain/src/recurring', 'apps/server/src/features/recurring'])
    expect(reachedTests([`${place}/store.ts`], matrices)).toEqual([
      'authorization.workOrders.db.test.ts',
      'features/recurring/',
    ]);
});

test('a changed test reaches itself', () => {
  const file = 'apps/server/src/features/walks/walks.db.test.ts';
  expect(reachedTests([file], matrices)).toEqual([file]);
  expect(reachedScenarios(['e2e/drills.spec.ts'], scenarios)).toEqual(['e2e/drills.spec.ts']);
});

test('a change of a feature reaches the scenarios that name it', () => {
  expect(reachedScenarios(['apps/web/src/features/walks/Page.tsx'], scenarios)).toEqual([
    'e2e/offline.spec.ts',
    'e2e/walks.spec.ts',
  ]);
});

test('the web app reaches no test with a database; documents reach nothing', () => {
  expect(reachedTests(['apps/web/src/app/start.ts', 'docs/TESTING.md'], matrices)).toEqual([]);
  expect(reachedScenarios(['docs/TESTING.md', 'bench/run.ts'], scenarios)).toEqual([]);
});

test.each([
  'apps/server/src/platform/work/work.ts',
  'packages/domain/src/kernel/ids.ts',
  'package-lock.json',
])('%s belongs to no feature and reaches everything', (file) => {
  expect(reachedTests([file], matrices)).toBe('all');
  expect(reachedScenarios([file], scenarios)).toBe('all');
});
