import {
  atPhone,
  expect,
  expectAccessible,
  expectContrast,
  inTheme,
  phone,
  signIn,
  test,
} from './support/test.ts';

test('the install page recognizes the device and shows the other ways too', async ({ page }) => {
  await page.goto('/install');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Chrome on a computer/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  for (const name of [/iPhone and iPad \(Safari\)/, /Android \(Chrome\)/, 'Edge', 'Firefox', 'Other']) {
    await expect(page.getByRole('tab', { name })).toBeVisible();
  }
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Sign in/i })
      .first(),
  ).toHaveAttribute('href', '/auth/signin');
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the app offers once to be installed, and shows the steps', async ({ page, screenshotTo }) => {
    await page.clock.install();
    await signIn(page, 'educator');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(20_000);
    const offer = page.getByRole('dialog', { name: 'Install SchoolDog on this phone?' });
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await screenshotTo('install-offer-phone-light');
    await inTheme(page, 'dark');
    await expectContrast(page);
    await screenshotTo('install-offer-phone-dark');
    await offer.getByRole('button', { name: 'Show me how' }).tap();
    await expect(page).toHaveURL(/\/install$/);

    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(offer).toHaveCount(0);
  });
});

test('support has three tips that open by keyboard', async ({ page }) => {
  await signIn(page, 'educator');
  await page.goto('/faq');
  await expect(page.getByRole('heading', { name: 'Troubleshooting Tips' })).toBeVisible();
  const tips = page.getByRole('main').getByRole('button', { expanded: false });
  await expect(tips).toHaveCount(3);
  await tips.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveCount(1);
});

test('terms and privacy state their dates and the law', async ({ page }) => {
  await atPhone(page);
  await page.goto('/terms');
  await expect(page.getByRole('main')).toContainText('May 27, 2024');
  await expect(page.getByRole('main')).toContainText('Georgia');
  await expect(page.getByRole('main')).toContainText('under 13');
  await page.goto('/privacy');
  await expect(page.getByRole('main')).toContainText('December 27, 2024');
});
