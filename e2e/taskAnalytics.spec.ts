// The numbers of work orders: each bar opens the list that it counts.
import type { Locator, Page } from '@playwright/test';
import {
  atDesktop,
  expect,
  expectAccessible,
  expectGoodOnEveryScreen,
  signIn,
  test,
} from './support/test.ts';

const barsOf = (page: Page, name: string) => page.getByRole('list', { name });

async function numberOf(bar: Locator): Promise<string> {
  return (await bar.innerText()).split('\n').at(-1)?.trim() ?? '';
}

/** The count beside the title of the list. */
async function expectListOf(page: Page, number: string): Promise<void> {
  await expect(page).toHaveURL(/\/tasks\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Work Orders' }).locator('..')).toContainText(
    number,
  );
}

test('bars open the work orders that they count', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  await page.goto('/taskAnalytics');
  await expect(page.getByRole('heading', { level: 2, name: 'Open now' })).toBeVisible();
  await expect(page.getByText(/^As of/)).toBeVisible();
  await expectGoodOnEveryScreen(page, { name: 'taskAnalytics', screenshotTo });
  await atDesktop(page);

  const old = barsOf(page, 'Open by age in work days').getByRole('link', { name: /^Over 30/ });
  const open = await numberOf(old);
  await old.click();
  await expectListOf(page, open);
  await expect(page.getByRole('button', { name: 'Remove filter Age: Over 30 days' })).toBeVisible();
  await page.goBack();

  await page.getByRole('radiogroup').getByText('Completed', { exact: true }).click();
  await expect(page).toHaveURL(/measure=completed/);
  const board = barsOf(page, 'By board').getByRole('link').first();
  const completed = await numberOf(board);
  await board.click();
  await expectListOf(page, completed);
  await page.goBack();

  await page.getByRole('button', { name: 'Show as tables' }).click();
  const weeks = page.getByRole('table', { name: 'Created and completed by week' });
  const week = weeks.getByRole('link').first();
  const created = await week.innerText();
  await expectAccessible(page);
  await week.click();
  await expectListOf(page, created);
});
