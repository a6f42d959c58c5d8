import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';
import { withPlantedFiles } from '../lib/temporaryFolder.ts';
import { checkTestRules } from './checkTestRules.ts';
import { rules, type Rule } from './rules.ts';

const none: readonly Rule[] = rules.map((rule) => ({ ...rule, notYet: [] }));
const check = (text: string, checked = none) =>
  withPlantedFiles({ 'e2e/a.spec.ts': text }, (base) => checkTestRules(base, checked));

test.each([
  ['leaving', 'await page.reload();'],
  ['leaving', "await page.goto('/walks');"],
  ['leaving', 'await other.close();'],
  ['options', "await page.getByRole('option', { name }).click();"],
  ['limits', 'await expect(sent).toBeVisible({ timeout: 40_000 });'],
  ['random data and clock', 'const comment = `Seen ${Date.now()}`;'],
  ['random data and clock', 'const day = new Date().toISOString();'],
  ['random data and clock', 'const id = randomUUID();'],
  ['reading once', 'expect(await rows.count()).toBe(2);'],
  ['reading once', 'const box = await head.boundingBox();'],
  ['settings', 'await api.settings.saveGeneralSettings(edit);'],
])('%s is found in %s', async (name, line) => {
  const [complaint, ...others] = await check(`test('x', async () => {\n  ${line}\n});\n`);
  expect(complaint).toContain(`e2e/a.spec.ts:2 ${name}: `);
  expect(others).toEqual([]);
});

test('what helpers do, and what a comment says, is no finding', async () => {
  const text =
    "// not page.reload()\nawait reload(page);\nawait expect(page.getByRole('option')).toHaveCount(0);\n";
  expect(await check(text)).toEqual([]);
});

test('a scenario changes settings in a district of its own', async () => {
  expect(await check('test.use({ ownDistrict: true });\nawait api.settings.saveAll(edit);\n')).toEqual([]);
});

test('a listed file is let through until it keeps the rule', async () => {
  const listed = none.map((rule) => ({ ...rule, notYet: rule.name === 'leaving' ? ['e2e/a.spec.ts'] : [] }));
  expect(await check('await page.reload();\n', listed)).toEqual([]);
  expect(await check('await reload(page);\n', listed)).toEqual([
    'e2e/a.spec.ts keeps the rule "leaving" and leaves its list',
  ]);
});

test('a check that reads nothing does not pass', async () => {
  expect(await withPlantedFiles({ 'readme.md': '' }, (base) => checkTestRules(base))).toEqual([
    'No scenario was found.',
  ]);
});

test('the scenarios of this project keep the rules', async () => {
  expect(await checkTestRules(root)).toEqual([]);
});
