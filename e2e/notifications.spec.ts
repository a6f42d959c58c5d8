import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('provider staff read kept messages and find them by channel, person and day', async ({
  page,
  screenshotTo,
}) => {
  await signIn(page, 'staff');
  await page.goto('/admin/schooldog?tab=messages');
  await page.getByRole('button', { name: 'Send test message' }).click();
  const message = page.getByText('To staff@demo.test').first();
  await expect(message).toBeVisible();
  await expect(page.getByText('Kept').first()).toBeVisible();
  await expectAccessible(page);
  await screenshotTo('messages-wide-light');

  await page.getByText('SMS', { exact: true }).first().click();
  await expect(page.getByText('No message matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(message).toBeVisible();

  await page.getByRole('combobox', { name: 'People' }).fill('Reyes');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No message matches.')).toBeVisible();
});
