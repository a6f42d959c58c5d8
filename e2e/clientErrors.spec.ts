// Errors of a browser reach provider staff, without anything that a person typed.
import type { Page } from '@playwright/test';
import { atPhone, closePage, expect, expectAccessible, open, signIn, test } from './support/test.ts';

/** As a fault in the code of a page would. */
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('faults of a sign-in page, one of them without a network, are counted, opened and marked as resolved', async ({
  page,
  context,
  screenshotTo,
}) => {
  const visitor = await context.newPage();
  await open(visitor, '/auth/signin');
  const isReport = '**/api/clientErrors/reportClientErrors';

  await test.step('a fault is sent without anything that a person typed', async () => {
    const sent = visitor.waitForRequest(isReport);
    await throwLater(visitor, 'No latch for pat@home.example, "Pat fell", 478-555-1234');
    await throwLater(visitor, 'No latch for pat@home.example, "Pat fell", 478-555-1234');
    const request = await sent;
    expect(request.postData()).not.toContain('Pat');
    expect(request.postData()).not.toContain('pat@');
    expect((await request.response())?.status()).toBe(200);
  });

  await test.step('without a network an error waits on the device; noise is not reported', async () => {
    const stored = () => visitor.evaluate(() => localStorage.getItem('schooldog.errorReports'));
    await context.setOffline(true);
    await throwLater(visitor, 'ResizeObserver loop completed with undelivered notifications.');
    await throwLater(visitor, 'a fault without a network');
    await expect.poll(stored).toContain('a fault without a network');
    expect(await stored()).not.toContain('ResizeObserver');
    const later = visitor.waitForRequest(isReport);
    await context.setOffline(false);
    expect((await later).postData()).toContain('"isOffline":true');
    await expect.poll(stored).toBeNull();
    await closePage(visitor);
  });

  await test.step('provider staff open a fault and mark it as resolved', async () => {
    await signIn(page, 'staff');
    await open(page, '/admin/schooldog?tab=errors');
    const row = page.getByRole('button', { name: /^Error: No latch for \{email\}/ });
    await expect(row).toContainText('2 times');
    await expectAccessible(page);
    await screenshotTo('clientErrors-wide-light');
    await row.click();
    const dialog = page.getByRole('dialog', { name: 'Browser error' });
    await expect(dialog.getByText('/auth/signin', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Chrome', { exact: true })).toBeVisible();
    await atPhone(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark as resolved' }).click();
    await expect(row).toBeHidden();
    await page.getByText('Resolved', { exact: true }).click();
    await expect(row).toBeVisible();
  });
});
