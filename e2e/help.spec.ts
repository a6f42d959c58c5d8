import {
  expect,
  expectAccessible,
  expectContrast,
  inTheme,
  open,
  phone,
  reload,
  signIn,
  test,
} from './support/test.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

test('the app offers once to be installed, and shows the steps', async ({ page, screenshotTo }) => {
  await page.clock.install();
  await signIn(page, 'educator');
  await open(page, '/dashboard');
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

  // The next start knows that it was answered.
  await reload(page);
  await open(page, '/dashboard');
  await page.clock.runFor(60_000);
  await expect(offer).toHaveCount(0);
});
