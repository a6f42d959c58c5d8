import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { globalCountId } from '@schooldog/domain/entries';
import { type CountChoice, sumOfRow } from '@schooldog/domain/insights';
import { addMonthsTo } from '@schooldog/domain/insights/chart';
import { readPdf } from '../apps/server/src/platform/pdf/testing/readPdf.ts';
import { apiOf } from './support/api.ts';
import { expectTableOnPaper } from './support/paper.ts';
import { expect, expectAccessible, open, pick, signIn, test } from './support/test.ts';

const [from, to] = ['2025-12', '2026-10'];
const months = `${from},${to}`;

/** The expected page, computed from the rows. */
async function sumOf(page: Page, choice: CountChoice, since = from): Promise<number> {
  const question = { insightCountId: globalCountId, from: since, to };
  const { rows } = await apiOf(page).insights.getInsightCount(question);
  return rows.reduce((sum, row) => sum + sumOfRow(row, choice), 0);
}

const written = (number: number) => new Intl.NumberFormat('en').format(number);
const chartOf = (page: Page) => page.getByRole('button', { name: /Arrow keys move from point to point/ });
const linesOf = (page: Page) => page.locator('path[data-line]');

/** The report of the dialog begins with its chart, followed by the entries. */
async function expectOnPaper(page: Page, dialog: Locator, counted: number): Promise<void> {
  const entries = dialog.getByRole('article');
  await expect(entries).toHaveCount(20);
  const titles = await entries.getByRole('heading').allTextContents();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('dialog', { name: 'Generating your PDF report' })).toContainText(
    "The report opens in a new tab when it's ready.",
  );
  const ready = page.getByRole('dialog', { name: 'Your PDF report is ready' });
  await expect(ready).toContainText('The link works for 10 minutes, and only for you.');
  await (await opening).close();
  const link = await ready.getByRole('link', { name: 'Open report' }).getAttribute('href');
  const answer = await page.request.get(link ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const [first = '', ...others] = readPdf(await answer.body()).pages.map((text) =>
    text.replaceAll(/\s+/g, ' '),
  );
  expect(first).toContain('Concerns December 2025 – October 2026');
  expect(first).toMatch(new RegExp(`All Schools ${written(counted)} .*Oak Hill Elementary \\d+`));
  const paper = [first, ...others].join(' ').replaceAll(/ × \d+/g, '');
  expect(titles.filter((title) => !paper.includes(title))).toEqual([]);
  await expectAccessible(page);
  await ready.getByRole('button', { name: 'Close' }).click();
}

test('a coordinator follows counts down to the entries, to files and to paper', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, `/insights?months=${months}`);
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText(written(await sumOf(page, {})));
  await expect(totals).toContainText(
    'Compares December 2025 – October 2026 with January 2025 – November 2025.',
  );

  await pick(page, 'Entry Opinion', 'Concerns');
  await page.getByRole('checkbox', { name: 'School-led' }).check();
  await expect(page).toHaveURL(/opinion=concern&walkTypes=school/);
  const concerns = await sumOf(page, { opinions: ['concern'], walkTypes: ['school'] });
  await expect(totals.getByText(written(concerns), { exact: true })).toBeVisible();
  // The sum and the schools each have their own axis; the sum joins the schools only when it is switched on.
  await expect(linesOf(page)).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: /\d+ entries/ })).toHaveCount(5);
  await page.getByText('Trends', { exact: true }).click();
  await expect(linesOf(page)).toHaveCount(12);
  await page.getByRole('textbox', { name: 'Search schools' }).fill('oak');
  await page.getByRole('checkbox', { name: 'Oak Hill Elementary' }).uncheck();
  await expect(linesOf(page)).toHaveCount(11);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(linesOf(page)).toHaveCount(12);
  await page.getByRole('checkbox', { name: 'All Schools' }).check();
  await expect(linesOf(page)).toHaveCount(13);
  await expectAccessible(page);
  await page.getByText('Overview', { exact: true }).click();
  await expect(linesOf(page)).toHaveCount(1);

  const dialog = page.getByRole('dialog', { name: 'Observation Data Explorer' });
  await chartOf(page).press('Enter');
  await expect(dialog.getByText('Concerns, All Schools, October 2026')).toBeVisible();
  await page.keyboard.press('Escape');
  await chartOf(page).focus();
  await page.keyboard.press('End');
  const number = String(await sumOf(page, { opinions: ['concern'], walkTypes: ['school'] }, to));
  await expect(page.getByText(`All Schools, October 2026: ${number} entries`)).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Concerns, All Schools, October 2026')).toBeVisible();
  await expect(dialog.getByRole('article')).toHaveCount(20);
  await expect(dialog.getByText(`20 of ${number}`, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Load More' }).click();
  await expect(dialog.getByRole('article')).toHaveCount(Math.min(40, Number(number)));
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByRole('button', { name: 'See all 12 schools' }).click();
  await page.getByRole('button', { name: /^Oak Hill Elementary\s*\d+ entries/ }).click();
  await expect(
    dialog.getByText(/^Concerns, Oak Hill Elementary, December 2025 – October 2026$/),
  ).toBeVisible();
  await expectAccessible(page);
  await expectOnPaper(page, dialog, concerns);
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();

  await page.getByText('Table', { exact: true }).click();
  await expect(page.getByRole('row', { name: /^All Schools/ })).toContainText(written(concerns));
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the numbers as CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file.split('\r\n')[1]).toMatch(new RegExp(`^"All Schools",.*,"${concerns}"$`));

  // Future months are not counted: of two years only those up to now are printed.
  const { month } = await apiOf(page).insights.getCycle();
  await open(page, `/insights?picture=table&months=${addMonthsTo(month, -16)},${addMonthsTo(month, 7)}`);
  await expectTableOnPaper(page, [12, 5]);
});
