// Shared steps of the scenarios about accounts, in the list and the dialog.
import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './open.ts';

export { ownName } from './own.ts';

export async function openAccount(page: Page, lastName: string): Promise<Locator> {
  await open(page, `/admin/manageUsers?find=${lastName}`);
  await page.getByRole('link', { name: new RegExp(lastName) }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByRole('textbox', { name: 'First name' })).toBeVisible();
  return dialog;
}

export async function openPanel(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

export async function chooseSchools(page: Page, field: Locator, ...names: string[]): Promise<void> {
  await field.click();
  for (const name of names) await page.getByRole('option', { name, exact: true }).click();
  await page.keyboard.press('Escape');
}
