import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkChance } from './checkChance.ts';
import { notYet } from './notYet.ts';

const testFile = 'apps/web/src/a.test.ts';
const planted = (lines: readonly string[], file = testFile, listed: readonly string[] = []) =>
  withPlantedFiles({ [file]: `${lines.join('\n')}\n` }, (folder) => checkChance(folder, listed));

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

test.each([
  ['const now = new Date();', 'new Date()'],
  ['const now = Date.now();', 'Date.now'],
  ['const clock = { now: Date.now };', 'Date.now'],
  ['const part = Math.random();', 'Math.random'],
  ["import { randomBytes } from 'node:crypto';", 'randomBytes'],
  ['const id = crypto.randomUUID();', 'randomUUID'],
  ['const number = randomInt(9);', 'randomInt'],
  ['const { randomBytes: bytes } = source;', 'randomBytes'],
  ['const parts = { randomBytes };', 'randomBytes'],
  ['const parts = { draw: randomBytes };', 'randomBytes'],
  ['crypto.getRandomValues(new Uint8Array(9));', 'getRandomValues'],
])('a clock or a draw that nobody can repeat is found: %s', async (line, name) => {
  expect(await planted(['', line])).toEqual([`${testFile}:2 asks ${name}`]);
});

test('a moment that is named passes, and what only says these words', async () => {
  const lines = [
    "const at = new Date('2026-10-06T14:00:00.000Z');",
    "const word = 'randomBytes';",
    'const parts = { randomBytes: drawnBytes };',
    '// Date.now()',
  ];
  expect(await planted(lines)).toEqual([]);
});

test('a file on the list may ask, and has to leave the list when it no longer does', async () => {
  expect(await planted(['const now = new Date();'], testFile, [testFile])).toEqual([]);
  expect(await planted(['fc.assert(property);'], testFile, [testFile])).toHaveLength(2);
  expect(await planted(['const now = moment;'], testFile, [testFile])).toEqual([
    `${testFile} is on the list of those that still ask, and does not`,
  ]);
});

test('no test of this project depends on chance', async () => {
  expect(await checkChance(root, notYet)).toEqual([]);
});
