// Alerts that do not wait: for photos, for other uploads, or for the app to be opened.
import type { Locator, Page } from '@playwright/test';
import { startAction } from './support/actions.ts';
import { apiOf, someId } from './support/api.ts';
import { choosePicture } from './support/choosePicture.ts';
import { elsewhere } from './support/elsewhere.ts';
import { logEntry, schoolId } from './support/entries.ts';
import { ownName } from './support/own.ts';
import { choose, expect, keepsTheApp, open, signIn, test } from './support/test.ts';

test('an alert arrives before its photos and before the photos of other entries', async ({
  page,
  browser,
}) => {
  const message = `The latch of ${ownName()} is broken.`;
  await signIn(page, 'custodial');
  await open(page, '/faq');
  const officer = await elsewhere(browser, 'sro');
  await open(officer, '/safetyAlerts');
  const { user } = await apiOf(officer).users.getSession();
  const uploads = await heldUploads(page);

  const ordinary = await openForm(page, message);
  await choosePicture(page, ordinary, 'hall.gif');
  await ordinary.getByRole('button', { name: 'Log Entry' }).click();
  await expect.poll(uploads.count).toBe(1);

  const dialog = await openForm(page, 'Propped with a chair.');
  await choosePicture(page, dialog, 'door.gif');
  await choosePicture(page, dialog, 'latch.gif');
  await dialog.getByRole('switch', { name: 'Send a safety alert' }).check();
  await choose(dialog, 'Alert users', user?.lastName ?? '', new RegExp(user?.lastName ?? ''));
  await dialog.getByRole('combobox', { name: 'Alert users' }).press('Escape');
  await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill(message);
  await dialog.getByRole('button', { name: 'Log Entry' }).click();

  await officer.getByRole('listitem').filter({ hasText: message }).getByRole('link').click();
  await expect(officer.getByText('2 photos still uploading')).toBeVisible();
  await open(page, '/outbox');
  await expect(page.getByText(/^Photos of /)).toBeVisible();
  uploads.release();
  await expect(officer.getByRole('button', { name: /^Open photo 2 of 2/ })).toBeVisible();
  await expect(officer.getByText('still uploading')).toBeHidden();
  await expect(officer.getByText('Changed since sent')).toBeHidden();
  await expect(page.getByText('Everything has been sent')).toBeVisible();
});

test.describe('with the app on the device', () => {
  test.use(keepsTheApp);

  test('an alert is acknowledged from its notification, without opening the app', async ({ page }) => {
    await signIn(page, 'sro');
    const { user } = await apiOf(page).users.getSession();
    const userId = user?.id ?? '';
    await signIn(page, 'custodial');
    const alertId = someId();
    await logEntry(apiOf(page), await schoolId(page, 'Oak Hill Elementary'), {
      safetyAlert: { id: alertId, userIds: [userId], message: 'Come and see.' },
    });
    await signIn(page, 'sro');
    await open(page, '/faq');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const url = `/safetyAlerts/${alertId}?via=push`;
    const notice = { id: someId(), title: 'Safety alert', text: 'Come and see.', url };
    await answerPush(page, { ...notice, action: 'Acknowledge', userId });
    const acknowledged = async () => {
      const { recipients } = await apiOf(page).alerts.getSafetyAlert({ safetyAlertId: alertId });
      return recipients.map(({ timeAcknowledged }) => timeAcknowledged !== null);
    };
    await expect.poll(acknowledged).toEqual([true]);
    await expect(page).toHaveURL(/\/faq$/);
  });
});

async function openForm(page: Page, comment: string): Promise<Locator> {
  await startAction(page, 'Log Entry');
  const dialog = page.getByRole('dialog', { name: 'Log Entry' });
  await dialog.getByRole('radio', { name: 'Concern' }).click();
  await choose(dialog, 'Observation', 'gate', /Gate or fence/);
  await dialog.getByLabel('Comment').fill(comment);
  return dialog;
}

/** Uploads of this page hang until they are released; then those that were not ended go on. */
async function heldUploads(page: Page) {
  let started = 0;
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/files/*', async (route) => {
    started += 1;
    await released;
    await route.continue().catch(() => undefined);
  });
  return { count: () => started, release: letThrough };
}

/**
 * Delivers a push message to the worker and presses the first button of its notification. A browser without a screen
 * shows no notifications, so showing and pressing are simulated.
 */
async function answerPush(page: Page, notice: object): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    type Options = { data: unknown; actions: { action: string }[] };
    const registration: unknown = Reflect.get(globalThis, 'registration');
    const showNotification = async (_title: string, { data, actions }: Options) => {
      const press = { action: actions[0]?.action, notification: { data, close: () => undefined } };
      const event = new Event('notificationclick');
      dispatchEvent(Object.assign(event, press, { waitUntil: () => undefined }));
    };
    if (typeof registration === 'object') Object.assign(registration ?? {}, { showNotification });
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId,
    data: JSON.stringify(notice),
  });
}
