// The second factor: enrolled, requested, lost and removed.
import { aNewcomer, codeTo, completeSetup, linkTo, signInAs, signOut } from './support/accounts.ts';
import { appCode } from './support/authenticatorApp.ts';
import { enrolPhone, openSecurity, wrong } from './support/secondFactor.ts';
import { expect, expectAccessible, open, reload, test } from './support/test.ts';

test('a phone as second factor: enrolled, requested, canceled, replaced by a recovery code', async ({
  page,
}) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  const recoveryCodes = await enrolPhone(page, rosa);
  await expectAccessible(page);
  await signOut(page);

  await test.step('requested at the sign-in', async () => {
    await signInAs(page, rosa);
    await expect(page.getByRole('heading', { name: 'Verify your identity' })).toBeFocused();
    await expect(page.getByText(`We sent a code to (•••) •••-${rosa.phone.slice(-4)}.`)).toBeVisible();
    const first = await codeTo(page, rosa.phone);
    await page.getByLabel('Verification code').fill(wrong(first));
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The code you entered is incorrect. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Verification code')).toBeFocused();
    await expectAccessible(page);
    // The sent code is still valid after a reload.
    await reload(page);
    await expect(page.getByText('We sent a code to')).toBeVisible();
    await page.getByLabel('Verification code').fill(first);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await signOut(page);
  });

  await test.step('canceled: back to the form, without a session', async () => {
    await signInAs(page, rosa);
    await page.getByRole('button', { name: 'Cancel and sign in again' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await open(page, '/dashboard');
    await expect(page).toHaveURL(/\/auth\/signin$/);
  });

  await test.step('replaced by a recovery code', async () => {
    await signInAs(page, rosa);
    await page.getByRole('button', { name: 'Recovery code' }).click();
    await page.getByLabel('Recovery code').fill('aaaaa-bbbbb');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The code you entered is incorrect. Please try again.')).toBeVisible();
    await page.getByLabel('Recovery code').fill((recoveryCodes[0] ?? '').toUpperCase());
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
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

test('the warning mail removes a new factor and signs out every device', async ({ page, browser }) => {
  const rosa = await aNewcomer(page);
  await completeSetup(page, rosa);
  await enrolPhone(page, rosa);
  const elsewhere = await (await browser.newContext()).newPage();
  const link = await linkTo(page, rosa.email, 'mode=revertSecondFactorAddition');
  await open(elsewhere, new URL(link, page.url()).href);
  await expect(elsewhere).toHaveURL(/\/auth\/revert-mfa\?/);
  await elsewhere.getByRole('button', { name: "This wasn't me, remove it" }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Your account is safe again' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/signin/);
  await linkTo(page, rosa.email, 'mode=resetPassword');
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
});
