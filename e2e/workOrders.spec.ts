import { expect, expectAccessible, signIn, test } from './support/test.ts';

test('the list of work orders opens from the menu', async ({ page }) => {
  await signIn(page, 'maintenance_staff');
  await page.goto('/tasks');
  await expect(page.getByRole('heading', { level: 1, name: 'Work Orders' })).toBeVisible();
  await expectAccessible(page);
});
