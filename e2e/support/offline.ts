import { expect, type Page } from '@playwright/test';

/** The app tells at each change that it is offline, until somebody asks it not to. */
export async function closeOfflineDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You are offline' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

/** For `test.use` in the scenarios whose app must start without a network, or be woken by a push. */
export const keepsTheApp = { serviceWorkers: 'allow' } as const;

/** The app can start without a network once its service worker holds it. */
export async function untilCached(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}
