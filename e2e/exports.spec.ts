import { readFile } from 'node:fs/promises';
import { apiOf } from './support/api.ts';
import { expect, expectAccessible, open, signIn, test } from './support/test.ts';

const [from, to] = ['2026-03-02', '2026-03-13'];
const list = `/entries?dateRange=${from},${to}`;
const fileName = 'Entries, 03-02-2026 to 03-13-2026.csv';

test('a CSV file is saved automatically, again on request, and stays in the history', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, list);
  const { count } = await apiOf(page).entries.countEntries({ from, to });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(fileName);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(count + 2);
  const saved = page.getByRole('dialog', { name: 'Your CSV file is ready' });
  await expect(saved).toContainText(`“${fileName}” with ${count} entries was saved to your downloads.`);
  await expectAccessible(page);
  const savingAgain = page.waitForEvent('download');
  await saved.getByRole('link', { name: 'Download again' }).click();
  expect(await readFile(await (await savingAgain).path(), 'utf8')).toBe(text);
  const history = await apiOf(page).exports.listExports({});
  expect(history.exports[0]).toMatchObject({ format: 'csv', status: 'ready' });
});
