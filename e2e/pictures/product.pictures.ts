// The pictures of the README, of the landing page and of the offer to install the app, from the demo district.
import type { Locator, Page } from '@playwright/test';
import { apiOf } from '../support/api.ts';
import { desktop } from '../support/screen.ts';
import { expect, phone, signIn, test } from '../support/test.ts';
import { aStep, savePicture, saveSteps, type Step } from './save.ts';

const landing = 'apps/web/src/features/landing/pictures';

test.use({ deviceScaleFactor: 2, reducedMotion: 'reduce' });

const ready = (page: Page) => expect(page.locator('[aria-busy="true"], [data-skeleton]')).toHaveCount(0);

test('wide screens', async ({ page }) => {
  await page.setViewportSize(desktop);
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Top Walkers' })).toBeVisible();
  await ready(page);
  await savePicture(page, 'docs/images/dashboard-wide.png');
  await savePicture(page, 'apps/web/public/screenshots/dashboard-wide.webp', 1440);

  await page.goto('/insights');
  await expect(page.getByRole('heading', { name: 'Most entries by school' })).toBeVisible();
  await ready(page);
  await savePicture(page, 'docs/images/insights-wide.png');

  const { alerts } = await apiOf(page).alerts.listSafetyAlerts({ tab: 'received' });
  const acknowledged = alerts.map(({ id, recipients }) => ({
    id,
    count: recipients.filter(({ timeAcknowledged }) => timeAcknowledged !== null).length,
  }));
  const [shown] = acknowledged.toSorted((one, other) => other.count - one.count);
  await page.goto(`/safetyAlerts/${shown?.id}`);
  await expect(page.getByRole('heading', { name: 'Recipients' })).toBeVisible();
  await savePicture(page, 'docs/images/alert-wide.png');
});

test('a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'principal');
  await page.goto('/entries');
  await expect(page.getByRole('article').first()).toBeVisible();
  await ready(page);
  await savePicture(page, 'docs/images/entries-phone.png');
  await savePicture(page, 'apps/web/public/screenshots/entries-narrow.webp', 390);
});

test('an entry in four taps', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page, 'principal');
  await page.goto('/dashboard');
  const steps: Step[] = [];
  const tap = async (target: Locator, milliseconds: number) => {
    await target.click();
    steps.push(await aStep(page, milliseconds));
  };
  await ready(page);
  steps.push(await aStep(page, 1_600));
  const dialog = page.getByRole('dialog', { name: 'Log Entry' });
  await page.getByRole('main').getByRole('button', { name: 'Log Entry' }).click();
  await expect(dialog.getByRole('button', { name: 'Other', exact: true })).toBeVisible();
  steps.push(await aStep(page, 1_600));
  await savePicture(page, 'docs/images/log-phone.png');
  await tap(dialog.getByRole('button', { name: 'Access Control' }), 1_600);
  await tap(dialog.getByRole('option', { name: 'Exterior door propped open' }), 1_400);
  await tap(dialog.getByRole('radio', { name: 'Concern' }), 1_400);
  await dialog.getByRole('button', { name: 'Log Entry', exact: true }).click();
  await expect(page.getByText('You just logged an entry!')).toBeVisible();
  steps.push(await aStep(page, 3_000));
  await saveSteps(steps, 'docs/images/log-four-taps.gif', 480);
});

for (const [language, logEntry] of [
  ['en', 'Log Entry'],
  ['es', 'Registrar observación'],
] as const) {
  test(`the landing page in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('schooldog.language', chosen), language);
    await page.setViewportSize(desktop);
    await signIn(page, 'district_safety_coordinator');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 2 }).nth(4)).toBeVisible();
    await ready(page);
    await savePicture(page, `${landing}/dashboard-${language}.webp`, 1440);

    await page.setViewportSize(phone);
    await signIn(page, 'principal');
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('button', { name: logEntry }).click();
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    await ready(page);
    await savePicture(page, `${landing}/log-${language}.webp`, 480);
  });
}
