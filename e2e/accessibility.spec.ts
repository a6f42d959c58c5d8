import { atPhone, expect, expectAccessible, inTheme, signIn, test } from './support/test.ts';

const open = [
  '/auth/signin',
  '/terms',
  '/privacy',
  '/install',
  '/error/not-found',
  '/error/unexpected',
  '/no/such/page',
];
const signedIn = [
  '/dashboard',
  '/schools',
  '/resources/links',
  '/faq',
  '/landing',
  '/landing/pricing',
  '/outbox',
  '/admin/manageUsers',
  '/admin/schooldog',
];

for (const path of [...open, ...signedIn]) {
  test(`${path} has no accessibility fault, wide and narrow, light and dark`, async ({
    page,
    screenshotTo,
  }) => {
    if (signedIn.includes(path)) await signIn(page, 'staff');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme);
      await expectAccessible(page);
      await screenshotTo(`page${path.replaceAll('/', '-')}-wide-${theme}`);
    }
    await atPhone(page);
    await expectAccessible(page);
    await screenshotTo(`page${path.replaceAll('/', '-')}-phone-dark`);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'nothing scrolls sideways at 320 px',
    ).toBeLessThanOrEqual(320);
  });
}
