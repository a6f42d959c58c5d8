import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkSuppressions } from './checkSuppressions.ts';

// The patterns are assembled here, so that this file does not contain them.
const silencer = ['oxlint', 'disable'].join('-');
const skipper = ['test', 'skip('].join('.');

test('a comment that silences a check is found with its line', async () => {
  const text = `export const a = 1;\n// ${silencer}-next-line\nexport const b = 2;\n`;
  const complaints = await withPlantedFiles({ 'apps/web/src/a.tsx': text }, checkSuppressions);
  expect(complaints).toEqual([`apps/web/src/a.tsx:2 holds ${silencer}`]);
});

test('a skipped test is found', async () => {
  const complaints = await withPlantedFiles(
    { 'e2e/a.spec.ts': `${skipper}'later', () => 1);\n` },
    checkSuppressions,
  );
  expect(complaints).toEqual([`e2e/a.spec.ts:1 holds ${skipper}`]);
});

test('a check that reads nothing does not pass', async () => {
  expect(await withPlantedFiles({ 'readme.md': '' }, checkSuppressions)).toEqual([
    'No source file was found.',
  ]);
});

test('no check and no test of this project is switched off', async () => {
  expect(await checkSuppressions(root)).toEqual([]);
});
