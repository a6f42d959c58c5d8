import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { apiOf } from './support/api.ts';
import { atPhone, expect, expectAccessible, signIn, test } from './support/test.ts';

const [from, to] = ['2026-03-02', '2026-03-13'];
const list = `/entries?dateRange=${from},${to}`;
const fileName = 'Entries, 03-02-2026 to 03-13-2026.csv';

async function countOf(page: Page): Promise<number> {
  return (await apiOf(page).entries.countEntries({ from, to })).count;
}

/** Every answer about one export is this; the real export still runs. */
async function answerWith(page: Page, answer: object): Promise<void> {
  const change = { problem: null, url: null, ...answer };
  await page.route(/\/api\/(?:entries\/generate|exports\/\w{20}$)/, async (route) => {
    const response = await route.fetch();
    const body = z.looseObject({}).parse(await response.json());
    await route.fulfill({ response, json: { ...body, ...change } });
  });
}

test('a CSV file is saved automatically, again on request, and stays in the history', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  await page.goto(list);
  const count = await countOf(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(fileName);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(count + 2);
  const saved = page.getByRole('dialog', { name: 'Your CSV file is ready' });
  await expect(saved).toContainText(`“${fileName}” with ${count} entries was saved to your downloads.`);
  const savingAgain = page.waitForEvent('download');
  await saved.getByRole('link', { name: 'Download again' }).click();
  expect(await readFile(await (await savingAgain).path(), 'utf8')).toBe(text);
  const history = await apiOf(page).exports.listExports({});
  expect(history.exports[0]).toMatchObject({ format: 'csv', status: 'ready' });
});

test('shows its progress, and can be canceled', async ({ page }) => {
  await signIn(page, 'district_nonsafety_coordinator');
  await page.goto(list);
  await answerWith(page, { status: 'generating', done: 40, total: 80 });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const working = page.getByRole('dialog', { name: 'Generating your PDF report' });
  await expect(working).toContainText('40 of 80 entries');
  await expect(working.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(working).toBeVisible();
  const cancelling = page.waitForRequest('**/api/exports/cancelExport');
  await working.getByRole('button', { name: 'Cancel' }).click();
  await cancelling;
  await expect(working).toHaveCount(0);
  // An answer may still be on its way to the page.
  await page.unrouteAll({ behavior: 'wait' });
});

test('explains a failure, and tries again', async ({ page }) => {
  await signIn(page, 'district_nonsafety_coordinator');
  await page.goto(list);
  await answerWith(page, { status: 'failed', problem: 'entry.downloadNotAllowed' });
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const failed = page.getByRole('dialog', { name: "The CSV file couldn't be created" });
  await expect(failed.getByRole('alert')).toContainText(
    'Ask your administrator for the Download entry reports permission',
  );
  await expectAccessible(page);
  await page.unrouteAll();
  const saving = page.waitForEvent('download');
  await failed.getByRole('button', { name: 'Try again' }).click();
  expect((await saving).suggestedFilename()).toBe(fileName);
});

test('on a phone the formats are in a menu that explains why one is off', async ({ page }) => {
  await atPhone(page);
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/entries');
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('menuitem', { name: /Download CSV/ })).toBeEnabled();
  await expect(page.getByRole('menuitem', { name: /Download PDF/ })).toContainText(
    'You cannot generate a PDF report for more than 250 entries. Try filtering your data further.',
  );
});
