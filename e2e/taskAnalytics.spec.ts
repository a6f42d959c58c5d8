// The numbers of work orders: each bar opens the list that it counts.
import type { Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { expect, expectAccessible, open, signIn, test } from './support/test.ts';

const written = (number: number) => new Intl.NumberFormat('en-US').format(number);
const barsOf = (page: Page, name: string) => page.getByRole('list', { name });

/** The count beside the title of the list. */
async function expectListOf(page: Page, number: number): Promise<void> {
  await expect(page).toHaveURL(/\/tasks\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Work Orders' }).locator('..')).toContainText(
    written(number),
  );
}

test('bars open the work orders that they count', async ({ page, screenshotTo }) => {
  await signIn(page, 'principal');
  await open(page, '/taskAnalytics');
  await expect(page.getByRole('heading', { level: 2, name: 'Open now' })).toBeVisible();
  await expect(page.getByText(/^As of/)).toBeVisible();
  await screenshotTo('taskAnalytics-wide-light');
  const { numbers } = await apiOf(page).workOrders.getTaskAnalytics({});

  const old = barsOf(page, 'Open by age in work days').getByRole('link', { name: /^Over 30/ });
  await expect(old).toHaveText(`Over 30${written(numbers.ages.over30)}`);
  await old.click();
  await expectListOf(page, numbers.ages.over30);
  await expect(page.getByRole('button', { name: 'Remove filter Age: Over 30 days' })).toBeVisible();
  await page.goBack();

  await page.getByRole('radiogroup').getByText('Completed', { exact: true }).click();
  await expect(page).toHaveURL(/measure=completed/);
  const board = barsOf(page, 'By board').getByRole('link').first();
  const completed = Math.max(...numbers.boards.map((one) => one.completed));
  await expect(board).toHaveText(new RegExp(`${written(completed)}$`));
  await board.click();
  await expectListOf(page, completed);
  await page.goBack();

  await page.getByRole('button', { name: 'Show as tables' }).click();
  const weeks = page.getByRole('table', { name: 'Created and completed by week' });
  const week = weeks.getByRole('link').first();
  const created = numbers.weeks[0]?.created ?? 0;
  await expect(week).toHaveText(written(created));
  await expectAccessible(page);
  await week.click();
  await expectListOf(page, created);
});
