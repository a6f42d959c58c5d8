// Single sign-on, and provider staff who must have a second factor: what the shared demo server does not require.
import type { Page } from '@playwright/test';
import { demoAddress, demoPassword } from './support/signIn.ts';
import { appCode } from './support/authenticatorApp.ts';
import { freePort, providerClient, startIdentityProvider } from './support/identityProvider.ts';
import { openSecurity } from './support/secondFactor.ts';
import { closePage, expect, expectAccessible, open, reload, startServer, test } from './support/test.ts';

let url = '';
let stop = async () => {};

test.beforeAll(async () => {
  const port = await freePort();
  const server = await startServer({
    // Chosen before it starts, because providers redirect to a registered address.
    PORT: String(await freePort()),
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: providerClient.id,
    OIDC_CLIENT_SECRET: providerClient.secret,
    OIDC_NAME: 'District ID',
    STAFF_SECOND_FACTOR: 'on',
  });
  url = server.url;
  const stopProvider = await startIdentityProvider(port, `${url}/api/auth/sso/sso/callback`);
  stop = async () => {
    await stopProvider();
    await server.stop();
  };
});
test.afterAll(() => stop());

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('single sign-on signs in users with an account, and tells others why not', async ({ page }) => {
  await open(page, `${url}/auth/signin`);
  const button = page.getByRole('button', { name: 'Continue with District ID' });
  await button.click();
  await logIn(page, 'stranger@elsewhere.test');
  await expect(
    page.getByText('No account was found for these credentials. Please use your correct work email'),
  ).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await logIn(page, demoAddress('educator'));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing in again uses a popup, and only the same user passes', async ({ page, context }) => {
  await open(page, `${url}/auth/signin`);
  await page.getByRole('button', { name: 'Continue with District ID' }).click();
  await logIn(page, demoAddress('clerical'));
  await expect(page).toHaveURL(/\/dashboard$/);
  await openSecurity(page);
  let isOld = true;
  await page.route('**/api/users/beginAppEnrolment', (route) => {
    const json = { defined: false, code: 'signIn.notRecent', status: 403, message: '', data: {} };
    return isOld ? route.fulfill({ status: 403, json }) : route.fallback();
  });
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  await page.getByRole('button', { name: /^Authenticator app/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  const popUp = async () => {
    const opened = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Continue with District ID' }).click();
    return opened;
  };
  // A closed popup shows no message.
  await closePage(await popUp());
  await expect(dialog).toBeVisible();
  await logIn(await popUp(), demoAddress('educator'));
  await expect(dialog.getByText('does not match the account you are currently signed in with')).toBeVisible();
  isOld = false;
  await logIn(await popUp(), demoAddress('clerical'));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
});

test('provider staff set up a second factor before they can continue', async ({ page }) => {
  await open(page, `${url}/auth/signin`);
  await page.getByLabel('Email').fill(demoAddress('staff'));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeFocused();
  await expectAccessible(page);
  await reload(page);
  await page.getByRole('button', { name: /^Authenticator app/ }).click();
  const secret = (await page.locator('main code').innerText()).replaceAll(/\s/g, '');
  await page.getByLabel('Verification code').fill(appCode(secret));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
