import { outboxCheckSchema } from '@schooldog/contract/settings';
import { z } from 'zod';
import { choosePicture } from './support/choosePicture.ts';
import { openNeverIdle } from './support/open.ts';
import { someId } from './support/own.ts';
import {
  closeOfflineDialog,
  expect,
  expectAccessible,
  forgetSignIn,
  keepsTheApp,
  open,
  reload,
  signIn,
  signInThroughForm,
  test,
  untilCached,
} from './support/test.ts';

test.use(keepsTheApp);

test('the app starts without a network, shows what was viewed before, and explains why it cannot edit', async ({
  page,
  context,
  screenshotTo,
}) => {
  await signIn(page, 'principal');
  await open(page, '/dashboard');
  await untilCached(page);
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Oak Hill Elementary' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oak Hill Elementary' })).toBeVisible();
  await expect(page.getByText('Campus map.png')).toBeVisible();

  await context.setOffline(true);
  await closeOfflineDialog(page);
  await reload(page);
  await closeOfflineDialog(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Oak Hill Elementary' })).toBeVisible();
  await expect(page.getByText('412 Oak Hill Road')).toBeVisible();
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit school info' })).toBeDisabled();
  await expectAccessible(page);
  await screenshotTo('school-offline-wide-light');

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Edit school info' })).toBeEnabled();
});

test('entries can be seen and logged without a network before the rest of the app has come', async ({
  page,
  context,
}) => {
  await signIn(page, 'principal');
  // What the app puts off for a quiet moment never happens.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await openNeverIdle(page, '/entries');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await context.setOffline(true);
  await openNeverIdle(page, '/dashboard');
  await closeOfflineDialog(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Entries', exact: true })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Log Entry' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Log Entry' })).toBeVisible();
});

test('work made offline survives a restart and arrives once', async ({ page, context, screenshotTo }) => {
  await signIn(page, 'custodial_supervisor');
  await open(page, '/outbox');
  await untilCached(page);
  await context.setOffline(true);
  await closeOfflineDialog(page);

  const note = `From the basement ${someId()}`;
  await page.getByLabel('Note').fill(note);
  await choosePicture(page, page.getByRole('main'), 'boiler.gif');
  await expect(page.getByRole('img', { name: 'boiler.gif' })).toBeVisible();
  await page.getByRole('button', { name: 'Send test' }).click();
  await expect(page.getByText(`Device test: ${note}`)).toBeVisible();

  await reload(page);
  await closeOfflineDialog(page);
  await expect(page.getByText(`Device test: ${note}`)).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('outbox-offline-wide-light');

  await context.setOffline(false);
  await expect(page.getByText('Everything has been sent')).toBeVisible();
  const answer = await page.request.get('/api/settings/outboxChecks');
  const checks = z.array(outboxCheckSchema).parse(await answer.json());
  expect(checks.filter((check) => check.note === note)).toMatchObject([{ photoIds: [expect.any(String)] }]);
});

test('Offline Mode is explained, leads to the dashboard and marks what it cannot do', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/faq');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Enable Offline Mode' }).click();
  const dialog = page.getByRole('dialog', { name: 'Offline Mode is on' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Offline Mode', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Disable Offline Mode' }).click();
  await expect(page.getByText('Offline Mode', { exact: true })).toBeHidden();
});

test('signing out while offline warns, and purges the device', async ({ page, context }) => {
  await signInThroughForm(page, 'maintenance_supervisor');
  await expect(page).toHaveURL(/\/dashboard$/);
  forgetSignIn('maintenance_supervisor');
  await untilCached(page);
  await context.setOffline(true);
  await closeOfflineDialog(page);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const warning = page.getByRole('dialog', { name: 'Sign out and delete unsynced changes?' });
  await expect(warning).toContainText('deleted from this device');
  await warning.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(
    page.getByText('You are offline, try signing in once you have stable internet.').first(),
  ).toBeVisible();
  const tab = await context.newPage();
  await open(tab, '/dashboard');
  await expect(tab).toHaveURL(/\/auth\/signin/);
});
