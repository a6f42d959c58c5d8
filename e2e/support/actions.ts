import { expect, type Page } from '@playwright/test';

/** Begins one of the quick actions: on the dashboard in its panel, elsewhere in the menu of the floating button. */
export async function startAction(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Open the Action menu' });
  const inPage = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(menu.or(inPage).first()).toBeVisible();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitem', { name }).click();
  } else {
    await inPage.first().click();
  }
}
