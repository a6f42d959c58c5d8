import { aNewcomer, completeSetup, signInAs } from './support/accounts.ts';
import { apiOf } from './support/api.ts';
import {
  atPhone,
  demoAddress,
  expect,
  expectAccessible,
  forgetSignIn,
  inTheme,
  signIn,
  signInThroughForm,
  test,
} from './support/test.ts';

test('signing in takes the right password and leads to the dashboard', async ({ page, screenshotTo }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/signin$/);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Required')).toHaveCount(2);
  await screenshotTo('signin-wide-light');
  await signInThroughForm(page, 'assistant_principal', 'not the password');
  await expect(page.getByText('Your email or password is incorrect. Please try again.')).toBeVisible();
  await expectAccessible(page);
  await signInThroughForm(page, 'assistant_principal');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(page.getByText(/Assistant Principal at Oak Hill Elementary/)).toBeVisible();
  await screenshotTo('dashboard-wide-light');
});

test('a visitor reads about the product before signing in, and tries the demo', async ({ page }) => {
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: 'About SchoolDog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Safer schools');
  await expect(page.getByRole('img', { name: /A district's dashboard/ })).toBeVisible();
  await page.getByRole('link', { name: 'Try the demo' }).click();
  await page.getByRole('button', { name: 'Custodian' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a signed-in user is asked whether to continue', async ({ page }) => {
  await signIn(page, 'educator');
  await page.goto('/auth/signin');
  const dialog = page.getByRole('dialog', { name: 'You are already signed in' });
  await expect(dialog).toContainText(demoAddress('educator'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an expired session explains itself', async ({ page }) => {
  await page.goto('/auth/signin?i=authTimeout');
  await expect(page.getByRole('dialog', { name: 'Your session timed out' })).toContainText('poor connection');
  await expectAccessible(page);
});

test('signing out ends the session, and protected pages ask to sign in', async ({ page }) => {
  await signInThroughForm(page, 'sro');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth\/signin/);
  forgetSignIn('sro');
  await page.goto('/schools');
  await expect(page).toHaveURL(/\/auth\/signin/);
});

test('the language is chosen once and remembered', async ({ page, screenshotTo }) => {
  await signIn(page, 'custodial');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await atPhone(page);
  await inTheme(page, 'dark');
  await screenshotTo('dashboard-phone-dark-es');
  await expectAccessible(page);
  // Other scenarios of this person are in English.
  await apiOf(page).users.setLanguage({ language: 'en' });
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
  await context.close();
});
