// The lazily loaded parts of the app, with an unreliable network.
import type { Page } from '@playwright/test';
import { closeOfflineDialog, expect, open, signIn, test } from './support/test.ts';

type Network = { isLost: boolean };

/** Blocks the app files whose path matches, and unblocks them. */
async function losable(page: Page, files: RegExp): Promise<Network> {
  const network = { isLost: true };
  await page.route(files, (route) => (network.isLost ? route.abort() : route.continue()));
  return network;
}

/** Nothing that the app defers to idle time happens, so a page is never complete either. */
async function stopClock(page: Page): Promise<void> {
  const begin = Date.now();
  await page.clock.install({ time: begin });
  await page.clock.pauseAt(begin + 1_000);
}

test('the loss of the network is shown even when it happens with the first screen', async ({
  page,
  context,
}) => {
  await stopClock(page);
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  await context.setOffline(true);
  await page.clock.runFor(1_000);
  const dialog = page.getByRole('dialog', { name: 'You are offline' });
  await expect(dialog.getByText('Do not show again')).toBeVisible();
});

test('what says that work is kept, and why something is off, comes right after the first screen', async ({
  page,
  context,
}) => {
  await stopClock(page);
  await signIn(page, 'district_safety_coordinator');
  const files = [
    /\/assets\/ToastArea-.*\.js/,
    /\/HintPart-.*\.js/,
    /\/floating-.*\.js/,
    /\/components-.*\.css/,
  ];
  const fetched = Promise.all(files.map((file) => page.waitForResponse(file)));
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await page.clock.runFor(3_500);
  for (const response of await fetched) {
    expect(response.ok()).toBe(true);
    await response.finished();
  }

  await context.setOffline(true);
  await page.clock.runFor(1_000);
  await closeOfflineDialog(page);
  await menu
    .getByRole('button', { name: /cannot be used while offline/ })
    .first()
    .hover();
  const reason = page.getByRole('tooltip', { name: /cannot be used while offline/ });
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await reason.count()).toBe(1);
  }).toPass();
});

test('a dialog and a page that could not be fetched say so, and open once they can be', async ({ page }) => {
  const network = await losable(page, /\/assets\/(?:CustomizeDialog|SchoolsPage)-/);
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/dashboard');
  // A real loss could meet other parts that are just being loaded: without a cache, a routed page asks for them twice.
  const bringBack = async () => {
    network.isLost = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  };

  await test.step('a dialog', async () => {
    network.isLost = true;
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('alert').filter({ hasText: "hasn't loaded yet" })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await bringBack();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a page', async () => {
    network.isLost = true;
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: 'District/School Details' })
      .click();
    await expect(page.getByRole('heading', { name: "This page isn't on your device yet" })).toBeVisible();
    await bringBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('District/School Details');
  });
});
