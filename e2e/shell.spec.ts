import type { Locator } from '@playwright/test';
import { sessionSchema } from '@schooldog/contract/account';
import {
  expect,
  expectAccessible,
  forgetSignIn,
  open,
  phone,
  reload,
  signIn,
  startServer,
  test,
} from './support/test.ts';

test('by keyboard past the menu and to any page; a new minor version may wait, a major one may not', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'district_safety_coordinator');
  await open(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('keyboard users skip the menu', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  await test.step('the command palette finds a school by keyboard alone', async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByPlaceholder('Search pages, schools and settings');
    await expect(search).toBeFocused();
    await page.keyboard.type('marlow high');
    await expect(page.locator('[data-action][data-selected]')).toContainText('Marlow High');
    await expectAccessible(page);
    await screenshotTo('palette-wide-light');
    await search.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Marlow High' })).toBeVisible();
  });

  await test.step('a new version is offered', async () => {
    let version = '0.2.0';
    await page.route('**/api/users/session', async (route) => {
      const answer = await route.fetch();
      const session = sessionSchema.parse(await answer.json());
      await route.fulfill({ response: answer, json: { ...session, app: { ...session.app, version } } });
    });
    await reload(page);
    const banner = page.getByText('A new version of SchoolDog is ready.');
    await expect(banner).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(banner).toBeHidden();
    version = '1.0.0';
    await reload(page);
    const dialog = page.getByRole('dialog', { name: 'An important update is ready' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a new district begins with the one-time link that its server prints', async ({
  page,
  screenshotTo,
}) => {
  const server = await startServer({ DEMO: 'off' }, 'empty');
  try {
    const link = /(http:\/\/\S+\/auth\/setup\?first=\S+)/.exec(server.printed)?.[1] ?? '';
    await open(page, link);
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('First');
    await page.getByLabel('Email').fill('ada@district.test');
    await page.getByLabel('Password', { exact: true }).fill('a pine tree by the river');
    await expectAccessible(page);
    await screenshotTo('first-administrator');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada');
    await page.context().clearCookies();
    await open(page, link);
    await page.getByLabel('First name').fill('Eve');
    await page.getByLabel('Last name').fill('Second');
    await page.getByLabel('Email').fill('eve@district.test');
    await page.getByLabel('Password', { exact: true }).fill('another tree by the river');
    await page.getByRole('button', { name: 'Create administrator' }).click();
    await expect(page.getByText(/This link has been used/)).toBeVisible();
  } finally {
    await server.stop();
  }
});

test('a day without activity signs provider staff out, with an explanation', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'staff');
  forgetSignIn('staff');
  await open(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.clock.fastForward('23:59:00');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.clock.fastForward('01:30');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(page.getByText('You were automatically signed out due to inactivity.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the menu is a drawer, and a finger finds 44 px for the mark, a choice and a link that stands alone', async ({
    page,
    screenshotTo,
  }) => {
    await signIn(page, 'district_safety_coordinator');
    await open(page, '/dashboard');

    await test.step('the menu is a drawer', async () => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      await expect(menu.getByRole('link', { name: 'Resource Links' })).toBeVisible();
      await expectAccessible(page);
      await screenshotTo('drawer-phone-light');
      await menu.getByRole('link', { name: 'Resource Links' }).tap();
      await expect(page).toHaveURL(/\/resources\/links$/);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    await test.step('a finger finds 44 px', async () => {
      const expectTarget = async (target: Locator) => {
        await expect(target).toBeVisible();
        await expect
          .poll(async () => {
            const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
            return Math.round(Math.min(width, height));
          })
          .toBeGreaterThanOrEqual(44);
      };
      await open(page, '/insights');
      await expectTarget(page.getByRole('banner').getByRole('link', { name: 'SchoolDog' }));
      await page.getByRole('button', { name: 'Filters' }).tap();
      await page.getByRole('combobox', { name: 'Show' }).tap();
      await expectTarget(page.getByRole('option').first());
      await open(page, '/taskAnalytics');
      await expectTarget(page.getByRole('main').getByRole('link', { name: /^\d+ late$/ }));
    });
  });
});
