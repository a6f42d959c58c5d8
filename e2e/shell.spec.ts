import type { Locator } from '@playwright/test';
import { sessionSchema } from '@schooldog/contract/account';
import {
  atPhone,
  expect,
  expectAccessible,
  forgetSignIn,
  phone,
  signIn,
  startServer,
  test,
  type DemoPerson,
} from './support/test.ts';

const menuOf: [DemoPerson, string[], string[]][] = [
  [
    'principal',
    ['Dashboard', 'Oak Hill Elementary', 'Get Support'],
    ['District/School Details', 'SchoolDog settings'],
  ],
  [
    'district_safety_coordinator',
    ['Dashboard', 'District/School Details'],
    ['Oak Hill Elementary', 'SchoolDog settings'],
  ],
  ['staff', ['District/School Details', 'SchoolDog settings'], ['Oak Hill Elementary']],
];

for (const [person, shown, hidden] of menuOf) {
  test(`the menu shows ${person} what they may open, and nothing else`, async ({ page }) => {
    await signIn(page, person);
    await page.goto('/dashboard');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    for (const name of shown) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of hidden) await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  });
}

test('an unknown path reports it, and a page that is not allowed leads home without a loop', async ({
  page,
}) => {
  await signIn(page, 'work_order_submitter');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: "We can't find that page" })).toBeVisible();
  await page.goto('/admin/schooldog');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the command palette finds schools and pages by keyboard alone', async ({ page, screenshotTo }) => {
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search pages, schools and settings');
  await expect(search).toBeFocused();
  await page.keyboard.type('marlow high');
  await expect(
    page
      .getByRole('option', { name: /Marlow High/ })
      .or(page.getByRole('button', { name: /Marlow High/ }))
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('palette-wide-light');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Marlow High' })).toBeVisible();
});

test('what the server finds for the command palette is selected, and Enter opens it', async ({ page }) => {
  await signIn(page, 'district_safety_coordinator');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByPlaceholder('Search pages, schools and settings');
  await expect(search).toBeFocused();
  // The address of a person: nothing that the device knows matches it.
  await page.keyboard.type('clerical@demo');
  await expect(page.locator('[data-action][data-selected]')).toContainText('clerical@demo.test');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/admin\/manageUsers\?user=/);
});

test('the theme is chosen in the user menu and remembered', async ({ page }) => {
  await signIn(page, 'clerical');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('a shortcut of the installed app begins its action, once', async ({ page }) => {
  await signIn(page, 'principal');
  await page.goto('/dashboard?start=logEntry');
  await expect(page.getByRole('dialog', { name: 'Log Entry' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('on a phone the menu is a drawer', async ({ page, screenshotTo }) => {
  await signIn(page, 'educator');
  await atPhone(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Resource Links' }).first()).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('drawer-phone-light');
  await page.getByRole('navigation').getByRole('link', { name: 'Resource Links' }).click();
  await expect(page).toHaveURL(/\/resources\/links$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('keyboard users skip the menu', async ({ page }) => {
  await signIn(page, 'educator');
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a new minor version is offered and may wait; a major one may not', async ({ page }) => {
  await signIn(page, 'educator');
  let version = '0.2.0';
  await page.route('**/api/users/session', async (route) => {
    const answer = await route.fetch();
    const session = sessionSchema.parse(await answer.json());
    await route.fulfill({ response: answer, json: { ...session, app: { ...session.app, version } } });
  });
  await page.goto('/dashboard');
  const banner = page.getByText('A new version of SchoolDog is ready.');
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(banner).toBeHidden();
  version = '1.0.0';
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'An important update is ready' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expectAccessible(page);
});

test('a new district begins with the one-time link that its server prints', async ({
  page,
  screenshotTo,
}) => {
  const server = await startServer({ DEMO: 'off' }, 'empty');
  try {
    const link = /(http:\/\/\S+\/auth\/setup\?first=\S+)/.exec(server.printed)?.[1] ?? '';
    await page.goto(link);
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
    await page.goto(link);
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
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await page.clock.fastForward('23:59:00');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.clock.fastForward('01:30');
  await expect(page).toHaveURL(/\/auth\/signin/);
  await expect(page.getByText('You were automatically signed out due to inactivity.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a finger finds 44 px for the mark, a choice and a link that stands alone', async ({ page }) => {
    await signIn(page, 'district_safety_coordinator');
    const expectTarget = async (target: Locator) => {
      await expect(target).toBeVisible();
      const box = await target.boundingBox();
      expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    };
    await page.goto('/insights');
    await expectTarget(page.getByRole('banner').getByRole('link', { name: 'SchoolDog' }));
    await page.getByRole('button', { name: 'Filters' }).tap();
    await page.getByRole('combobox', { name: 'Show' }).tap();
    await expectTarget(page.getByRole('option').first());
    await page.goto('/taskAnalytics');
    await expectTarget(page.getByRole('main').getByRole('link', { name: /^\d+ late$/ }));
  });
});
