import { expect, type Page } from '@playwright/test';

/** The app reports at each change that it is offline, until the user turns that off. */
export async function closeOfflineDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'You are offline' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
}

/** For `test.use` in scenarios whose app must start without a network, or be woken by a push. */
export const keepsTheApp = { serviceWorkers: 'allow' } as const;

/** The app can start without a network once its service worker has cached it, pages that were never opened too. */
export async function untilCached(page: Page): Promise<void> {
  // Its first worker takes over a page that is already open.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(keepAllFiles);
}

/** The app asks the same of its worker in a quiet moment. */
async function keepAllFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.addEventListener('message', resolve);
    port1.start();
    active?.postMessage({ kind: 'KEEP_FILES', language: document.documentElement.lang }, [port2]);
  });
}
