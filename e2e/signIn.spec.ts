import { aNewcomer, completeSetup, signInAs } from './support/accounts.ts';
import { apiAs, apiOf } from './support/api.ts';
import {
  atPhone,
  expect,
  expectAccessible,
  forgetSignIn,
  inTheme,
  open,
  reload,
  signInThroughForm,
  test,
} from './support/test.ts';

test('signing in takes the right password, the language is remembered, and signing out ends the session', async ({
  page,
  screenshotTo,
}) => {
  await open(page, '/');
  await expect(page).toHaveURL(/\/auth\/signin$/);
  await screenshotTo('signin-wide-light');
  await test.step('the right password leads to the dashboard', async () => {
    await signInThroughForm(page, 'assistant_principal', 'not the password');
    await expect(page.getByText('Your email or password is incorrect. Please try again.')).toBeVisible();
    await expectAccessible(page);
    await signInThroughForm(page, 'assistant_principal');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    await expect(page.getByText(/Assistant Principal at Oak Hill Elementary/)).toBeVisible();
    await screenshotTo('dashboard-wide-light');
  });

  await test.step('the language is chosen once and remembered', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await reload(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await atPhone(page);
    await inTheme(page, 'dark');
    await screenshotTo('dashboard-phone-dark-es');
    await expectAccessible(page);
  });

  await test.step('signing out ends the session, and protected pages ask to sign in', async () => {
    await page.getByRole('button', { name: /Menú de la cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/auth\/signin/);
    forgetSignIn('assistant_principal');
    await open(page, '/schools');
    await expect(page).toHaveURL(/\/auth\/signin/);
    // Other scenarios of this person are in English.
    const api = await apiAs(page, 'assistant_principal');
    await api.users.setLanguage({ language: 'en' });
  });
});

test('a visitor reads about the product before signing in, and tries the demo', async ({ page }) => {
  await open(page, '/auth/signin');
  await page.getByRole('link', { name: 'About SchoolDog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Safer schools');
  await expect(page.getByRole('img', { name: /A district's dashboard/ })).toBeVisible();
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await page.getByRole('button', { name: 'Custodian' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the language of the account is spoken in a browser that never saw it', async ({ page, browser }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  await apiOf(page).users.setLanguage({ language: 'es' });
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await context.newPage();
  await signInAs(elsewhere, rosa);
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'es');
  await expect(elsewhere.getByRole('link', { name: 'Datos del distrito y las escuelas' })).toBeVisible();
});
