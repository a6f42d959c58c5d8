// The second factor: enrolled, requested, lost and removed.
import { z } from 'zod';
import {
  aNewcomer,
  codeTo,
  goodPassword,
  linkTo,
  completeSetup,
  signInAs,
  signOut,
} from './support/accounts.ts';
import { appCode } from './support/authenticatorApp.ts';
import { enrolPhone, openSecurity, wrong } from './support/secondFactor.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const otherPassword = 'copper kettle by the window 9';

const sessionSchema = z.looseObject({ user: z.looseObject({}) });

test('a phone as second factor: enrolled, requested, replaced by a recovery code', async ({ page }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  const recoveryCodes = await enrolPhone(page, rosa);
  await expectAccessible(page);
  await signOut(page);

  await signInAs(page, rosa);
  await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeFocused();
  await expect(page.getByText(`We sent a code to (•••) •••-${rosa.phone.slice(-4)}.`)).toBeVisible();
  const first = await codeTo(page, rosa.phone);
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await page.getByLabel('Verification code').fill('1');
  await page.getByLabel('Verification code').fill('');
  await expect(page.getByText('Required.')).toBeVisible();
  await page.getByLabel('Verification code').fill(wrong(first));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code you entered is incorrect. Please try again.')).toBeVisible();
  await expect(page.getByLabel('Verification code')).toBeFocused();
  await expectAccessible(page);
  // The sent code is still valid after a reload.
  await page.reload();
  await expect(page.getByText('We sent a code to')).toBeVisible();
  await page.getByLabel('Verification code').fill(first);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await signOut(page);

  await signInAs(page, rosa);
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await page.getByLabel('Recovery code').fill('aaaaa-bbbbb');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('The code you entered is incorrect. Please try again.')).toBeVisible();
  await page.getByLabel('Recovery code').fill((recoveryCodes[0] ?? '').toUpperCase());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a second step that is canceled leads back to the form, without a session', async ({ page }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  await enrolPhone(page, rosa);
  await signOut(page);
  await signInAs(page, rosa);
  await page.getByRole('button', { name: 'Cancel and sign in again' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\/signin$/);
});

test('an authenticator app: scanned or typed, requested at the sign-in, disabled again', async ({ page }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Multi-Factor Authentication' });
  await dialog.getByRole('button', { name: /^Authenticator app/ }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  await dialog.getByLabel('Verification code').fill(appCode(secret));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  const codesTitle = dialog.getByRole('heading', { name: 'Save your recovery codes' });
  await expect(codesTitle).toBeFocused();
  // They are never shown again, so no stray key or click closes them.
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(codesTitle).toBeVisible();
  await dialog.getByRole('button', { name: "I've saved them" }).click();
  await expect(dialog.getByRole('button', { name: 'Add text messages' })).toBeVisible();
  await signOut(page);

  await signInAs(page, rosa);
  await expect(page.getByText('Open your authenticator app')).toBeVisible();
  // The code of the previous step has been used; that of the next is already valid.
  await page.getByLabel('Verification code').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/, level: 1 })).toBeVisible();

  await openSecurity(page);
  await page.getByRole('button', { name: 'Manage', exact: true }).click();
  await dialog.getByRole('button', { name: 'Disable Authenticator app' }).click();
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Disable', exact: true }).click();
  await expect(page.getByText('Multi-Factor Authentication disabled successfully')).toBeVisible();
});

test('a change that needs a recent sign-in asks for it, and then happens', async ({ page }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  await openSecurity(page);
  let isOld = true;
  await page.route('**/api/users/changePassword', (route) => {
    const body = { defined: false, code: 'signIn.notRecent', status: 403, message: '', data: {} };
    return isOld ? route.fulfill({ status: 403, json: body }) : route.fallback();
  });
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill(otherPassword);
  await page.getByRole('button', { name: 'Save password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(dialog.getByLabel('Email')).toHaveValue(rosa.email);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Required')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await dialog.getByLabel('Email').fill('clerical@demo.test');
  await dialog.getByLabel('Password', { exact: true }).fill('demo-school-2026');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog.getByText('does not match the account you are currently signed in with')).toBeVisible();
  await dialog.getByLabel('Email').fill(rosa.email);
  await dialog.getByLabel('Password', { exact: true }).fill(goodPassword);
  isOld = false;
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  await expect(dialog).toBeHidden();
  await signOut(page);
  await signInAs(page, rosa, otherPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the warning mail removes a new factor and signs out every device', async ({ page, browser }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  await enrolPhone(page, rosa);
  const elsewhere = await (await browser.newContext()).newPage();
  const link = await linkTo(page, rosa.email, 'mode=revertSecondFactorAddition');
  await elsewhere.goto(new URL(link, page.url()).href);
  await expect(elsewhere).toHaveURL(/\/auth\/revert-mfa\?/);
  await elsewhere.getByRole('button', { name: "This wasn't me, remove it" }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your account is safe again' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await linkTo(page, rosa.email, 'mode=resetPassword');
  await elsewhere.context().close();
});

test('a device that is signed out from another one loses its session within five seconds', async ({
  page,
  browser,
}) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  const second = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signInAs(second, rosa);
  await expect(second).toHaveURL(/\/dashboard$/);
  await openSecurity(page);
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Sign out \S+ on/ }).click();
  await expect(second).toHaveURL(/\/auth\/signin/);
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden();
  await second.context().close();
});

test('an unverified address is verified before a second factor', async ({ page }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  let isVerified = false;
  await page.route('**/api/users/session', async (route) => {
    const answer = await route.fetch();
    const session = sessionSchema.parse(await answer.json());
    await route.fulfill({ json: { ...session, user: { ...session.user, emailVerified: isVerified } } });
  });
  await page.reload();
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Multi-Factor Authentication' });
  await dialog.getByRole('button', { name: 'I have verified my email' }).click();
  await expect(
    dialog.getByText(
      'Our system still shows that your email is still not verified. Please check your inbox and spam folder for the verification email. It may take a few moments to arrive.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  isVerified = true;
  await dialog.getByRole('button', { name: 'I have verified my email' }).click();
  await expect(dialog.getByRole('button', { name: /^Authenticator app/ })).toBeVisible();
});
