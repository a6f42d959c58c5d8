import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkMarks } from './checkMarks.ts';

test('a comment that silences a check is found with its line', async () => {
  const silenced = ['export const a = 1;', `// oxlint${'-disable'}-next-line`, 'export const b = 2;'].join(
    '\n',
  );
  const complaints = await withPlantedFiles({ 'apps/web/src/a.tsx': silenced }, checkMarks);
  expect(complaints).toEqual([`apps/web/src/a.tsx:2 holds oxlint${'-disable'}`]);
});

test('a skipped test is found', async () => {
  const complaints = await withPlantedFiles(
    { 'e2e/a.spec.ts': `test${'.skip'}('later', () => {});` },
    checkMarks,
  );
  expect(complaints).toEqual([`e2e/a.spec.ts:1 holds test${'.skip'}(`]);
});

test('a check that reads nothing does not pass', async () => {
  expect(await withPlantedFiles({ 'readme.md': '' }, checkMarks)).toEqual(['No source file was found.']);
});

test('no check and no test of this project is switched off', async () => {
  expect(await checkMarks(root)).toEqual([]);
});
