import type { Page } from '@playwright/test';
import { z } from 'zod';
import {
  atDesktop,
  atPhone,
  demoAddress,
  expect,
  expectAccessible,
  expectContrast,
  inTheme,
  signIn,
  signInThroughForm,
  test,
  keepsTheApp,
} from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ });

test.describe('the notification list', () => {
  test('shows what is new, links to it, and marks it read', async ({ page, screenshotTo }) => {
    await signIn(page, 'clerical');
    await page.goto('/resources/links');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    await bell(page).click();
    const list = page.getByRole('dialog', { name: /^Notifications/ });
    const changed = list.getByRole('link', { name: /Unread: Your access has changed/ });
    await expect(changed).toContainText('changed what you can see and do');
    await expect(list.getByRole('link', { name: 'Welcome to SchoolDog' })).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('notifications-wide-light');
    await inTheme(page, 'dark');
    await expectContrast(page);

    await changed.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(list).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  test('on a phone fills the screen, works in Spanish, and is marked read at once', async ({
    page,
    screenshotTo,
  }) => {
    await atPhone(page);
    await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
    await signIn(page, 'custodial');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click();
    const sheet = page.getByRole('dialog', { name: 'Notificaciones' });
    await expect(sheet.getByRole('link', { name: /Sin leer: Cambió su acceso/ })).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('notifications-phone-es');
    await sheet.getByRole('button', { name: 'Marcar todo como leído' }).click();
    await expect(sheet.getByRole('link', { name: /Sin leer/ })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Cerrar notificaciones' }).click();
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
  });

  test('opens from the user menu, by keyboard, and closes with Escape', async ({ page }) => {
    await signIn(page, 'sro');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Account menu/ }).press('Enter');
    await page.getByRole('menuitem', { name: /^Notifications/ }).press('Enter');
    const list = page.getByRole('dialog', { name: /^Notifications/ });
    await expect(list.getByRole('link', { name: 'Welcome to SchoolDog' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });
});

test('an open app shows a new notification at once', async ({ page, browser }) => {
  await signIn(page, 'maintenance_staff');
  await page.goto('/faq');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');

  const office = await browser.newPage();
  await signIn(office, 'schooldog_master_admin');
  const search = encodeURIComponent(demoAddress('maintenance_staff'));
  const answer: unknown = await (await office.request.get(`/api/users?search=${search}`)).json();
  const [person] = z.object({ users: z.array(z.object({ id: z.string() })) }).parse(answer).users;
  const becomes = (isDistrictLevel: boolean) =>
    office.request.post('/api/users/editUser', {
      data: {
        userId: person?.id,
        edit: { isDistrictLevel: { from: !isDistrictLevel, to: isDistrictLevel } },
      },
    });
  expect((await becomes(true)).ok()).toBe(true);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
  expect((await becomes(false)).ok()).toBe(true);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await office.close();
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('a device with permission is registered once a session, and removed at sign-out', async ({ page }) => {
    // No push service can be reached from here, so the browser's end of it is simulated.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      const endpoint = 'https://fcm.googleapis.com/fcm/send/simulated-by-a-scenario';
      const base64url = (bytes: number[]) =>
        btoa(String.fromCodePoint(...bytes))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const keys = {
        p256dh: base64url([4, ...Array.from({ length: 64 }, (_, index) => index)]),
        auth: base64url(Array.from({ length: 16 }, (_, index) => index)),
      };
      const key = 'played.subscription';
      const kept = () => localStorage.getItem(key);
      const made = () => ({
        endpoint,
        options: { applicationServerKey: Uint8Array.from(kept()?.split(',') ?? [], Number).buffer },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (kept() === null ? null : made()),
        subscribe: async (options: { applicationServerKey: Uint8Array }) => {
          localStorage.setItem(key, options.applicationServerKey.join(','));
          return made();
        },
      });
    });
    const named: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/savePushSubscription')) named.push(response.status());
    });
    await signInThroughForm(page, 'work_order_submitter');
    await expect.poll(() => named).toEqual([200]);
    // The answer has arrived here; the page stores it a moment later.
    const remembered = () => page.evaluate(() => localStorage.getItem('schooldog.pushSavedFor'));
    await expect.poll(remembered).not.toBeNull();
    await page.reload();
    await expect(bell(page)).toBeVisible();

    await page.goto('/sign-out');
    await expect(page).toHaveURL(/\/auth\/signin/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('played.subscription'))).toBeNull();
    expect(named).toEqual([200]);

    await signInThroughForm(page, 'work_order_submitter');
    await expect.poll(() => named).toEqual([200, 200]);
  });
});

test.describe('the permission prompt for notifications', () => {
  test('appears with the first click, twice on a device, and never again', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => {
        localStorage.setItem('asked', `${Number(localStorage.getItem('asked') ?? 0) + 1}`);
        return 'default';
      };
    });
    const asked = () => page.evaluate(() => localStorage.getItem('asked'));
    await page.goto('/auth/signin');
    await page.getByRole('heading', { level: 1 }).click();
    expect(await asked()).toBeNull();

    await signIn(page, 'educator');
    for (const times of ['1', '2', '2']) {
      await page.goto('/faq');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(async () => {
        await heading.click();
        expect(await asked()).toBe(times);
      }).toPass();
      await heading.click();
      expect(await asked()).toBe(times);
    }
  });
});

test.describe('the unsubscribe link of a mail', () => {
  const link = '/unsubscribe?token=abcdefghij0123456789.taskComments.not-signed-by-us';

  test('asks before it does anything, and rejects what is not signed', async ({ page, screenshotTo }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
    });
    await atPhone(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Comments on work orders' })).toBeVisible();
    expect(asked).toEqual([]);
    await expectAccessible(page);
    await screenshotTo('unsubscribe-phone');
    await page.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
    expect(asked).toEqual(['/api/notifications/unsubscribe']);
    await expectAccessible(page);
  });

  test('names what was stopped, in Spanish too', async ({ page }) => {
    await page.route('**/api/notifications/unsubscribe', (route) =>
      route.fulfill({ json: { kind: 'taskComments' } }),
    );
    await page.addInitScript(() => localStorage.setItem('schooldog.language', 'es'));
    await page.goto(link);
    await page.getByRole('button', { name: 'Dejar de recibir estos correos' }).click();
    await expect(page.getByRole('heading', { name: 'Ya no los recibirá' })).toBeVisible();
    await expect(page.getByText('Comentarios en órdenes de trabajo')).toBeVisible();
    await expectAccessible(page);
  });

  test('that is incomplete reports it at once', async ({ page }) => {
    await page.goto('/unsubscribe');
    await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  });
});

test.describe('the provider area', () => {
  test('provider staff read stored messages and find them by channel, person and day', async ({
    page,
    screenshotTo,
  }) => {
    await signIn(page, 'staff');
    await page.goto('/admin/schooldog?tab=messages');
    await page.getByRole('button', { name: 'Send test message' }).click();
    const message = page.getByText('To staff@demo.test').first();
    await expect(message).toBeVisible();
    await expect(page.getByText('Not sent').first()).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('messages-wide-light');

    await page.getByText('SMS', { exact: true }).first().click();
    await expect(message).toBeHidden();
    await page.getByText('All', { exact: true }).first().click();
    await expect(message).toBeVisible();

    // Someone to whom no other scenario sends anything.
    await page.getByRole('combobox', { name: 'People' }).fill('Alvarez');
    await page
      .getByRole('option', { name: /Alvarez$/ })
      .first()
      .click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('No messages match.')).toBeVisible();
  });

  test('jobs: every queue with its schedule, and a failed job is retried', async ({ page, screenshotTo }) => {
    await signIn(page, 'staff');
    await page.goto('/admin/schooldog?tab=jobs');
    await expect(page.getByText('Nightly cleanup')).toBeVisible();
    await expect(page.getByText(/Daily at 2:41/)).toBeVisible();
    await expect(page.getByText('No failed jobs')).toBeVisible();

    const failed = {
      id: '0b3c7c1e-5a1f-4a43-9d6b-6e0f6f8a7b10',
      name: 'messages.cleanup',
      tries: 9,
      error: 'Error: no space left on device',
      timeCreated: '2026-09-01T07:00:00.000Z',
      timeFailed: '2026-09-01T09:00:00.000Z',
    };
    await page.route('**/api/notifications/jobs', (route) =>
      route.fulfill({ json: { queues: [], failed: [failed] } }),
    );
    const retried = page.waitForRequest('**/api/notifications/retryJob');
    await page.reload();
    await expect(page.getByText('Error: no space left on device')).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('jobs-wide-light');
    await page.getByRole('button', { name: 'Retry Message cleanup' }).click();
    expect((await retried).postDataJSON()).toEqual({ name: failed.name, id: failed.id });
    await expect(page.getByText("The job couldn't be retried. Please try again.")).toBeVisible();
    await atPhone(page);
    await expectAccessible(page);
  });

  test('security log: sign-ins, found by event and person', async ({ page, screenshotTo }) => {
    await page.request.post('/api/users/signIn', {
      data: { email: demoAddress('clerical'), password: 'not the password' },
    });
    await signIn(page, 'staff');
    await page.goto('/admin/schooldog?tab=security');
    const log = page.getByRole('tabpanel', { name: 'Security log' });
    await expect(log.getByText('Signed in').first()).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('security-wide-light');

    await log.getByRole('combobox', { name: 'Events' }).click();
    await page.getByRole('option', { name: 'Sign-in rejected' }).click();
    await page.keyboard.press('Escape');
    await expect(log.getByRole('listitem').filter({ hasText: 'Signed in' })).toHaveCount(0);
    await expect(log.getByRole('listitem').filter({ hasText: 'Sign-in rejected' }).first()).toBeVisible();

    await atPhone(page);
    await expectAccessible(page);
    await screenshotTo('security-phone-light');
    await atDesktop(page);
  });
});
