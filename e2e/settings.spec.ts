import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('maintenance reaches open browsers at once, and lets provider staff in', async ({
  page,
  browser,
  screenshotTo,
}) => {
  await signIn(page, 'staff');
  await page.goto('/admin/schooldog');
  await expect(page.getByRole('heading', { level: 1, name: 'Provider settings' })).toBeVisible();
  await expectAccessible(page);

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(visitor, 'clerical');
  await visitor.goto('/dashboard');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('switch', { name: 'Maintenance mode' }).click();
  await page.getByRole('button', { name: 'Start maintenance' }).click();
  try {
    await expect(visitor).toHaveURL(/\/utility\/maintenance$/);
    await expect(visitor.getByRole('heading', { name: 'We will be back soon' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Maintenance mode' })).toBeChecked();
    await screenshotTo('provider-wide-light');
  } finally {
    await page.getByRole('switch', { name: 'Maintenance mode' }).click();
    await expect(page.getByRole('switch', { name: 'Maintenance mode' })).not.toBeChecked();
  }
  await expect(visitor).toHaveURL(/\/dashboard$/);
  await visitor.context().close();
});

test('the organization is named once and shown everywhere', async ({ page }) => {
  await signIn(page, 'staff');
  await page.goto('/admin/schooldog?tab=organization');
  await page.getByLabel('District name').fill('Cedar County Schools');
  await page.getByRole('button', { name: 'Save organization' }).click();
  await expect(page.getByText('Changes saved successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('District name')).toHaveValue('Cedar County Schools');
});

test('the provider area is closed to everybody else', async ({ page }) => {
  await signIn(page, 'schooldog_master_admin');
  await page.goto('/admin/schooldog');
  await expect(page).toHaveURL(/\/dashboard$/);
});
