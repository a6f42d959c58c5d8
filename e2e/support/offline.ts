import { expect, type Page } from '@playwright/test';

/** The app tells at each change that it is offline, until somebody asks it not to. */
export async function closeOfflineDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You are offline' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}
