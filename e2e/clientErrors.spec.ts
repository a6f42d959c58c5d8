// Errors of a browser reach provider staff, without anything that a person typed.
import type { Page } from '@playwright/test';
import { atPhone, expect, expectAccessible, signIn, test } from './support/test.ts';

/** As a fault in the code of a page would. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('a fault on the sign-in page is counted, opened and marked as resolved', async ({
  page,
  context,
  screenshotTo,
}) => {
  const visitor = await context.newPage();
  await visitor.goto('/auth/signin');
  await expect(visitor.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  const sent = visitor.waitForRequest('**/api/clientErrors/reportClientErrors');
  await throwLater(visitor, 'No latch for pat@home.example, "Pat fell", 478-555-1234');
  await throwLater(visitor, 'No latch for pat@home.example, "Pat fell", 478-555-1234');
  const request = await sent;
  expect(request.postData()).not.toContain('Pat');
  expect(request.postData()).not.toContain('pat@');
  expect((await request.response())?.status()).toBe(200);
  await visitor.close();

  await signIn(page, 'staff');
  await page.goto('/admin/schooldog?tab=errors');
  const row = page.getByRole('button', { name: /^Error: No latch for \{email\}/ });
  await expect(row).toContainText('2 times');
  await expectAccessible(page);
  await screenshotTo('clientErrors-wide-light');
  await row.click();
  const dialog = page.getByRole('dialog', { name: 'Browser error' });
  await expect(dialog.getByText('/auth/signin', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Chrome', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await atPhone(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
  await expect(row).toBeHidden();
  await page.getByText('Resolved', { exact: true }).click();
  await expect(row).toBeVisible();
});

test('without a network an error waits on the device; noise is not reported', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/auth/signin');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  const stored = () => page.evaluate(() => localStorage.getItem('schooldog.errorReports'));
  // What reports errors is loaded with the first one.
  const first = page.waitForResponse('**/api/clientErrors/reportClientErrors');
  await throwLater(page, 'the first fault');
  await first;
  await context.setOffline(true);
  await throwLater(page, 'ResizeObserver loop completed with undelivered notifications.');
  await throwLater(page, 'a fault without a network');
  await expect.poll(stored).toContain('a fault without a network');
  expect(await stored()).not.toContain('ResizeObserver');
  const later = page.waitForRequest('**/api/clientErrors/reportClientErrors');
  await context.setOffline(false);
  expect((await later).postData()).toContain('"isOffline":true');
  await expect.poll(stored).toBeNull();
});
