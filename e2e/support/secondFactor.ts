// Shared steps of the scenarios about the second factor.
import { expect, type Page } from '@playwright/test';
import { codeTo, type Newcomer } from './accounts.ts';

export async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  await page.getByRole('button', { name: /Authentication Details/ }).click();
  await expect(page.getByText("Where you're signed in")).toBeVisible();
}

/** Through the profile, by text message. Returns the recovery codes. */
export async function enrolPhone(page: Page, { phone }: Newcomer): Promise<string[]> {
  await openSecurity(page);
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Multi-Factor Authentication' });
  await dialog.getByRole('button', { name: /^Text message/ }).click();
  await dialog.getByLabel('Phone number').fill('478-555');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Invalid phone number.')).toBeVisible();
  await dialog.getByLabel('Phone number').fill(phone);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(`We sent a code to (•••) •••-${phone.slice(-4)}.`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await dialog.getByLabel('Verification code').fill(wrong(await codeTo(page, phone)));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByText('Invalid verification code. Please try again.')).toBeVisible();
  await dialog.getByLabel('Verification code').fill(await codeTo(page, phone));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Multi-Factor Authentication enabled successfully')).toBeVisible();
  const codes = await dialog
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await dialog.getByRole('button', { name: "I've saved them" }).click();
  await expect(dialog.getByText('10 recovery codes left')).toBeVisible();
  return codes;
}

export function wrong(code: string): string {
  return code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`;
}
