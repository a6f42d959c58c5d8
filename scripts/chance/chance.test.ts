import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkChance } from './checkChance.ts';

const planted = (lines: readonly string[], file = 'apps/web/src/a.test.ts') =>
  withPlantedFiles({ [file]: `${lines.join('\n')}\n` }, checkChance);

test.each([
  ['fc.assert(property);'],
  ['fc.assert(property, { numRuns: 1000 });'],
  ['fc.assert(property, { ...runs(1000), seed: 3 });'],
  ['await fc.check(property, { examples: [] });'],
  ['fc.assert(property, tries);'],
])('a property that is not tried by runs() is found: %s', async (line) => {
  expect(await planted(['const property = fc.property(fc.nat(), isFine);', line])).toEqual([
    'apps/web/src/a.test.ts:2 tries a property without runs()',
  ]);
});

test('a property that is tried by runs() passes, also with examples and with its number read', async () => {
  const lines = [
    'fc.assert(property, runs(1000));',
    'fc.assert(property, { ...runs(12), examples: [[3]] });',
    'const tries = runs(200);',
    'fc.assert(property, tries);',
  ];
  expect(await planted(lines)).toEqual([]);
});

test('what tests share is read too, and the product is not', async () => {
  const line = ['fc.assert(property);'];
  expect(await planted(line, 'packages/domain/src/eop/testing/a.ts')).toHaveLength(1);
  expect(await planted(line, 'apps/server/src/features/eop/eop.authorization.ts')).toHaveLength(1);
  expect(await planted(line, 'apps/web/src/a.ts')).toEqual(['No test was found.']);
});

test('no test of this project depends on chance', async () => {
  expect(await checkChance(root)).toEqual([]);
});
