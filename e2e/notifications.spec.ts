import { expect, type Page } from '@playwright/test';
import { apiAs, apiOf } from './support/api.ts';
import {
  atDesktop,
  atPhone,
  demoAddress,
  expectAccessible,
  expectContrast,
  inTheme,
  keepsTheApp,
  open,
  reload,
  signIn,
  signInThroughForm,
  test,
} from './support/test.ts';

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications(, \d+ unread)?$/ });

test('an open app shows a new notification at once, links to it and marks it read, also on a phone in Spanish', async ({
  page,
  screenshotTo,
}) => {
  const person = 'maintenance_staff';
  const office = await apiAs(page, 'schooldog_master_admin');
  const { users } = await office.users.listUsers({ search: demoAddress(person) });
  const changeAccess = (isDistrictLevel: boolean) =>
    office.users.editUser({
      userId: users[0]?.id ?? '',
      edit: { isDistrictLevel: { from: !isDistrictLevel, to: isDistrictLevel } },
    });
  const list = page.getByRole('dialog', { name: /^Notifications/ });

  await signIn(page, person);
  await open(page, '/faq');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  await changeAccess(true);
  await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');

  await test.step('the list opens from the user menu, by keyboard, and closes with Escape', async () => {
    await page.getByRole('button', { name: /Account menu/ }).press('Enter');
    await page.getByRole('menuitem', { name: /^Notifications/ }).press('Enter');
    await expect(list.getByRole('link', { name: 'Welcome to SchoolDog' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
  });

  await test.step('a notification leads to what it is about, and is read', async () => {
    await bell(page).click();
    const changed = list.getByRole('link', { name: /Unread: Your access has changed/ }).first();
    await expect(changed).toContainText('changed what you can see and do');
    await expectAccessible(page);
    await screenshotTo('notifications-wide-light');
    await inTheme(page, 'dark');
    await expectContrast(page);
    await changed.click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(list).toBeHidden();
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
  });

  await test.step('on a phone in Spanish the list fills the screen, and all is read at once', async () => {
    await changeAccess(false);
    await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread');
    await atPhone(page);
    await page.evaluate(() => localStorage.setItem('schooldog.language', 'es'));
    await reload(page);
    await page.getByRole('button', { name: 'Notificaciones, 2 sin leer' }).click();
    const sheet = page.getByRole('dialog', { name: 'Notificaciones' });
    await expect(sheet.getByRole('link', { name: /Sin leer: Cambió su acceso/ }).first()).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('notifications-phone-es');
    await sheet.getByRole('button', { name: 'Marcar todo como leído' }).click();
    await expect(sheet.getByRole('link', { name: /Sin leer/ })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Cerrar notificaciones' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Notificaciones', exact: true })).toBeVisible();
    const { notifications } = apiOf(page);
    await expect.poll(async () => (await notifications.listNotifications({})).unread).toBe(0);
  });
});

test.describe('with the app cached on the device', () => {
  test.use(keepsTheApp);

  test('a device is asked twice for permission, registered once a session with it, and removed at sign-out', async ({
    page,
  }) => {
    // No push service can be reached from here, so the browser's end of it is simulated.
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('played.permission') ?? 'default',
      });
      Notification.requestPermission = async () => {
        localStorage.setItem('played.asked', `${Number(localStorage.getItem('played.asked') ?? 0) + 1}`);
        return 'default';
      };
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
    const asked = () => page.evaluate(() => localStorage.getItem('played.asked'));
    const heading = page.getByRole('heading', { level: 1 });

    await test.step('the prompt appears with the first click of a signed-in person, twice on a device', async () => {
      await open(page, '/auth/signin');
      await heading.click();
      await signInThroughForm(page, 'work_order_submitter');
      await expect(bell(page)).toBeVisible();
      for (const times of ['1', '2', '2']) {
        await expect(async () => {
          await heading.click();
          expect(await asked()).toBe(times);
        }).toPass();
        await heading.click();
        expect(await asked()).toBe(times);
        await reload(page);
        await expect(bell(page)).toBeVisible();
      }
      expect(named).toEqual([]);
    });

    await test.step('with permission it is registered once', async () => {
      await page.evaluate(() => localStorage.setItem('played.permission', 'granted'));
      await reload(page);
      await expect.poll(() => named).toEqual([200]);
      // The answer has arrived here; the page stores it a moment later.
      const remembered = () => page.evaluate(() => localStorage.getItem('schooldog.pushSavedFor'));
      await expect.poll(remembered).not.toBeNull();
      await reload(page);
      await expect(bell(page)).toBeVisible();
    });

    await test.step('sign-out removes it, and the next sign-in registers it again', async () => {
      await page.getByRole('button', { name: /Account menu/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await expect(page).toHaveURL(/\/auth\/signin/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('played.subscription'))).toBeNull();
      expect(named).toEqual([200]);
      await signInThroughForm(page, 'work_order_submitter');
      await expect.poll(() => named).toEqual([200, 200]);
    });
  });
});

test('the unsubscribe link of a mail asks before it does anything, and rejects what is not signed', async ({
  page,
  screenshotTo,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(new URL(request.url()).pathname);
  });
  await atPhone(page);
  await open(page, '/unsubscribe?token=abcdefghij0123456789.taskComments.not-signed-by-us');
  await expect(page.getByRole('heading', { name: 'Comments on work orders' })).toBeVisible();
  expect(asked).toEqual([]);
  await screenshotTo('unsubscribe-phone');
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  expect(asked).toEqual(['/api/notifications/unsubscribe']);
  await expectAccessible(page);
});

test('provider staff read stored messages, the security log and the background jobs', async ({
  page,
  screenshotTo,
}) => {
  await page.request.post('/api/users/signIn', {
    data: { email: demoAddress('clerical'), password: 'not the password' },
  });
  await signIn(page, 'staff');

  await test.step('a test message is stored and listed', async () => {
    await open(page, '/admin/schooldog?tab=messages');
    await page.getByRole('button', { name: 'Send test message' }).click();
    await expect(page.getByText('To staff@demo.test').first()).toBeVisible();
    await expect(page.getByText('Not sent').first()).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('messages-wide-light');
  });

  await test.step('a rejected sign-in is in the security log', async () => {
    await open(page, '/admin/schooldog?tab=security');
    const log = page.getByRole('tabpanel', { name: 'Security log' });
    await expect(log.getByText('Signed in').first()).toBeVisible();
    await expect(log.getByText('Sign-in rejected').first()).toBeVisible();
    await atPhone(page);
    await expectAccessible(page);
    await screenshotTo('security-phone-light');
    await atDesktop(page);
  });

  await test.step('a failed job is retried', async () => {
    const failed = {
      id: '0b3c7c1e-5a1f-4a43-9d6b-6e0f6f8a7b10',
      name: 'messages.cleanup',
      tries: 9,
      error: 'Error: no space left on device',
      timeCreated: '2026-09-01T07:00:00.000Z',
      timeFailed: '2026-09-01T09:00:00.000Z',
    };
    const { queues } = await apiOf(page).notifications.listJobs();
    await page.route('**/api/notifications/jobs', (route) =>
      route.fulfill({ json: { queues, failed: [failed] } }),
    );
    const retried = page.waitForRequest('**/api/notifications/retryJob');
    await open(page, '/admin/schooldog?tab=jobs');
    await expect(page.getByText('Nightly cleanup')).toBeVisible();
    await expect(page.getByText('Error: no space left on device')).toBeVisible();
    await page.getByRole('button', { name: 'Retry Message cleanup' }).click();
    expect((await retried).postDataJSON()).toEqual({ name: failed.name, id: failed.id });
    await expect(page.getByText("The job couldn't be retried. Please try again.")).toBeVisible();
    await atPhone(page);
    await expectAccessible(page);
    await screenshotTo('jobs-phone-light');
  });
});
